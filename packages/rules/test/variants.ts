import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, isFlaw, type Match, type OptionSpec, type Options, readSetup, type Setup } from '../src/index.ts';

/** Every set-up worth trying: all values of each option, or its ends and default, combined, with every number of seats. */
export function variants(game: Game): Setup[] {
  const setups: Setup[] = [];
  for (const options of combinations(game.options)) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      setups.push(setupOf(game, { options, seats: Array.from({ length: seats }, (_, i) => `P${i}`) }));
    }
  }
  return setups;
}

const fixtures = join(import.meta.dirname, '../fixtures');

/** The set-ups of the recorded matches that were played on sheets of their own. */
export function ownSheets(game: Game): Setup[] {
  return readdirSync(join(fixtures, game.id))
    .filter((name) => name.endsWith('.waybill.json'))
    .map((name) => JSON.parse(readFileSync(join(fixtures, game.id, name), 'utf8')) as Match)
    .filter((match) => match.sheet !== undefined)
    .map((match) => setupOf(game, match));
}

function setupOf(game: Game, match: Pick<Match, 'options' | 'seats' | 'sheet'>): Setup {
  const setup = readSetup(game, match);
  if (isFlaw(setup)) throw new Error(`${setup.field} ${setup.words}`);
  return setup;
}

function combinations(specs: readonly OptionSpec[]): Options[] {
  return specs.reduce<Options[]>(
    (sets, spec) => sets.flatMap((set) => values(spec).map((value) => ({ ...set, [spec.key]: value }))),
    [{}],
  );
}

/** Of more values than these, the ends and the default will do. */
const FEW = 10;

function values(spec: OptionSpec): (boolean | string | number)[] {
  switch (spec.kind) {
    case 'flag':
      return [false, true];
    case 'choice':
      return [...spec.values];
    case 'whole':
      return spec.max - spec.min < FEW
        ? Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i)
        : [...new Set([spec.default, spec.min, spec.max])];
  }
}
