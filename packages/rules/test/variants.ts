import { type Game, isFlaw, type OptionSpec, type Options, readSetup, type Setup } from '../src/index.ts';

/** Every set-up worth trying: each option at its ends and default, combined, with every number of seats. */
export function variants(game: Game): Setup[] {
  const setups: Setup[] = [];
  for (const options of combinations(game.options)) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const setup = readSetup(game, { options, seats: Array.from({ length: seats }, (_, i) => `P${i}`) });
      if (isFlaw(setup)) throw new Error(`${setup.field} ${setup.words}`);
      setups.push(setup);
    }
  }
  return setups;
}

function combinations(specs: readonly OptionSpec[]): Options[] {
  return specs.reduce<Options[]>(
    (sets, spec) => sets.flatMap((set) => values(spec).map((value) => ({ ...set, [spec.key]: value }))),
    [{}],
  );
}

function values(spec: OptionSpec): (boolean | string | number)[] {
  switch (spec.kind) {
    case 'flag':
      return [false, true];
    case 'choice':
      return [...spec.values];
    case 'whole':
      return [...new Set([spec.default, spec.min, spec.max])];
  }
}
