import type { Game, Setup } from './game.ts';
import type { Match } from './match.ts';
import { readOptions } from './options.ts';
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
  return { seats: match.seats, options, sheet: sheet.sheet };
}

export function readSheet<Sheet>(game: Game<unknown, Sheet>, given: unknown): { sheet: Sheet } | { flaw: Flaw } {
  if (given === undefined) return { sheet: game.sheet ? game.sheet.standard : (null as Sheet) };
  if (!game.sheet) return { flaw: { field: 'sheet', words: 'is not for this game: it has none' } };
  const flaw = check(game.sheet.schema, given, 'sheet') ?? firstFlaw(game.sheet.flaws(given as Sheet));
  return flaw ? { flaw } : { sheet: given as Sheet };
}
