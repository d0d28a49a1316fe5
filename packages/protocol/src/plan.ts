import type { Options, Seat } from '@waybill/kernel';
import type { DealId } from './deal.ts';

export type TableId = string;

/** Thinking time in milliseconds: a bank with something added every turn, or so much for every turn. */
export type ClockKind =
  | { readonly kind: 'live'; readonly bank: number; readonly add: number }
  | { readonly kind: 'days'; readonly each: number };

/** What a table is made with; from the start of its match on it stays as it is. */
export interface Plan {
  readonly game: string;
  /** As the game's own options say; the server fills in what is left out. */
  readonly options: Options;
  /** A whole sheet that replaces the game's own. */
  readonly sheet?: unknown;
  readonly seats: number;
  /** Listed for everybody; otherwise only who has the link finds it. */
  readonly listed: boolean;
  readonly clock: ClockKind | null;
  /** The deal it is a table of; only the server makes such tables. */
  readonly deal?: DealId;
  /** Of today's deal: its player came on that very day, and may have met its dice before under another name. */
  readonly provisional?: true;
}

/** A plan as the server tells it, with what was settled when the table was made. */
export interface TablePlan extends Plan {
  /** The dealer's promise of its seed. */
  readonly commit: string;
  /** What each seat has mixed into the dice; empty while it is only promised, or where nothing came. */
  readonly salts: readonly string[];
  /** What each seat promised to mix in: SHA-256 of a salt that is revealed at the start; null where it promised nothing. */
  readonly promises: readonly (string | null)[];
  /** Milliseconds since 1970. */
  readonly made: number;
  /** The seat of whoever made the table; -1 where they have none. */
  readonly owner: Seat;
}

/** How long seats have to reveal their salts once the match is asked for; then it starts without those that are missing. */
export const REVEAL_MS = 20_000;

/** What is asked for to make a table. */
export type NewTable = Pick<Plan, 'game' | 'seats'> &
  Partial<Omit<Plan, 'deal' | 'provisional'>> & { readonly key: string };
