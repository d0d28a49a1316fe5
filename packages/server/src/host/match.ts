import { type Event, isRefusal, judge, type Refusal, type Seat } from '@waybill/kernel';
import type { Action } from '@waybill/protocol';
import { abandonedAt, flagAt, lagGiven, PAUSES, pauseEnds, running, zeroAt } from '../log/clock.ts';
import { stillIn } from '../log/table.ts';
import { type ActionDraft, STAND_IN } from './action-draft.ts';
import { no } from './words.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** The seat of whoever acts, in a match that is on; or why not. */
export function playerIn(draft: ActionDraft): Seat | Refusal {
  const { table, seat } = draft;
  if (seat === null) return no('not-seated');
  if (table.phase === 'open') return no('not-started');
  if (table.phase === 'over') return no('over');
  return table.seats[seat].bot === null ? seat : no('not-seated');
}

export function play(draft: ActionDraft, { event }: Of<'play'>): Refusal | null {
  const seat = playerIn(draft);
  if (typeof seat !== 'number') return seat;
  if (draft.table.paused) return no('paused');
  if (event.by !== seat) return no('not-your-seat');
  const givenBack = lagGiven(draft.table, draft.lag, draft.at);
  if (draft.at - givenBack > (zeroAt(draft.table) ?? Number.POSITIVE_INFINITY)) return no('out-of-time');
  return playEvent(draft, event, givenBack);
}

/** Asks the rules, always. */
export function playEvent(draft: ActionDraft, event: Event, givenBack = 0): Refusal | null {
  const { game, playing } = draft.table;
  const judged = judge(game, playing?.state, event);
  if (isRefusal(judged)) return judged;
  draft.pushJudged(judged, givenBack);
  draft.goOn();
  return null;
}

export function resign(draft: ActionDraft): Refusal | null {
  const seat = playerIn(draft);
  if (typeof seat !== 'number') return seat;
  leave(draft, 'resign', seat);
  return null;
}

/** The clock of the seat that is to act has run out. */
export function flag(draft: ActionDraft, now: number): void {
  const seat = running(draft.table);
  const at = flagAt(draft.table);
  if (seat !== null && at !== null && at <= now) leave(draft, 'flag', seat);
}

/** Two or more who remain play on, with a bot in the seat; fewer have won. */
function leave(draft: ActionDraft, type: 'resign' | 'flag', seat: Seat): void {
  const others = stillIn(draft.table).filter((one) => one !== seat);
  const people = others.some((one) => draft.table.seats[one].person !== null);
  if (others.length > 1 && people) return draft.push({ type, seat, level: STAND_IN });
  draft.push({ type, seat });
  draft.stop(type === 'flag' ? 'time' : 'resigned', others);
}

/** A pause ends by itself: nobody stops a clock for good. */
export function resumeByItself(draft: ActionDraft, now: number): void {
  const { table } = draft;
  const until = pauseEnds(table);
  if (until !== null && until <= now) draft.push({ type: 'resume' });
}

/** Nobody has done anything for a month: the match is over, nobody has won, and the dice are shown. */
export function abandon(draft: ActionDraft, now: number): void {
  const { phase } = draft.table;
  if (phase === 'on' && abandonedAt(draft.table) <= now) draft.stop('abandoned', []);
}

export function pause(draft: ActionDraft): Refusal | null {
  const seat = playerIn(draft);
  if (typeof seat !== 'number') return seat;
  if (draft.table.paused) return no('paused');
  if (draft.table.pauses[seat] >= PAUSES) return no('paused-enough', { most: PAUSES });
  draft.push({ type: 'pause', seat });
  return null;
}

export function resume(draft: ActionDraft): Refusal | null {
  const seat = playerIn(draft);
  if (typeof seat !== 'number') return seat;
  if (!draft.table.paused) return no('not-paused');
  draft.push({ type: 'resume', seat });
  return null;
}
