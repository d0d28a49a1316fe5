import { ownerOf, type ShipItState as State, shipIt } from '@waybill/rules/ship-it';
import { NO_PIPSTOP, pointsOf, SUITS } from './ship-it-table.ts';
import { turnWorth } from './ship-it-turn.ts';

/** What a turn that could be played now counts for, by how many turns come before it: who comes first ships first. */
const SOON = [0.8, 0.5, 0.4, 0.35] as const;

let table: State | null = null;

/** What each suit could gain in its next turn, were the table left as it is. */
export function soon(s: State, out: Float64Array): void {
  const there = copyOf(s);
  there.moved.fill(0);
  there.pipstop = NO_PIPSTOP;
  for (let wait = 0; wait < SUITS; wait++) {
    there.suit = (s.suit + wait) % SUITS;
    there.points = pointsOf(there);
    out[there.suit] = ownerOf(s.seats, there.suit) < 0 ? 0 : SOON[wait] * turnWorth(there);
  }
}

function copyOf(s: State): State {
  if (table?.seats === s.seats && table.target === s.target) shipIt.copy(s, table);
  else table = shipIt.clone(s);
  return table;
}
