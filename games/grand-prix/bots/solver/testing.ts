import { MoveList, type Rng } from '@waybill/kernel';
import { type CircuitSheet, game as grandPrix, type Sheet, type State } from '../../rules/index.ts';

type Uses = readonly [free: number, cost: number];

/** A sheet with the special actions in their usual order. */
export function sheetOf(
  circuits: readonly Omit<CircuitSheet, 'name'>[],
  uses: readonly [Uses, Uses, Uses, Uses],
  { gears = 6, dice = 6 } = {},
): Sheet {
  const [reroll, include, select, shift] = uses.map(([free, cost]) => ({ free, cost }));
  return {
    sheet: 'grand-prix',
    name: 'Test',
    gears,
    dice,
    specials: { reroll, include, select, shift },
    circuits: circuits.map((circuit, i) => ({ name: `Circuit ${i + 1}`, ...circuit })),
  };
}

export const setupOf = (sheet: Sheet) => ({ seats: ['Ann'], options: {}, sheet });

export function stepAtRandom(s: State, rng: Rng): void {
  if (grandPrix.next(s) === 'chance') return grandPrix.chance.deal(s, rng);
  const moves = new MoveList();
  grandPrix.moves(s, moves);
  grandPrix.play(s, moves.codes[rng.below(moves.size)]);
}
