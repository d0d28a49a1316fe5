import type { DealerVersion, Event, Level, Seat } from '@waybill/kernel';
import type { Ending, Plan, TableId } from '@waybill/protocol';

export type PersonId = string;
export type { TableId };

/** What can happen at a table. A table is the fold of these, in order, and nothing else. */
export type Body =
  | ({ readonly type: 'made'; readonly commit: string; readonly dealer?: DealerVersion } & Plan)
  /** Before the start its maker may think again. */
  | ({ readonly type: 'plan' } & Omit<Plan, 'game'>)
  /** A promise is the hash of a salt; the salt itself comes with `reveal`. */
  | {
      readonly type: 'sit';
      readonly seat: Seat;
      readonly person: PersonId;
      readonly salt: string;
      readonly promise?: string;
    }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: Level }
  /** During a match a bot plays on for whoever stood up. */
  | { readonly type: 'stand'; readonly seat: Seat; readonly level?: Level }
  /** Somebody wants the match to start, and salts are promised. */
  | { readonly type: 'ready' }
  | { readonly type: 'reveal'; readonly seat: Seat; readonly salt: string }
  /** The seats whose promised salts did not come in time. */
  | { readonly type: 'start'; readonly silent?: readonly Seat[] }
  /** Of the time since the entry before, its messages took so much: whoever played it does not pay for that. */
  | { readonly type: 'event'; readonly event: Event; readonly lag?: number }
  /** Asks to go back to the first `to` events of the match. */
  | { readonly type: 'ask-back'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'answer-back'; readonly seat: Seat; readonly yes: boolean }
  | { readonly type: 'back'; readonly to: number }
  | { readonly type: 'resign'; readonly seat: Seat; readonly level?: Level }
  | { readonly type: 'pause'; readonly seat: Seat }
  /** Without a seat where the pause ended by itself. */
  | { readonly type: 'resume'; readonly seat?: Seat }
  /** For so many milliseconds of the running seat's time nobody could play: it does not pay for them. */
  | { readonly type: 'outage'; readonly ms: number }
  | { readonly type: 'flag'; readonly seat: Seat; readonly level?: Level }
  /** The text is null once its author has had it deleted. */
  | { readonly type: 'chat'; readonly text: string | null }
  | ({ readonly type: 'end'; readonly seed: string } & Ending)
  /** Who asked for it; logs from before that was noted have no seat here. */
  | { readonly type: 'rematch'; readonly table: TableId; readonly seat?: Seat };

/** One line of a table's log. Its number is its place, from 0. */
export type Entry = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who did it; nobody where the server did. */
  readonly by?: PersonId;
  /** The client's own name for the action, so that a repeat is recognised. */
  readonly key?: string;
} & Body;

/** An entry as a line of the log; `event` is the text of the event in it, which is also what followers are sent. */
export function lineOf(entry: Entry, event: string | null): string {
  if (event === null) return JSON.stringify(entry);
  const { at, by, key } = entry;
  const lag = entry.type === 'event' && entry.lag !== undefined ? `"lag":${entry.lag},` : '';
  const who = by === undefined ? '' : `"by":"${by}",`;
  const what = key === undefined ? '' : `"key":${JSON.stringify(key)},`;
  return `{"at":${at},${who}${what}${lag}"type":"event","event":${event}}`;
}
