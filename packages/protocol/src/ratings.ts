import { isRecord, type Level, type Seat } from '@waybill/kernel';
import type { ClockKind, TableId } from './plan.ts';
import type { TableSummary } from './table.ts';

/** A rating and one standard deviation of what is not known about it. */
export interface RatingFigure {
  readonly rating: number;
  readonly deviation: number;
}

export interface ShownRating extends RatingFigure {
  readonly game: string;
  readonly matches: number;
  /** Not much is known yet. */
  readonly provisional: boolean;
}

/** A match that is over, as the server lists it. */
export interface PastMatch {
  /** Null where only those who had its link may look. */
  readonly table: TableId | null;
  readonly game: string;
  readonly ended: number;
  readonly how: string;
  /** Why it moved no rating; null where it did. */
  readonly unrated: string | null;
  /** Whose match it is told as. */
  readonly seat: Seat;
  readonly seats: readonly {
    readonly name: string | null;
    readonly handle: string | null;
    readonly person: boolean;
    readonly bot: Level | null;
    readonly score: number | null;
    readonly won: number;
  }[];
  readonly rated: {
    readonly result: number;
    readonly luck: number | null;
    /** The result with luck taken out. */
    readonly without: number;
    readonly before: RatingFigure;
    readonly after: RatingFigure;
  } | null;
}

export interface PastMatches {
  readonly matches: readonly PastMatch[];
  /** Where the page before this one begins; null at the end. */
  readonly next: string | null;
}

/** Somebody who shows themselves. */
export interface Profile {
  readonly name: string;
  readonly handle: string;
  readonly ratings: readonly ShownRating[];
  /** The latest first. */
  readonly matches: readonly PastMatch[];
}

export interface BestPlayers {
  readonly bots: { readonly [level: string]: number } | null;
  readonly people: readonly (ShownRating & { readonly name: string; readonly handle: string | null })[];
}

/** A result as anybody may check it. */
export interface PublicResult {
  readonly number: number;
  readonly ended: number;
  readonly seats: readonly {
    /** The same for the same person; null for a bot. */
    readonly player: string | null;
    readonly handle: string | null;
    readonly bot: Level | null;
    readonly score: number | null;
    readonly won: number;
    readonly rated: object | null;
  }[];
}

/** Somebody who looks for a match. */
export interface Seeker {
  readonly id: string;
  readonly name: string | null;
  readonly handle: string | null;
  readonly game: string;
  readonly clock: ClockKind | null;
  readonly rating: number;
  readonly since: number;
}

/** A match on now, and how strong its players are on average. */
export type WatchedTable = TableSummary & { readonly rating: number };

function hasList(value: unknown, key: string, is: (one: Record<string, unknown>) => boolean): boolean {
  const list = isRecord(value) ? value[key] : null;
  return Array.isArray(list) && list.every((one) => isRecord(one) && is(one));
}

const isShownRating = (value: Record<string, unknown>) =>
  typeof value.game === 'string' && typeof value.rating === 'number' && typeof value.deviation === 'number';
const isPastMatch = (value: Record<string, unknown>) => typeof value.game === 'string' && Array.isArray(value.seats);

export const isRatings = (value: unknown): value is { readonly ratings: readonly ShownRating[] } =>
  hasList(value, 'ratings', isShownRating);
export const isPastMatches = (value: unknown): value is PastMatches => hasList(value, 'matches', isPastMatch);
export const isSeekers = (value: unknown): value is { readonly seeks: readonly Seeker[] } =>
  hasList(value, 'seeks', ({ id }) => typeof id === 'string');
export const isWatched = (value: unknown): value is { readonly tables: readonly WatchedTable[] } =>
  hasList(value, 'tables', ({ rating }) => typeof rating === 'number');

export const isBestPlayers = (value: unknown): value is BestPlayers =>
  isRecord(value) && (value.bots === null || isRecord(value.bots)) && hasList(value, 'people', isShownRating);

export const isProfile = (value: unknown): value is Profile =>
  isRecord(value) && typeof value.handle === 'string' && isRatings(value) && isPastMatches(value);

export const isShownState = (value: unknown): value is { readonly shown: boolean; readonly handle: string | null } =>
  isRecord(value) && typeof value.shown === 'boolean';
