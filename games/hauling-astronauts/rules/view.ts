import type { EventOf, Seat, Viewer } from '@waybill/kernel';
import { DICE, type DieJson, dieJson, dieOf, KINDS, PIPS, SHIFTED } from './dice.ts';
import type { Events, SeenEvents } from './events.ts';
import { CELLS, type CellName, PORTS, SEATS } from './grid.ts';
import { winners } from './result.ts';
import { DOCKS, TRANSPORTS } from './sheet.ts';
import { availableDice, isDocked, NONE, OVER, portOf, ROLLING, STEP_NAMES, type State } from './state.ts';

export type GridDie = DieJson & { readonly shifted: boolean };

export interface SeatJson {
  /** An id, null where none is docked, "?" where the viewer may not know. */
  readonly ports: readonly (string | null)[];
  readonly score: number;
}

export type StateJson = {
  readonly turn: number;
  readonly step: (typeof STEP_NAMES)[number];
  readonly toAct: Seat | 'chance' | null;
  /** Whose turn it is; in set-up, who docks. */
  readonly turnOf: Seat;
  readonly rolled: boolean;
  readonly placed: boolean;
  readonly quiet: number;
  /** HA-2.9: only where the last roll decides who gives way. */
  readonly lastRollOdd?: boolean;
  readonly available: number;
  readonly booked: readonly DieJson[];
  readonly grid: { readonly [cell in CellName]?: GridDie };
  readonly window: boolean;
  readonly seats: readonly SeatJson[];
  readonly docks: readonly ({ readonly seat: Seat; readonly transport: string } | null)[];
  readonly over: boolean;
  readonly winners?: readonly Seat[];
};

export const HIDDEN = '?';

/** HA-1.2, HA-4.2: may this viewer see the transports at that seat's ports? */
export function seesPorts(s: State, viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || open(s);
}

export function open(s: State): boolean {
  return s.turn > 0 && !s.table.hidden;
}

function transportId({ table }: State, transport: number): string {
  return table.sheet.transports[transport].id;
}

export function state(s: State): StateJson {
  return json(s, () => true);
}

export function view(s: State, viewer: Viewer): StateJson {
  return json(s, (seat) => seesPorts(s, viewer, seat));
}

function json(s: State, sees: (seat: Seat) => boolean): StateJson {
  const over = s.step === OVER;
  return {
    turn: s.turn,
    step: STEP_NAMES[s.step],
    toAct: over ? null : s.step === ROLLING ? 'chance' : s.seat,
    turnOf: s.seat,
    rolled: s.rolled,
    placed: s.placed,
    quiet: s.quiet,
    ...(s.table.lastRollDecides && { lastRollOdd: s.lastRollOdd }),
    available: availableDice(s),
    booked: bookedDice(s),
    grid: gridJson(s),
    window: s.window,
    seats: Array.from({ length: SEATS }, (_, seat) => ({
      ports: portsJson(s, seat, sees(seat)),
      score: s.scores[seat],
    })),
    docks: Array.from({ length: DOCKS }, (_, dock) => dockJson(s, dock)),
    over,
    ...(over ? { winners: winners(s) } : {}),
  };
}

function portsJson(s: State, seat: Seat, sees: boolean): (string | null)[] {
  return Array.from({ length: PORTS }, (_, port) => {
    if (!isDocked(s, seat, port)) return null;
    return sees ? transportId(s, portOf(s, seat, port)) : HIDDEN;
  });
}

function dockJson(s: State, dock: number): { seat: Seat; transport: string } | null {
  const taken = s.docks[dock];
  if (taken === NONE) return null;
  return { seat: Math.floor(taken / TRANSPORTS), transport: transportId(s, taken % TRANSPORTS) };
}

/** Sorted by pips, then by kind. */
export function bookedDice(s: State): DieJson[] {
  const dice: DieJson[] = [];
  for (let pips = 1; pips <= PIPS; pips++) {
    for (let kind = 0; kind < KINDS.length; kind++) {
      const die = dieOf(pips, kind);
      for (let n = 0; n < s.booked[die]; n++) dice.push(dieJson(die));
    }
  }
  return dice;
}

function gridJson(s: State): { [cell in CellName]?: GridDie } {
  const grid: { [cell in CellName]?: GridDie } = {};
  for (let cell = 0; cell < DICE; cell++) {
    const die = s.grid[cell];
    if (die !== 0) grid[CELLS[cell]] = { ...dieJson(die), shifted: die >= SHIFTED };
  }
  return grid;
}

/** HA-1.2, HA-4.2: a docked transport shows its face once it has departed. */
export function hide(before: State, event: Events, viewer: Viewer, now: State): SeenEvents {
  if (event.type === 'dock') return hideDock(event, viewer, now);
  if (event.type !== 'depart' || !before.table.hidden) return event;
  return { ...event, transport: transportId(before, portOf(before, event.by, event.port)) };
}

function hideDock(event: EventOf<Events, 'dock'>, viewer: Viewer, now: State): SeenEvents {
  const seat = event.by;
  if (seesPorts(now, viewer, seat)) return event;
  const shown = Array.from({ length: DOCKS }, (_, dock) => dockJson(now, dock));
  const isShown = (id: string) => shown.some((taken) => taken?.seat === seat && taken.transport === id);
  return { ...event, transports: event.transports.map((id) => (isShown(id) ? id : null)) };
}
