import type { Knowledge } from '@waybill/bots/knowledge';
import { goalOf, ownerOf, type ShipItState as State, game as shipIt } from '../rules/index.ts';
import { isTurnStart } from './finish.ts';
import { moves, quick, weigh } from './moves.ts';
import { outlook, POTENTIAL, TURN_WORTH, WAITING_PAY } from './outlook.ts';
import { SUITS } from './table.ts';

/** What chance owes. */
const LINK = 3;

/** How much of what is in sight counts beside what has been scored. */
const IN_SIGHT = 0.5;

/** Before any values are learned. */
function evaluate(s: State, out: Float64Array): void {
  out.fill(0, 0, s.seats);
  const { end, isOver, isSetUp, rows } = outlook.of(s);
  if (!end || isSetUp) return;
  for (let suit = 0; suit < SUITS; suit++) {
    const seat = ownerOf(s.seats, suit);
    if (seat < 0) continue;
    out[seat] += end.scores[suit];
    if (!isOver) out[seat] += IN_SIGHT * (rows[suit][TURN_WORTH] + rows[suit][POTENTIAL] + rows[suit][WAITING_PAY]);
  }
}

/** The nearer somebody is to the goal, the less can still change. */
function doubt(s: State): number {
  let most = 0;
  for (const score of shipIt.score(s)) most = Math.max(most, score);
  return 4 + 16 * Math.max(0, 1 - most / goalOf(s));
}

/** Which domino was turned over; where coins were scattered is anybody's guess. */
function outcome(before: State, after: State): number {
  if (before.awaited !== LINK) return -1;
  for (let domino = 0; domino < after.dominoAt.length; domino++) {
    if (after.dominoAt[domino] !== before.dominoAt[domino]) return domino;
  }
  return -1;
}

export const knowledge: Knowledge<State> = {
  unit: 'win',
  range: [-100, 100],
  pace: 2,
  // Some seventy decisions a seat: each has less to lose.
  grades: { doubtful: 0.01, bad: 0.03, veryBad: 0.08, puzzle: 0.1, rated37: 0.0022 },
  curiosity: 0.15,
  hides: () => true,
  evaluate,
  doubt,
  moves,
  weigh,
  quick,
  horizon: isTurnStart,
  outcome,
};
