import type { Entry, PersonId } from '../log/entry.ts';

/** What does not make it anybody's turn. */
const ASIDE = new Set<Entry['type']>(['chat', 'outage', 'ask-back', 'answer-back', 'pause', 'resume', 'reveal']);

/**
 * The entry by which it became this person's turn, which it is now; null where they were the last to act themselves, so that they know.
 * `entries` end with the last of the log, whose number is `last`.
 */
export function turnBegan(entries: readonly Entry[], last: number, person: PersonId): number | null {
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    if (ASIDE.has(entry.type) || (entry.type === 'event' && entry.event.by === 'chance')) continue;
    return entry.by === person ? null : last - (entries.length - 1 - i);
  }
  return null;
}
