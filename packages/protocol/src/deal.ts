import { isRecord, type Level, type Options, type Seat } from '@waybill/kernel';
import type { TableId } from './plan.ts';
import type { Ending } from './table.ts';

export type DealId = string;

/** `day`: today's deal. `open`: its dice follow from the date, for whoever plays without a server. `duplicate`: a group's own. */
export type DealKind = 'day' | 'open' | 'duplicate';

/** Who sits where: null is a person, otherwise a bot of that level. */
export type DealSeats = readonly (Level | null)[];

/** One set-up and one seed for everybody who plays it: the same dice, whatever they decide. */
export interface Deal {
  readonly id: DealId;
  readonly kind: DealKind;
  /** Of `day` and `open`, such as `2026-03-01`. */
  readonly day?: string;
  readonly game: string;
  readonly options: Options;
  /** A whole sheet that replaces the game's own. */
  readonly sheet?: unknown;
  readonly seats: DealSeats;
  /** SHA-256 of the seed. */
  readonly commit: string;
  /** From when on it can be played, in milliseconds since 1970. */
  readonly begins: number;
  /** A match counts that was over before. */
  readonly ends: number;
  /** Told once nothing can count any more. */
  readonly seed?: string;
}

/** What is asked for to make a duplicate. */
export interface NewDuplicate extends Pick<Deal, 'game' | 'seats' | 'sheet'>, Partial<Pick<Deal, 'options'>> {
  readonly key: string;
  /** How long it can be played. */
  readonly days: number;
}

/** What one's own match of a deal has come to. */
export interface OwnDeal {
  readonly table: TableId;
  readonly over: boolean;
  /** Null unless the match was played to its end. */
  readonly score: number | null;
  /** Whether it was over before the deal was. */
  readonly counts: boolean;
}

/** A deal, and who has played it so far. */
export interface DealNews extends Deal {
  /** How many people have a result that counts. */
  readonly played: number;
  readonly mine: OwnDeal | null;
}

/** What an analysis says of one seat of a match; values are scores, or winning chances from 0 to 1. */
export interface DealMarks {
  readonly unit: 'score' | 'win';
  readonly exact: boolean;
  /** What all decisions cost: 0 or more. */
  readonly cost: number;
  /** Of the decisions, 0 to 100; null where there was nothing to decide. */
  readonly rating: number | null;
  /** Above 0 it was on this seat's side. */
  readonly luck: number;
}

export interface DealResult {
  readonly table: TableId;
  readonly seat: Seat;
  readonly name: string | null;
  readonly handle: string | null;
  readonly you: boolean;
  readonly how: Ending['how'];
  readonly score: number | null;
  /** By how much it was better than the best of the others; null alone, or where the match was not played to its end. */
  readonly margin: number | null;
  readonly won: boolean;
  /** From 1; who is as good has the same. */
  readonly place: number;
  /** Of the others in this seat: how many per cent were beaten, the half of those who are as good among them. Null with nobody to compare. */
  readonly percent: number | null;
  /** The account was made when the deal had begun: its owner may have met the dice before, under another name. */
  readonly provisional: boolean;
  /** Null until somebody has worked it out. */
  readonly marks: DealMarks | null;
}

/** A deal whole. Others' results are told to who has finished, and to everybody once it is over. */
export interface DealPage extends DealNews {
  readonly results: readonly DealResult[] | null;
}

const isText = (value: unknown) => typeof value === 'string';

export const isDeal = (value: unknown): value is Deal =>
  isRecord(value) &&
  [value.id, value.kind, value.game, value.commit].every(isText) &&
  Array.isArray(value.seats) &&
  typeof value.ends === 'number';

const isNews = (value: unknown): value is DealNews => isDeal(value) && 'played' in value && 'mine' in value;

export const isDealList = (value: unknown): value is { readonly deals: readonly DealNews[] } =>
  isRecord(value) && Array.isArray(value.deals) && value.deals.every(isNews);

export const isDealPage = (value: unknown): value is DealPage =>
  isNews(value) && 'results' in value && (value.results === null || Array.isArray(value.results));

const DAY = 86_400_000;

/** The day of that moment, by UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const beginOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const endOfDay = (day: string): number => beginOfDay(day) + DAY;

/** Alone, or against as few bots as the game needs; the person sits in another seat every day. */
export function seatsOfDay(least: number, day: string): DealSeats {
  const own = Math.floor(beginOfDay(day) / DAY) % least;
  return Array.from({ length: least }, (_, seat) => (seat === own ? null : 'medium'));
}

export const dayDealId = (day: string, game: string): DealId => `${day}-${game}`;
export const openDealId = (day: string, game: string): DealId => `${day}-${game}-open`;

/** Anybody can work it out: without a server there is nobody to keep it from. */
export const openSeed = (day: string, game: string): string => `waybill daily ${game} ${day}`;
