import { apply, type Game, isRefusal, judge, type Seat } from '@waybill/kernel';
import {
  type Capacity,
  HIDDEN,
  openCells,
  type SeenEvents,
  type Sheet,
  type State,
  type StateJson,
  stripChance,
  stripNeeds,
  stripSum,
} from '../rules/index.ts';
import { t } from './words.ts';

/** The dice behind a port, and what they mean for a transport there. */
export interface Load {
  readonly sum: number;
  readonly open: number;
  /** What the open cells must still add up to. */
  readonly needs: readonly number[];
  readonly chance: number;
}

/** A port as the viewer may know it. */
export interface Berth extends Load {
  readonly seat: Seat;
  readonly port: number;
  readonly holds: 'nothing' | 'departed' | 'hidden' | 'ship';
  /** The transport's index on the sheet; -1 where there is none or nobody may know. */
  readonly ship: number;
}

export function loadOf(s: State, seat: Seat, port: number): Load {
  return {
    sum: stripSum(s, seat, port),
    open: openCells(s, seat, port),
    needs: stripNeeds(s, seat, port),
    chance: stripChance(s, seat, port),
  };
}

export function berthOf(view: StateJson, s: State, seat: Seat, port: number): Berth {
  const id = view.seats[seat].ports[port];
  const ship = s.table.sheet.transports.findIndex((transport) => transport.id === id);
  const empty = view.turn > 0 ? 'departed' : 'nothing';
  const holds = id === null ? empty : id === HIDDEN ? 'hidden' : 'ship';
  const load = loadOf(s, seat, port);
  // What a hidden transport needs is made up, and must not show.
  return { seat, port, holds, ship, ...load, ...(holds !== 'ship' && { needs: [], chance: 0 }) };
}

/** A transport that has been chosen for a port, before it is docked. */
export function chosenBerth(sheet: Sheet, seat: Seat, port: number, id: string | null): Berth {
  const ship = sheet.transports.findIndex((transport) => transport.id === id);
  return { seat, port, holds: ship < 0 ? 'nothing' : 'ship', ship, sum: 0, open: 3, needs: [], chance: 0 };
}

/** How things would stand after an event; as they stand where it is not legal. */
export function after(game: Game<State>, s: State, event: SeenEvents): State {
  const judged = judge(game, s, event);
  if (isRefusal(judged)) return s;
  const then = game.clone(s);
  apply(game, then, judged);
  return then;
}

/** `≤ 5`, `6–10`, `odd`: short enough for a ship. */
export function capacityShort(capacity: Capacity): string {
  if ('parity' in capacity) return t(capacity.parity);
  const { min, max } = capacity;
  if (min === max) return `${min}`;
  if (min === 3 && max < 18) return `≤ ${max}`;
  return max === 18 && min > 3 ? `≥ ${min}` : `${min}–${max}`;
}

/** `1–3`, `odd`, `any`: what sums would do, out of what the open cells can bring. */
export function needsShort(needs: readonly number[], open: number): string {
  const [first, last] = [needs[0], needs.at(-1) ?? 0];
  if (needs.length === 5 * open + 1) return t('any');
  if (needs.length === last - first + 1) return first === last ? `${first}` : `${first}–${last}`;
  if (needs.every((need) => need % 2 === first % 2)) return t(first % 2 === 0 ? 'even' : 'odd');
  return needs.join(', ');
}

export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return '<1\u00a0%';
  return rounded === 100 && share < 1 ? '>99\u00a0%' : `${rounded}\u00a0%`;
}
