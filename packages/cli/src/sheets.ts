import { findGame, games } from '@waybill/games';
import { type Flaw, type Game, isRecord, readSheet } from '@waybill/kernel';
import { Failure, usage } from './fail.ts';
import { flawed, nameOf, parseJson, readText } from './files.ts';
import { gameOf } from './game.ts';
import type { Io } from './io.ts';
import { type Opened, readOpened } from './open.ts';

/** A game and a sheet of it that is proven; null for a game that has none. */
interface Sheeted {
  readonly game: Game;
  readonly sheet: unknown;
  /** The sheet as a match file would hold it: none where it is the game's own. */
  readonly given?: unknown;
}

export type Source = { readonly sheeted: Sheeted } | { readonly opened: Opened };

/** What `FILE|GAME` stands for: a game's own sheet, a sheet in a file, or a match. */
export async function openSource(text: string, asked: string | undefined, io: Io): Promise<Source> {
  const known = findGame(text);
  if (known && asked !== undefined) throw usage(`--game is for a sheet in a file; ${text} is a game`);
  if (known) return { sheeted: { game: known, sheet: known.sheet?.standard ?? null } };
  const name = nameOf(text);
  const content = await readText(text, io);
  const value = parseJson(name, content);
  if (isRecord(value) && Object.hasOwn(value, 'waybill')) {
    if (asked !== undefined) throw usage(`--game is for a sheet; ${name} is a match`);
    return { opened: readOpened(name, content) };
  }
  return { sheeted: soundSheet(name, value, asked) };
}

/** The first game that takes this sheet, or the one asked for. */
function soundSheet(name: string, sheet: unknown, asked: string | undefined): Sheeted {
  const checks = checkSheet(name, sheet, asked);
  const good = checks.find(({ flaw }) => flaw === null);
  if (!good) throw flawed(name, checks[0].flaw!);
  return { game: good.game, sheet, given: sheet };
}

export interface SheetCheck {
  readonly game: Game;
  readonly flaw: Flaw | null;
  /** What is odd about it and may still be played. */
  readonly remarks: readonly Flaw[];
}

/** What each game of that kind of sheet says of it. */
export function checkSheet(name: string, sheet: unknown, asked?: string): SheetCheck[] {
  const takers = takersOf(name, sheet);
  const game = asked === undefined ? undefined : gameOf(asked);
  if (game && !takers.includes(game)) throw new Failure(`${name}: is not a sheet for ${game.title}`);
  return (game ? [game] : takers).map((taker) => checkFor(taker, sheet));
}

function checkFor(game: Game, sheet: unknown): SheetCheck {
  const read = readSheet(game, sheet);
  if ('flaw' in read) return { game, flaw: read.flaw, remarks: [] };
  return { game, flaw: null, remarks: game.sheet?.remarks?.(read.sheet) ?? [] };
}

/** The games whose sheets are of this kind: by the `sheet` field, where the game's own sheet has one. */
function takersOf(name: string, sheet: unknown): Game[] {
  if (!isRecord(sheet)) throw new Failure(`${name}: sheet: must be a JSON object`);
  const kinds = games.filter((game) => game.sheet !== null);
  const kind = (game: Game) => (isRecord(game.sheet?.standard) ? game.sheet.standard.sheet : undefined);
  const takers = kinds.filter((game) => kind(game) === sheet.sheet);
  if (takers.length > 0) return takers;
  const known = [...new Set(kinds.map(kind))].map((one) => JSON.stringify(one)).join(', ');
  throw new Failure(`${name}: sheet.sheet: must be one of ${known}`);
}
