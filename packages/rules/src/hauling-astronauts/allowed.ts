import { SHIFTED, TRIO } from './dice.ts';
import { PAIRS, PORTS, STEP_FROM, STEP_TO, STEPS, stripCell } from './grid.ts';
import { availableDice, isDocked, type State } from './state.ts';

/** What the seat to act may do, before it is asked for the action. */

/** HA-2.9: how many quiet turns in a row are borne. */
export const PATIENCE = 4;

/** HA-1.3: the first turn of the match starts with a roll. */
export function rollIsDue(s: State): boolean {
  return s.turn === 1 && !s.rolled;
}

/** HA-2.1 */
export function canRoll(s: State): boolean {
  return !s.rolled && availableDice(s) >= TRIO;
}

/** HA-2.2, HA-2.3: the open cells of strips whose transport is still at its port, one bit each. */
export function openMask(s: State): number {
  let mask = 0;
  for (let port = 0; port < PORTS; port++) {
    if (!isDocked(s, s.seat, port)) continue;
    for (let n = 0; n < TRIO; n++) {
      const cell = stripCell(s.seat, port, n);
      if (s.grid[cell] === 0) mask |= 1 << cell;
    }
  }
  return mask;
}

/** Now, or after a roll. */
export function couldPlace(s: State): boolean {
  return (s.waiting > 0 || canRoll(s)) && openMask(s) !== 0;
}

/** HA-2.9 */
export function isPressed(s: State): boolean {
  return s.quiet >= PATIENCE;
}

/** HA-2.9: nothing but placing will do. */
export function mustPlace(s: State): boolean {
  return isPressed(s) && couldPlace(s);
}

/** HA-2.2: a die that has not been turned, and an open cell beside it. */
export function canStep(s: State, step: number, open: number): boolean {
  const die = s.grid[STEP_FROM[step]];
  return die !== 0 && die < SHIFTED && ((open >> STEP_TO[step]) & 1) === 1;
}

export function canSwap(s: State, pair: number): boolean {
  return isDocked(s, s.seat, PAIRS[pair][0]) && isDocked(s, s.seat, PAIRS[pair][1]);
}

/** HA-2.2: could the player place, shift or swap at once, were there no HA-2.9? */
export function hasAction(s: State): boolean {
  for (let pair = 0; pair < PAIRS.length; pair++) if (canSwap(s, pair)) return true;
  const open = openMask(s);
  if (open !== 0 && s.waiting > 0) return true;
  for (let step = 0; step < STEPS; step++) if (canStep(s, step, open)) return true;
  return false;
}
