import type { Move } from '@waybill/kernel';
import { inside, type ShipItState as State, game as shipIt } from '../rules/index.ts';

export { SUITS } from '@waybill/kernel/piecepack';

export const { BUILD, BUY, DONE, HAUL, LIFT, OFFICIAL, PIPSTOP, TAKE } = inside;
export const { buyMove, dominoOf, facingOf, kindOf, loadOf, officialMove, pipstopMove, placeOf, warehouseOf } = inside;
/** Nobody but the seat to move has to act. */
export const NOTHING = 0;
/** Where a domino is that has to be built. */
export const TO_BUILD = 1;
/** SI-2.1 */
export const TURN_POINTS = 8;
/** SI-4.1 */
export const FULL = 8;

export const { haveSameTerms, isHalf, LINKS, NO_PIPSTOP, OFFICIALS, poolCount, rankOf, SQUARES, STEPS } = inside;

/** A haul that leaves the load as it lies. */
export const haulMove = (load: number, to: number): Move => inside.haulMove(load, to, false);

export const isFree = (s: State, square: number): boolean =>
  s.cell[square] === inside.FREE || s.cell[square] === inside.BESIDE;
/** The tile whose tick is on this square, or −1. */
export const tickOn = (s: State, square: number): number =>
  s.cell[square] >= inside.TICK ? s.cell[square] - inside.TICK : -1;

/** The tile of a suit's hub, or −1 when it is closed. */
export const hubOf = (s: State, suit: number): number =>
  s.hubs[suit] === inside.CLOSED ? -1 : suit * 6 + s.hubs[suit];
export const isHub = (s: State, space: number): boolean => space >= 0 && inside.hubHere(s, space);

/** SI-2.1: the points the suit on turn begins with. */
export const pointsOf = (s: State): number => TURN_POINTS + chipsOf(s, s.suit);

export function chipsOf(s: State, suit: number): number {
  let n = 0;
  for (let bits = s.chips[suit]; bits > 0; bits &= bits - 1) n++;
  return n;
}

export const near = new Int16Array(inside.MOST_NEIGHBOURS);

/** Writes the neighbours of a space into `near` and returns how many there are. */
export function neighbours(s: State, space: number): number {
  return inside.neighbours(s, space, near);
}

/** A copy of this state, in the one given if it is of such a match. */
export function copied(s: State, into: State | null): State {
  if (!into || !haveSameTerms(into, s)) return shipIt.clone(s);
  shipIt.copy(s, into);
  return into;
}
