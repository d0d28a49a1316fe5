import type { Level } from '@waybill/bots';
import type { Event, Result, Seat } from '@waybill/rules/kernel';

export type PersonId = string;
export type TableId = string;

/** Thinking time in milliseconds: a bank with something added every turn, or so much for every turn. */
export type ClockKind =
  | { readonly kind: 'live'; readonly bank: number; readonly add: number }
  | { readonly kind: 'days'; readonly each: number };

/** What a table is made with; from the start on it stays as it is. */
export interface Plan {
  readonly game: string;
  readonly options: { readonly [key: string]: unknown };
  /** A whole sheet that replaces the game's own. */
  readonly sheet?: unknown;
  readonly seats: number;
  /** Listed for everybody; otherwise only who has the link finds it. */
  readonly listed: boolean;
  readonly clock: ClockKind | null;
}

export type Ending = {
  readonly how: 'played' | 'resigned' | 'time';
  /** Null unless the match was played to its end. */
  readonly result: Result | null;
  readonly winners: readonly Seat[];
};

/** What can happen at a table. A table is the fold of these, in order, and nothing else. */
export type Body =
  | ({ readonly type: 'made'; readonly commit: string } & Plan)
  /** Before the start its maker may think again. */
  | ({ readonly type: 'plan' } & Omit<Plan, 'game'>)
  | { readonly type: 'sit'; readonly seat: Seat; readonly person: PersonId; readonly salt: string }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: Level }
  /** During a match a bot plays on for whoever stood up. */
  | { readonly type: 'stand'; readonly seat: Seat; readonly level?: Level }
  | { readonly type: 'start' }
  | { readonly type: 'event'; readonly event: Event }
  /** Asks to go back to the first `to` events of the match. */
  | { readonly type: 'ask-back'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'answer-back'; readonly seat: Seat; readonly yes: boolean }
  | { readonly type: 'back'; readonly to: number }
  | { readonly type: 'resign'; readonly seat: Seat; readonly level?: Level }
  | { readonly type: 'pause'; readonly seat: Seat }
  | { readonly type: 'resume'; readonly seat: Seat }
  | { readonly type: 'flag'; readonly seat: Seat; readonly level?: Level }
  /** The text is null once its author has had it deleted. */
  | { readonly type: 'chat'; readonly text: string | null }
  | ({ readonly type: 'end'; readonly seed: string } & Ending)
  | { readonly type: 'rematch'; readonly table: TableId };

/** One line of a table's log. Its number is its place, from 0. */
export type Entry = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who did it; nobody where the server did. */
  readonly by?: PersonId;
  /** The client's own name for the action, so that a repeat is recognised. */
  readonly key?: string;
} & Body;

export type EntryType = Body['type'];
