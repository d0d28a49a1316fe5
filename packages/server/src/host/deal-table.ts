import { canonical, type Event, type Refusal } from '@waybill/kernel';
import type { DealSeats } from '@waybill/protocol';
import type { ActionDraft } from './action-draft.ts';
import { playEvent } from './match.ts';
import { start } from './seats.ts';
import { no } from './words.ts';

/** Whoever comes takes the next free seat; nothing is mixed into the dice, and the last to come starts the match. */
export interface SitAtDeal {
  readonly type: 'sit-at-deal';
  readonly seats: DealSeats;
}

export function sitAtDeal(draft: ActionDraft, { seats }: SitAtDeal): Refusal | null {
  const { table, person } = draft;
  if (draft.seat !== null || person === null) return null;
  if (table.phase !== 'open') return no('started-already');
  const free = seats.flatMap((bot, seat) => (bot === null && table.seats[seat].person === null ? [seat] : []));
  if (free.length === 0) return no('seat-taken');
  draft.push({ type: 'sit', seat: free[0], person, salt: '' });
  seats.forEach((level, seat) => {
    if (level !== null && table.seats[seat].bot === null) draft.push({ type: 'bot', seat, level });
  });
  return free.length === 1 ? start(draft) : null;
}

/** A whole match at once. */
export interface TakeMatch {
  readonly type: 'take-match';
  readonly seats: DealSeats;
  readonly events: readonly Event[];
}

/** Every event goes through the rules, and the dice are drawn here once more. */
export function takeMatch(draft: ActionDraft, { seats, events }: TakeMatch): Refusal | null {
  const refusal = sitAtDeal(draft, { type: 'sit-at-deal', seats });
  if (refusal) return refusal;
  const played = () => draft.drafted.entries.flatMap((entry) => (entry.type === 'event' ? [entry.event] : []));
  let drawn = played();
  for (const [index, event] of events.entries()) {
    if (index < drawn.length) {
      if (canonical(drawn[index]) !== canonical(event)) return no('deal-dice', { index });
      continue;
    }
    const refused = playEvent(draft, event);
    if (refused) return refused;
    drawn = played();
  }
  return draft.table.phase === 'over' && drawn.length === events.length ? null : no('deal-unfinished');
}
