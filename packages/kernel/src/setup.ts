import type { Game, Setup } from './game.ts';
import type { Match } from './match.ts';
import { readOptions, usualOptions } from './options.ts';
import { check, type Flaw, firstFlaw } from './schema.ts';

export function isFlaw(value: object): value is Flaw {
  return 'field' in value && 'words' in value;
}

/** The set-up of a match of this game, proven; or the first flaw. */
export function readSetup<Sheet>(
  game: Game<unknown, Sheet>,
  match: Pick<Match, 'options' | 'seats' | 'sheet'>,
): Setup<Sheet> | Flaw {
  const options = readOptions(game.options, match.options);
  if (isFlaw(options)) return options;
  const { min, max } = game.seats;
  if (match.seats.length < min || match.seats.length > max) {
    return { field: 'seats', words: `must be ${min === max ? min : `${min} to ${max}`}, not ${match.seats.length}` };
  }
  const sheet = readSheet(game, match.sheet);
  if ('flaw' in sheet) return sheet.flaw;
  const setup = { seats: match.seats, options, sheet: sheet.sheet };
  return game.flaw?.(setup) ?? setup;
}

/** What a match is set up with; left out, its seats are as few as the game takes, and everything else as printed. */
export type Chosen = Partial<Pick<Match, 'options' | 'seats' | 'sheet'>>;

/**
 * What the file of a new match says: what was chosen, and what is usual today where a file that is silent means something older.
 */
export function asUsual(game: Game, { options = {}, sheet }: Chosen = {}): Pick<Match, 'options' | 'sheet'> {
  const newer = game.options.filter(({ key, usual }) => usual !== undefined && !Object.hasOwn(options, key));
  const given = sheet ?? (game.sheet?.before === undefined ? undefined : game.sheet.standard);
  return { options: { ...options, ...usualOptions(newer) }, ...(given !== undefined && { sheet: given }) };
}

/** The set-up of a match that is known to be good, such as a test's or one proven when it came in; throws at a flaw. */
export function setupOf<Sheet>(game: Game<unknown, Sheet>, chosen: Chosen = {}): Setup<Sheet> {
  const seats = chosen.seats ?? Array.from({ length: game.seats.min }, (_, seat) => `Seat ${seat}`);
  const setup = readSetup(game, { options: chosen.options ?? {}, seats, sheet: chosen.sheet });
  if (isFlaw(setup)) throw new Error(`${game.id}: ${setup.field} ${setup.words}`);
  return setup;
}

export function readSheet<Sheet>(game: Game<unknown, Sheet>, given: unknown): { sheet: Sheet } | { flaw: Flaw } {
  if (given === undefined) return { sheet: game.sheet ? (game.sheet.before ?? game.sheet.standard) : (null as Sheet) };
  if (!game.sheet) return { flaw: { field: 'sheet', words: 'is not for this game: it has none' } };
  if (given === game.sheet.standard) return { sheet: game.sheet.standard };
  const flaw = check(game.sheet.schema, given, 'sheet') ?? firstFlaw(game.sheet.flaws(given as Sheet));
  return flaw ? { flaw } : { sheet: given as Sheet };
}
