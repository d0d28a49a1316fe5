import { isRecord, type Refusal, type View } from '@waybill/kernel';
import type { ActionRequest } from './action.ts';
import type { Plan, TableId, TablePlan } from './plan.ts';
import type { Here, LeanUpdate, TableSummary, Update } from './table.ts';

/** Why something was not done: by the rules or the table where it has a clause, otherwise before it came to one. */
export type WireError = Pick<Refusal, 'code' | 'facts'> & { readonly clause?: string; readonly words: string };

/** A refusal with its words in English. */
export type Refused = Refusal & { readonly words: string };

/** What a client says over its socket. */
export type ClientMessage =
  | { readonly type: 'follow'; readonly table: TableId; readonly after?: number; readonly lean?: boolean }
  | { readonly type: 'unfollow'; readonly table: TableId }
  | SeekMessage
  | { readonly type: 'unseek' }
  | ActMessage;

/** Looks for somebody to play with, for as long as the socket is open. Once more by the same key it is the same seek. */
export interface SeekMessage extends Pick<Plan, 'game'>, Partial<Pick<Plan, 'options' | 'clock'>> {
  readonly type: 'seek';
  readonly key: string;
  /** SHA-256 of a salt of one's own, to be revealed when the match starts. */
  readonly promise?: string;
  /** Somebody's seek from the list: only with them, whatever the ratings. */
  readonly wants?: string;
}

export type ActMessage = { readonly type: 'act'; readonly table: TableId } & ActionRequest;

/** The answer to an action: the number of its first entry. */
export interface Done {
  readonly type: 'done';
  readonly table: TableId;
  readonly key: string;
  readonly n: number;
}

/** … or why not; with what its author had not seen, where that is why. */
export interface NotDone {
  readonly type: 'refused';
  readonly table: TableId;
  readonly key: string;
  readonly error: Refused;
  readonly update?: Update;
}

/** A message that came to no table: malformed, too often, not signed in; or the server could not. */
export interface ProblemMessage {
  readonly type: 'problem';
  /** Of the action, where it was one. */
  readonly key?: string;
  readonly error: WireError;
}

/** One has been found: both sit at this table, and its match is about to start. */
export interface Paired {
  readonly type: 'paired';
  /** Of the seek. */
  readonly key: string;
  readonly table: TableId;
}

/** The seek is in the list. */
export interface Seeks {
  readonly type: 'seeks';
  readonly key: string;
}

/** What the server says over a socket. */
export type ServerMessage = Update | LeanUpdate | Here | Done | NotDone | Paired | Seeks | ProblemMessage;

/** What is answered to an action that came by POST. */
export interface ActionAnswer {
  readonly n?: number;
  readonly error?: WireError;
  readonly update?: Update;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): value is number => Number.isInteger(value);
const isSeats = (value: unknown) => Array.isArray(value) && value.every(isWhole);
const isEntry = (value: unknown) => isRecord(value) && isWhole(value.n) && isWhole(value.at) && isText(value.type);

function isNews(value: unknown): value is Update | LeanUpdate {
  if (!isRecord(value) || value.type !== 'update' || !isText(value.table) || !isWhole(value.n)) return false;
  if (!Array.isArray(value.entries) || !value.entries.every(isEntry)) return false;
  return isRecord(value.status) && isWhole(value.status.events);
}

/** The whole of it: not where only the events are told. */
export function isUpdate(value: unknown): value is Update {
  if (!isNews(value) || !('view' in value) || !('seat' in value)) return false;
  if (value.view !== null && !isRecord(value.view)) return false;
  return (value.seat === null || isWhole(value.seat)) && 'seats' in value.status && Array.isArray(value.status.seats);
}

/** From the first entry on. */
export const isWholeUpdate = (value: unknown): value is Update & { readonly plan: TablePlan } =>
  isUpdate(value) && isRecord(value.plan);

export const isLean = (news: Update | LeanUpdate): news is LeanUpdate => !('view' in news);

export function isWireError(value: unknown): value is WireError {
  return isRecord(value) && isText(value.code) && isRecord(value.facts) && isText(value.words);
}

export const isRefused = (value: unknown): value is Refused => isWireError(value) && isText(value.clause);

export function isActionAnswer(value: unknown): value is ActionAnswer {
  if (!isRecord(value)) return false;
  if (value.update !== undefined && !isUpdate(value.update)) return false;
  return isWhole(value.n) || isWireError(value.error);
}

/** Views of a match that was, one after the other. */
export function isPastViews(value: unknown): value is { readonly views: readonly View[] } {
  return isRecord(value) && Array.isArray(value.views) && value.views.every(isRecord);
}

/** A table that has been made. */
export const isMade = (value: unknown): value is { readonly id: TableId } => isRecord(value) && isText(value.id);

function isSummary(value: unknown): value is TableSummary {
  if (!isRecord(value) || !isText(value.id) || !isText(value.game) || !isText(value.phase)) return false;
  return isWhole(value.changed) && Array.isArray(value.seats) && value.seats.every(isRecord);
}

export function isTableList(value: unknown): value is { readonly tables: readonly TableSummary[] } {
  return isRecord(value) && Array.isArray(value.tables) && value.tables.every(isSummary);
}

function isServerMessage(value: unknown): value is ServerMessage {
  if (!isRecord(value)) return false;
  switch (value.type) {
    case 'update':
      return isLeanOrUpdate(value);
    case 'here':
      return isText(value.table) && isSeats(value.seats);
    case 'done':
      return isText(value.key) && isWhole(value.n);
    case 'refused':
      return isText(value.key) && isRefused(value.error) && (value.update === undefined || isUpdate(value.update));
    case 'paired':
      return isText(value.key) && isText(value.table);
    case 'seeks':
      return isText(value.key);
    case 'problem':
      return isWireError(value.error);
    default:
      return false;
  }
}

const isLeanOrUpdate = (value: Record<string, unknown>) => ('view' in value ? isUpdate(value) : isNews(value));

/** What came over the socket; null where it is nothing that a server says. */
export function readServerMessage(text: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    return isServerMessage(value) ? value : null;
  } catch {
    return null;
  }
}
