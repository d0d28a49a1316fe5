import { type Game, isRecord, type Match, type Play } from '@waybill/kernel';
import { type InkName, inksOf } from './inks.ts';
import { type Page, textsOf } from './page.ts';
import { PAPERS, type PaperName } from './paper.ts';
import { writePpn } from './ppn/write.ts';
import type { Job, Prints } from './prints.ts';
import { recordPages, TITLE } from './record/record.ts';
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

function jobOf(game: Game, sheet: unknown, options: PrintOptions): Job {
  const { paper = 'a4', ink = 'colour', trueSize = false, words } = options;
  const say = sayingIn(words?.texts);
  return {
    game,
    credit: say(game.credit),
    sheet,
    sheetName: nameOf(sheet),
    paper: PAPERS[paper],
    inks: inksOf(ink, game.accent[0]),
    say,
    rules: words?.rules ?? null,
    trueSize,
  };
}

const nameOf = (sheet: unknown) => (isRecord(sheet) && typeof sheet.name === 'string' ? sheet.name : '');

/** What can be printed: the names and titles of its parts. */
export function partsOf(prints: Prints<never>): { readonly name: string; readonly title: string }[] {
  return prints.parts.map(({ name, title }) => ({ name, title }));
}

/** All parts of a game for one sheet, which has to be proven (`readSheet`); null for a game that has none. */
export function printSheet(
  game: Game,
  prints: Prints<never>,
  sheet: unknown,
  options: PrintOptions = {},
): PrintedPart[] {
  const job = jobOf(game, sheet, options) as Job<never>;
  return prints.parts.map((part) => ({ name: part.name, title: job.say(part.title), pages: part.draw(job) }));
}

/** The record of a match: set-up, every event as a sentence, the result and the proof of its dice. */
export function printRecord(
  play: Play,
  prints: Prints<never> | null,
  match: Match,
  options: PrintOptions = {},
): PrintedPart {
  const { game, setup } = play;
  const job = jobOf(game, setup.sheet, options);
  const drawn = { board: prints?.board?.(play) ?? null, scene: prints?.scene?.(play) ?? null };
  const pages = recordPages(job, play, match, drawn, options.words?.game ?? game.words);
  return { name: 'record', title: job.say(TITLE), pages };
}

/** Whether a game's matches can be written in Portable Piecepack Notation. */
export const hasPpn = (prints: Prints<never> | null): boolean => prints?.layout !== undefined;

/** The start layout of a match in Portable Piecepack Notation; null if the game has none, or it is not dealt yet. */
export function ppnOf(play: Play, prints: Prints<never> | null): string | null {
  const { game, setup } = play;
  const layout = prints?.layout?.(play);
  return layout ? writePpn({ game: game.title, sheet: nameOf(setup.sheet), players: setup.seats }, layout) : null;
}

/** Letters that a PDF can't show, each once; SVG shows them where a font has them. */
export function lettersLost(pages: readonly Page[]): string[] {
  return [...new Set(pages.flatMap(({ marks }) => textsOf(marks)).flatMap(unprintable))];
}
