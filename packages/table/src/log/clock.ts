import type { Seat } from '@waybill/rules/kernel';
import type { ClockKind } from './entry.ts';
import { type Clocks, type Table, toAct } from './table.ts';

const full = (kind: ClockKind) => (kind.kind === 'live' ? kind.bank : kind.each);

export function startClocks(kind: ClockKind | null, seats: number, at: number): Clocks | null {
  return kind && { left: Array.from({ length: seats }, () => full(kind)), since: at };
}

/** The seat whose time runs: the person to act. Bots have all the time they take. */
export function running(table: Table): Seat | null {
  if (!table.clocks || table.paused) return null;
  const next = toAct(table);
  return typeof next === 'number' && table.seats[next].bot === null ? next : null;
}

/** What a change at this time leaves: the running seat pays for the time since the last one. */
export function charge(table: Table, at: number): void {
  const { clocks } = table;
  if (!clocks) return;
  const seat = running(table);
  const spent = Math.max(0, at - clocks.since);
  table.clocks = { left: clocks.left.map((left, i) => (i === seat ? left - spent : left)), since: at };
}

/** The end of a seat's turn gives it what the clock adds. */
export function reward(table: Table, seat: Seat): void {
  const kind = table.plan.clock;
  if (!kind || !table.clocks || toAct(table) === seat) return;
  const after = (left: number) => (kind.kind === 'live' ? left + kind.add : kind.each);
  table.clocks = {
    ...table.clocks,
    left: table.clocks.left.map((left, i) => (i === seat ? after(left) : left)),
  };
}

/** When the running seat is out of time. */
export function flagAt(table: Table): number | null {
  const seat = running(table);
  return seat === null || !table.clocks ? null : table.clocks.since + table.clocks.left[seat];
}

/** When the server has to do something by itself: 0 is now, null is not before somebody else acts. */
export function dueAt(table: Table): number | null {
  if (table.phase !== 'on' || table.paused) return null;
  return botToAct(table) === null ? flagAt(table) : 0;
}

/** Bots wait while people talk about taking back. */
export function botToAct(table: Table): Seat | null {
  const next = toAct(table);
  if (table.paused || table.asked || typeof next !== 'number') return null;
  return table.seats[next].bot === null ? null : next;
}
