import type { Result, Seat } from '@waybill/kernel';
import type { State } from './state.ts';
import { rawLeft } from './turn.ts';

/** C2C-3.1: the most money, then the most finished products, then shared. */
export function result(s: State): Result | null {
  if (s.step !== 'over') return null;
  const richest = most(allSeats(s), s.money);
  const winners = most(richest, s.delivered);
  const how = richest.length === 1 ? 'money' : winners.length === 1 ? 'products' : 'shared';
  return { ending: ending(s, how), clause: endClause(s), scores: Array.from(s.money), winners };
}

/** C2C-3.2: a longer match ends by a cleared board or, at the latest, by the calendar. */
function ending(s: State, how: string): string {
  if (!s.table.longer) return how;
  return `${rawLeft(s) === 0 ? 'cleared' : 'latest'}-${how}`;
}

function endClause(s: State): string {
  return s.table.longer ? 'C2C-3.2' : 'C2C-3.1';
}

function most(seats: readonly Seat[], of: ArrayLike<number>): Seat[] {
  const best = Math.max(...seats.map((seat) => of[seat]));
  return seats.filter((seat) => of[seat] === best);
}

function allSeats(s: State): Seat[] {
  return Array.from(s.money, (_, seat) => seat);
}
