import { type EventOf, type Move, type Refusal, refuse } from '@waybill/kernel';
import { haulMove, pipstopMove } from './codes.ts';
import { HIGHEST_PIPS } from './dominoes.ts';
import type { Events } from './events.ts';
import { mayHaul, mayWarehouse } from './hauling.ts';
import { loadAt, readLoad } from './loads.ts';
import { isSpace } from './network.ts';
import { broke } from './points.ts';
import { reach } from './reach.ts';
import { hubHere } from './shipments.ts';
import { NO_PIPSTOP, type State } from './state.ts';
import { SHIP_SUITS } from './suits.ts';
import { BARRED, SHUT, survey } from './survey.ts';
import { isTile, readSpace, type Space, SQUARES, spaceName } from './table.ts';

/** SI-2.6 */
export function readPipstop(s: State, value: number): Move | Refusal {
  if (s.pipstop !== NO_PIPSTOP) return refuse('SI-2.6', 'pipstop-set', { pipstop: s.pipstop });
  const fits = Number.isInteger(value) && value >= 0 && value <= HIGHEST_PIPS;
  return broke(value, s.points) ?? (fits ? pipstopMove(value) : refuse('SI-2.6', 'pipstop-range', { value }));
}

/** SI-2.6 to SI-3.3, the lowest clause first. */
export function readHaul(s: State, event: EventOf<Events, 'haul'>): Move | Refusal {
  if (s.pipstop === NO_PIPSTOP) return refuse('SI-2.6', 'no-pipstop');
  const load = readLoad(s, event.load);
  const to = readSpace(event.to);
  const warehouse = event.warehouse === true;
  const wrong =
    broke(1, s.points) ??
    wrongLoad(s, load, event.load) ??
    wrongPlace(s, load, to, event.to) ??
    notYours(s, load) ??
    (warehouse && !isTile(to) ? refuse('SI-2.9', 'warehouse-half', { to: spaceName(to) }) : null) ??
    keptOut(s, load, to);
  return wrong ?? haulMove(load, to, warehouse && mayWarehouse(s, load, to));
}

function wrongLoad(s: State, load: number, id: string): Refusal | null {
  if (load < 0) return refuse('SI-2.6', 'load-unknown', { load: id });
  return s.moved[load] ? refuse('SI-2.6', 'load-moved', { load: id }) : null;
}

const marks = new Uint8Array(SQUARES);
const spaces = new Int16Array(SQUARES);

/** What SI-2.6 and SI-2.7 alone say, as if there were no officials. */
function wrongPlace(s: State, load: number, to: Space, name: string): Refusal | null {
  if (!isSpace(s, to)) return refuse('SI-2.6', 'haul-nowhere', { to: name });
  if (to === s.space[load]) return refuse('SI-2.6', 'haul-stays', { to: name });
  if (!reaches(s, load, to, 0)) return refuse('SI-2.6', 'haul-unreached', { to: name, pipstop: s.pipstop });
  return !isTile(to) && !s.many && loadAt(s, to) >= 0 ? refuse('SI-2.7', 'haul-occupied', { to: name }) : null;
}

function reaches(s: State, load: number, to: Space, closed: number): boolean {
  survey(s, s.loadSuit[load], marks);
  const n = reach(s, s.space[load], s.pipstop, marks, spaces, closed);
  return spaces.subarray(0, n).includes(to);
}

/** SI-2.8 */
function notYours(s: State, load: number): Refusal | null {
  const suit = s.loadSuit[load];
  if (!mayHaul(s, suit)) return refuse('SI-2.8', 'haul-suit', { suit: SHIP_SUITS[suit], turn: SHIP_SUITS[s.suit] });
  return hubHere(s, s.space[load]) ? refuse('SI-2.8', 'haul-from-hub', { hub: spaceName(s.space[load]) }) : null;
}

/** SI-3.1, SI-3.2: what officials forbid. */
function keptOut(s: State, load: number, to: Space): Refusal | null {
  const facts = { to: spaceName(to) };
  if (!isTile(to) && s.officials.includes(to)) return refuse('SI-3.1', 'haul-official', facts);
  if (reaches(s, load, to, BARRED | SHUT)) return null;
  if (!reaches(s, load, to, BARRED)) return refuse('SI-3.1', 'haul-past-official', facts);
  return refuse('SI-3.2', marks[to] & SHUT ? 'haul-closed' : 'haul-past-region', facts);
}
