import { type Event, isRefusal, judge, type Refusal, type Seat } from '@waybill/rules/kernel';
import { flagAt, running } from '../log/clock.ts';
import { stillIn } from '../log/table.ts';
import type { Action } from './action.ts';
import { no } from './words.ts';
import { STAND_IN, type Work } from './work.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** The seat of whoever acts, in a match that is on; or why not. */
export function playerIn(work: Work): Seat | Refusal {
  const { table, seat } = work;
  if (seat === null) return no('not-seated');
  if (table.phase === 'open') return no('not-started');
  if (table.phase === 'over') return no('over');
  return table.seats[seat].bot === null ? seat : no('not-seated');
}

export function play(work: Work, { event }: Of<'play'>): Refusal | null {
  const seat = playerIn(work);
  if (typeof seat !== 'number') return seat;
  if (work.table.paused) return no('paused');
  if (event.by !== seat) return no('not-your-seat');
  return playEvent(work, event);
}

/** Asks the rules, always. */
export function playEvent(work: Work, event: Event): Refusal | null {
  const { game, playing } = work.table;
  const judged = judge(game, playing?.state, event);
  if (isRefusal(judged)) return judged;
  work.pushJudged(judged);
  work.goOn();
  return null;
}

export function resign(work: Work): Refusal | null {
  const seat = playerIn(work);
  if (typeof seat !== 'number') return seat;
  leave(work, 'resign', seat);
  return null;
}

/** The clock of the seat that is to act has run out. */
export function flag(work: Work, now: number): void {
  const seat = running(work.table);
  const at = flagAt(work.table);
  if (seat !== null && at !== null && at <= now) leave(work, 'flag', seat);
}

/** Two or more who remain play on, with a bot in the seat; fewer have won. */
function leave(work: Work, type: 'resign' | 'flag', seat: Seat): void {
  const others = stillIn(work.table).filter((one) => one !== seat);
  const people = others.some((one) => work.table.seats[one].person !== null);
  if (others.length > 1 && people) return work.push({ type, seat, level: STAND_IN });
  work.push({ type, seat });
  work.stop(type === 'flag' ? 'time' : 'resigned', others);
}

export function pause(work: Work): Refusal | null {
  const seat = playerIn(work);
  if (typeof seat !== 'number') return seat;
  if (work.table.paused) return no('paused');
  work.push({ type: 'pause', seat });
  return null;
}

export function resume(work: Work): Refusal | null {
  const seat = playerIn(work);
  if (typeof seat !== 'number') return seat;
  if (!work.table.paused) return no('not-paused');
  work.push({ type: 'resume', seat });
  return null;
}
