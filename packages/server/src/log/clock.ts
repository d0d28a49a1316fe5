import type { Seat } from '@waybill/kernel';
import { type ClockKind, REVEAL_MS } from '@waybill/protocol';
import { type Clocks, type TableState, toAct } from './table.ts';

const full = (kind: ClockKind) => (kind.kind === 'live' ? kind.bank : kind.each);

/** The most of a message's time that is given back to one move. */
const MOST_LAG = 1_000;
/** Moves that a player makes of a match, roughly. */
const MOVES = 40;

/** What each move adds to a seat's account of lag: the less time there is, the less; nothing where there are days. */
function lagGain(kind: ClockKind): number {
  return kind.kind === 'live' ? Math.min(MOST_LAG, Math.max(200, (kind.bank + MOVES * kind.add) / 180)) : 0;
}

/** An account of lag begins with that of three moves, and holds that of seven at most. */
const [FIRST, MOST] = [3, 7];

export const fullLag = (kind: ClockKind, seats: number): readonly number[] =>
  Array.from({ length: seats }, () => FIRST * lagGain(kind));

export function startClocks(kind: ClockKind | null, seats: number, at: number): Clocks | null {
  return kind && { left: Array.from({ length: seats }, () => full(kind)), since: at, lag: fullLag(kind, seats) };
}

/** What is given back of the time that messages took, as the server measured it. */
export function lagGiven(table: TableState, measured: number, at: number): number {
  const seat = running(table);
  if (seat === null || !table.clocks) return 0;
  return Math.floor(Math.max(0, Math.min(measured, graceOf(table.clocks, seat), at - table.clocks.since)));
}

/** What a move of this seat may be given back at most. */
const graceOf = ({ lag }: Clocks, seat: Seat): number => Math.min(MOST_LAG, lag[seat]);

/** A move was given back so much. */
export function bookLag(table: TableState, seat: Seat, given: number): void {
  const { clocks, plan } = table;
  if (plan.clock?.kind !== 'live' || !clocks) return;
  const gain = lagGain(plan.clock);
  table.clocks = { ...clocks, lag: clocks.lag.with(seat, Math.min(MOST * gain, clocks.lag[seat] + gain - given)) };
}

/** The seat whose time runs: the person to act. Bots have all the time they take. */
export function running(table: TableState): Seat | null {
  if (!table.clocks || table.paused) return null;
  const next = toAct(table);
  return typeof next === 'number' && table.seats[next].bot === null ? next : null;
}

/** What a change at this time leaves: the running seat pays for the time since the last one, but for what is given back. */
export function charge(table: TableState, at: number, givenBack = 0): void {
  const { clocks } = table;
  if (!clocks) return;
  const seat = running(table);
  const spent = Math.max(0, at - clocks.since - givenBack);
  table.clocks = { ...clocks, left: clocks.left.map((left, i) => (i === seat ? left - spent : left)), since: at };
}

/** The end of a seat's turn gives it what the clock adds. */
export function reward(table: TableState, seat: Seat): void {
  const kind = table.plan.clock;
  if (!kind || !table.clocks || toAct(table) === seat) return;
  const after = (left: number) => (kind.kind === 'live' ? left + kind.add : kind.each);
  table.clocks = {
    ...table.clocks,
    left: table.clocks.left.map((left, i) => (i === seat ? after(left) : left)),
  };
}

/** When the running seat has no time left. */
export function zeroAt(table: TableState): number | null {
  const seat = running(table);
  return seat === null || !table.clocks ? null : table.clocks.since + table.clocks.left[seat];
}

/** When it has lost: a move made in time may still be on its way. */
export function flagAt(table: TableState): number | null {
  const seat = running(table);
  return seat === null || !table.clocks
    ? null
    : table.clocks.since + table.clocks.left[seat] + graceOf(table.clocks, seat);
}

/** When the server has to do something by itself: 0 is now, null is not before somebody else acts. */
export function dueAt(table: TableState): number | null {
  if (table.phase === 'open') return table.starting === null ? null : table.starting + REVEAL_MS;
  if (table.phase === 'over') return null;
  if (botToAct(table) !== null) return 0;
  return Math.min(
    pauseEnds(table) ?? Number.POSITIVE_INFINITY,
    flagAt(table) ?? Number.POSITIVE_INFINITY,
    abandonedAt(table),
  );
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** How often each seat may pause a match. */
export const PAUSES = 3;
/** How long a pause lasts at most; anybody at the table may end it before. */
const LONGEST_PAUSE = { live: 15 * MINUTE, days: 7 * DAY };
const FORSAKEN = 30 * DAY;

export function pauseEnds({ phase, pausedAt, plan: { clock } }: TableState): number | null {
  if (phase !== 'on' || pausedAt === null) return null;
  return pausedAt + LONGEST_PAUSE[clock?.kind === 'live' ? 'live' : 'days'];
}

/** Whole days, so that a move seldom changes it. */
export function abandonedAt({ changed }: TableState): number {
  return Math.ceil((changed + FORSAKEN) / DAY) * DAY;
}

/** Bots wait while people talk about taking back. */
export function botToAct(table: TableState): Seat | null {
  const next = toAct(table);
  if (table.paused || table.asked || typeof next !== 'number') return null;
  return table.seats[next].bot === null ? null : next;
}
