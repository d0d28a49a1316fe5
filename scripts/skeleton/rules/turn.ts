import type { Actor, Move, MoveList } from '@waybill/kernel';
import { SLIPS, type State } from './state.ts';

/** A move is the pips of the die that is loaded, or this. */
export const CLOSE: Move = 0;

export function next(s: State): Actor {
  if (s.step === 'over') return 'over';
  return s.step === 'load' ? s.seat : 'chance';
}

export function moves(s: State, out: MoveList): void {
  out.add(s.dice[0]);
  if (s.dice[1] !== s.dice[0]) out.add(s.dice[1]);
  out.add(CLOSE);
}

export function play(s: State, move: Move): void {
  s.loads[s.seat] += move;
  // SLIP-2.4: everybody can see that it is too heavy.
  if (move === CLOSE || s.loads[s.seat] > s.floor + SLIPS) s.closed[s.seat] = true;
  endTurn(s);
}

/** SLIP-2.5 */
function endTurn(s: State): void {
  s.dice.length = 0;
  if (!s.closed[1 - s.seat]) s.seat = 1 - s.seat;
  s.step = s.closed[s.seat] ? 'over' : 'roll';
}
