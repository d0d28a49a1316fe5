import { type Game, isRecord, type Match, type Play } from '@waybill/rules/kernel';
import { type InkName, inksOf } from './inks.ts';
import { type Page, textsOf } from './page.ts';
import { PAPERS, type PaperName } from './paper.ts';
import { writePpn } from './ppn/write.ts';
import type { Job, Prints } from './prints.ts';
import { recordPages, TITLE } from './record/record.ts';
import { registry } from './registry.ts';
import { type PrintWords, sayingIn } from './say.ts';
import { unprintable } from './text/win-ansi.ts';

export interface PrintOptions {
  readonly paper?: PaperName;
  readonly ink?: InkName;
  /** Maps as large as the tiles of a piecepack, on several pages. */
  readonly trueSize?: boolean;
  /** English unless told. */
  readonly words?: PrintWords;
}

export interface PrintedPart {
  /** One word, as it is typed. */
  readonly name: string;
  readonly title: string;
  readonly pages: readonly Page[];
}

async function printsOf(game: Game): Promise<Prints> {
  return (await registry[game.id]()).prints;
}

function jobOf(game: Game, { accent, credit }: Prints, sheet: unknown, options: PrintOptions): Job {
  const { paper = 'a4', ink = 'colour', trueSize = false, words } = options;
  const say = sayingIn(words?.texts);
  return {
    game,
    credit: say(credit),
    sheet,
    sheetName: nameOf(sheet),
    paper: PAPERS[paper],
    inks: inksOf(ink, accent),
    say,
    rules: words?.rules ?? null,
    trueSize,
  };
}

const nameOf = (sheet: unknown) => (isRecord(sheet) && typeof sheet.name === 'string' ? sheet.name : '');

/** What can be printed of a game: the names and titles of its parts. */
export async function partsOf(game: Game): Promise<{ readonly name: string; readonly title: string }[]> {
  return (await printsOf(game)).parts.map(({ name, title }) => ({ name, title }));
}

/** All parts of a game for one sheet, which has to be proven (`readSheet`); null for a game that has none. */
export async function printSheet(game: Game, sheet: unknown, options: PrintOptions = {}): Promise<PrintedPart[]> {
  const prints = await printsOf(game);
  const job = jobOf(game, prints, sheet, options);
  return prints.parts.map((part) => ({ name: part.name, title: job.say(part.title), pages: part.draw(job) }));
}

/** The record of a match: set-up, every event as a sentence, the result and the proof of its dice. */
export async function printRecord(play: Play, match: Match, options: PrintOptions = {}): Promise<PrintedPart> {
  const { game, setup } = play;
  const prints = await printsOf(game);
  const job = jobOf(game, prints, setup.sheet, options);
  const pages = recordPages(job, play, match, prints.scene?.(play) ?? null, options.words?.game ?? game.words);
  return { name: 'record', title: job.say(TITLE), pages };
}

/** Whether a game's matches can be written in Portable Piecepack Notation. */
export async function hasPpn(game: Game): Promise<boolean> {
  return (await printsOf(game)).layout !== undefined;
}

/** The start layout of a match in Portable Piecepack Notation; null if the game has none, or it is not dealt yet. */
export async function ppnOf(play: Play): Promise<string | null> {
  const { game, setup } = play;
  const layout = (await printsOf(game)).layout?.(play);
  return layout ? writePpn({ game: game.title, sheet: nameOf(setup.sheet), players: setup.seats }, layout) : null;
}

/** Letters that a PDF can't show, each once; SVG shows them where a font has them. */
export function lettersLost(pages: readonly Page[]): string[] {
  return [...new Set(pages.flatMap(({ marks }) => textsOf(marks)).flatMap(unprintable))];
}
