import type { MoveList } from '@waybill/kernel';
import { haulMove, loadOf, pipstopMove, placeOf, warehouseOf } from './codes.ts';
import { HIGHEST_PIPS } from './dominoes.ts';
import { turnUp } from './loads.ts';
import { canStop, reach } from './reach.ts';
import { hubHere, isFull, ship } from './shipments.ts';
import { FREIGHT, NO_PIPSTOP, type State } from './state.ts';
import type { Step } from './step.ts';
import { MOONS, NOBODY, ownerOf } from './suits.ts';
import { survey } from './survey.ts';
import { isTile, type Space, SQUARES } from './table.ts';

/** SI-2.6: set once, before the first load. */
export const setting: Step = {
  offers(s, out) {
    if (s.pipstop !== NO_PIPSTOP) return;
    for (let value = 0; value <= HIGHEST_PIPS && value <= s.points; value++) out.add(pipstopMove(value));
  },
  plays(s, move) {
    s.phase = FREIGHT;
    s.pipstop = placeOf(move);
    s.points -= s.pipstop;
  },
};

const marks = new Uint8Array(SQUARES);
const spaces = new Int16Array(SQUARES);

/** SI-2.6 to SI-2.9. */
export const hauling: Step = {
  offers(s, out) {
    if (s.pipstop === NO_PIPSTOP || s.points === 0) return;
    offerSuit(s, s.suit, out);
    if (ownerOf(s.seats, MOONS) === NOBODY) offerSuit(s, MOONS, out);
  },
  plays(s, move) {
    const load = loadOf(move);
    const to = placeOf(move);
    s.points--;
    s.moved[load] = 1;
    s.space[load] = to;
    if (warehouseOf(move)) turnUp(s, load);
    if (!hubHere(s, to)) return;
    turnUp(s, load);
    if (isFull(s, to)) ship(s, to);
  },
};

function offerSuit(s: State, suit: number, out: MoveList): void {
  survey(s, suit, marks);
  for (let load = 0; load < s.count; load++) {
    if (s.loadSuit[load] === suit && !s.moved[load] && !hubHere(s, s.space[load])) offerLoad(s, load, out);
  }
}

function offerLoad(s: State, load: number, out: MoveList): void {
  const n = reach(s, s.space[load], s.pipstop, marks, spaces);
  for (let i = 0; i < n; i++) {
    const to = spaces[i];
    if (!canStop(to, marks)) continue;
    out.add(haulMove(load, to, false));
    if (mayWarehouse(s, load, to)) out.add(haulMove(load, to, true));
  }
}

/** SI-2.9: whether turning it up there is a choice. */
export function mayWarehouse(s: State, load: number, to: Space): boolean {
  return isTile(to) && !s.up[load] && !hubHere(s, to);
}

/** SI-2.8 */
export function mayHaul(s: State, suit: number): boolean {
  return suit === s.suit || ownerOf(s.seats, suit) === NOBODY;
}
