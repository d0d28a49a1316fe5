import { finish } from './ending.ts';
import { chipCount } from './score.ts';
import { LINKS, NO_PIPSTOP, type State } from './state.ts';
import { nextSuit } from './suits.ts';

/** SI-2.1 */
export const TURN_POINTS = 8;

export function startTurn(s: State, suit: number): void {
  s.suit = suit;
  s.phase = LINKS;
  s.points = TURN_POINTS + chipCount(s, suit);
  s.pipstop = NO_PIPSTOP;
  s.lifted = -1;
  s.moved.fill(0);
}

export function endTurn(s: State): void {
  const next = nextSuit(s.seats, s.suit);
  if (next === 0 && !endRound(s)) return;
  startTurn(s, next);
}

/** SI-5.2: false when it was one dry round too many. */
function endRound(s: State): boolean {
  s.dry = s.busy ? 0 : s.dry + 1;
  s.busy = 0;
  if (s.dry === s.dryEnd) {
    finish(s, 'dry');
    return false;
  }
  s.round++;
  return true;
}
