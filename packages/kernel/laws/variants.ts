import { readFileSync } from 'node:fs';
import {
  allValues,
  type Game,
  matchOf,
  type OptionSpec,
  type Options,
  type Setup,
  setupOf,
  valuesToTry,
} from '@waybill/kernel';
import { recordedMatches } from './folders.ts';

/**
 * Every set-up worth trying. The options of the source in all combinations, with every number of seats; each value of
 * each reading with all of these; any two readings together once, seats and the other options taking turns.
 */
export function variants(game: Game): Setup[] {
  const { readings, sourced } = optionsOf(game);
  const pairs = readings.flatMap((first, i) =>
    readings.slice(i + 1).flatMap((second) => combinations([first, second]).filter(bothDiffer(first, second))),
  );
  return [{}, ...readings.flatMap(others)]
    .flatMap((reading) => sourced.flatMap((options) => withAllSeats(game, { ...options, ...reading })))
    .concat(byTurns(game, pairs));
}

/** The options of the source as in `variants`, but each value of each reading only once: for laws that cost more. */
export function fewVariants(game: Game): Setup[] {
  const { readings, sourced } = optionsOf(game);
  return sourced.flatMap((options) => withAllSeats(game, options)).concat(byTurns(game, readings.flatMap(others)));
}

/** Every value of every option, each once. */
export function everyValue(game: Game): Setup[] {
  const chosen = game.options.flatMap((spec) => allValues(spec).map((value) => ({ [spec.key]: value })));
  const seats = seatCounts(game);
  return chosen.map((options, i) => seated(game, options, seats[i % seats.length]));
}

function optionsOf({ options }: Game): { readings: OptionSpec[]; sourced: Options[] } {
  const readings = options.filter(({ reading }) => reading);
  return { readings, sourced: combinations(options.filter(({ reading }) => !reading)) };
}

function seatCounts({ seats: { min, max } }: Game): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

function withAllSeats(game: Game, options: Options): Setup[] {
  return seatCounts(game).map((seats) => seated(game, options, seats));
}

/** Each with the next number of seats and the next options of the source. */
function byTurns(game: Game, chosen: readonly Options[]): Setup[] {
  const { sourced } = optionsOf(game);
  const seats = seatCounts(game);
  return chosen.map((one, i) => seated(game, { ...sourced[i % sourced.length], ...one }, seats[i % seats.length]));
}

/** A reading's values other than its default. */
function others(spec: OptionSpec): Options[] {
  return valuesToTry(spec)
    .filter((value) => value !== spec.default)
    .map((value) => ({ [spec.key]: value }));
}

function bothDiffer(first: OptionSpec, second: OptionSpec): (options: Options) => boolean {
  return (options) => options[first.key] !== first.default && options[second.key] !== second.default;
}

function seated(game: Game, options: Options, seats: number): Setup {
  return setupOf(game, { options, seats: Array.from({ length: seats }, (_, i) => `P${i}`) });
}

/** The set-ups of the recorded matches that were played on sheets of their own. */
function ownSheets(game: Game): Setup[] {
  return recordedMatches(game.id)
    .map((path) => matchOf(readFileSync(path, 'utf8')))
    .filter((match) => match.sheet !== undefined)
    .map((match) => setupOf(game, match));
}

/** Everything a game is tried with: its variants, and the sheets it was recorded on. */
export const setupsOf = (game: Game): Setup[] => [...variants(game), ...ownSheets(game)];

/** The same with `fewVariants`. */
export const fewSetupsOf = (game: Game): Setup[] => [...fewVariants(game), ...ownSheets(game)];

function combinations(specs: readonly OptionSpec[]): Options[] {
  return specs.reduce<Options[]>(
    (sets, spec) => sets.flatMap((set) => valuesToTry(spec).map((value) => ({ ...set, [spec.key]: value }))),
    [{}],
  );
}
