import type { Seat } from '@waybill/kernel';
import { DICE, DIE_CODES, pipsOf, SHIFTED, TRIO } from './dice.ts';
import { BESIDE, type Cell, lowest, PAIRS, PORTS, STRIPS } from './grid.ts';
import { availableDice, hasDeparted, isDocked, type State } from './state.ts';

/** What the seat to act may do, before it is asked for the action. */

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
  for (let port = 0; port < PORTS; port++) if (isDocked(s, s.seat, port)) mask |= STRIPS[s.seat * PORTS + port];
  for (let left = mask; left !== 0; left &= left - 1) {
    const cell = lowest(left);
    if (s.grid[cell] !== 0) mask ^= 1 << cell;
  }
  return mask;
}

/** Now, or after a roll. */
export function couldPlace(s: State): boolean {
  return (s.waiting > 0 || canRoll(s)) && openMask(s) !== 0;
}

/** HA-2.9 */
export function isPressed(s: State): boolean {
  return s.quiet >= s.table.patience && givesWay(s) === s.seat;
}

/** HA-2.9: who has to place once patience is at its end; where one plays on alone, nobody else can. */
export function givesWay(s: State): Seat {
  if (!s.table.diceDecide || hasDeparted(s, 1 - s.seat)) return s.seat;
  const isOdd = s.table.lastRollDecides ? s.lastRollOdd : pipsRolled(s) % 2 === 1;
  return isOdd ? 0 : 1;
}

/** Of all dice that are booked or on the grid. */
export function pipsRolled(s: State): number {
  let pips = 0;
  for (let die = 1; die < DIE_CODES; die++) pips += s.booked[die] * pipsOf(die);
  for (let cell = 0; cell < DICE; cell++) pips += pipsOf(s.grid[cell]);
  return pips;
}

/** HA-2.9: nothing but placing will do. */
export function mustPlace(s: State): boolean {
  return isPressed(s) && couldPlace(s);
}

/** HA-2.2: the open cells that the die here can be pushed to, if there is one that has not been turned. */
export function stepsFrom(s: State, from: Cell, open: number): number {
  const die = s.grid[from];
  return die === 0 || die >= SHIFTED ? 0 : open & BESIDE[from];
}

export function canSwap(s: State, pair: number): boolean {
  return isDocked(s, s.seat, PAIRS[pair][0]) && isDocked(s, s.seat, PAIRS[pair][1]);
}

/** HA-2.2: could the player place, shift or swap at once, were there no HA-2.9? */
export function hasAction(s: State): boolean {
  for (let pair = 0; pair < PAIRS.length; pair++) if (canSwap(s, pair)) return true;
  const open = openMask(s);
  if (open !== 0 && s.waiting > 0) return true;
  for (let from = 0; from < DICE; from++) if (stepsFrom(s, from, open) !== 0) return true;
  return false;
}
