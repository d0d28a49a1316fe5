import type { Event, Options, Refusal, Result, Seat, View } from '@waybill/rules/kernel';

export type Clock =
  | { readonly kind: 'live'; readonly bank: number; readonly add: number }
  | { readonly kind: 'days'; readonly each: number };

/** What a table is made with. */
export interface Plan {
  readonly game: string;
  readonly options: Options;
  readonly sheet?: unknown;
  readonly seats: number;
  readonly listed: boolean;
  readonly clock: Clock | null;
  readonly commit: string;
  /** The seat of whoever made the table; -1 where they have none. */
  readonly owner: Seat;
}

export interface SeatStatus {
  readonly name: string | null;
  readonly person: boolean;
  readonly bot: string | null;
  readonly out: boolean;
}

export interface Ending {
  readonly how: 'played' | 'resigned' | 'time';
  readonly result: Result | null;
  readonly winners: readonly Seat[];
}

export interface Status {
  readonly phase: 'open' | 'on' | 'over';
  readonly paused: boolean;
  readonly seats: readonly SeatStatus[];
  readonly next: Seat | 'chance' | 'over' | null;
  readonly events: number;
  readonly asked: { readonly seat: Seat; readonly to: number; readonly yes: readonly Seat[] } | null;
  readonly takenBack: number;
  readonly clocks: { readonly left: readonly number[]; readonly since: number; readonly running: Seat | null } | null;
  readonly ending: Ending | null;
  readonly rematch: string | null;
}

/** One line of a table's log, as this viewer may know it. */
export type Entry = { readonly n: number; readonly at: number } & (
  | { readonly type: 'event'; readonly index: number; readonly event: Event | null }
  | { readonly type: 'back'; readonly to: number }
  | { readonly type: 'chat'; readonly name: string | null; readonly text: string | null }
  | { readonly type: 'plan' | 'sit' | 'stand' | 'bot' | 'start' | 'made' }
  | { readonly type: 'ask-back' | 'resign' | 'pause' | 'resume' | 'flag'; readonly seat: Seat }
  | { readonly type: 'answer-back'; readonly seat: Seat; readonly yes: boolean }
  | { readonly type: 'end' | 'rematch' }
);

export interface Update {
  readonly type: 'update';
  readonly n: number;
  readonly seat: Seat | null;
  readonly entries: readonly Entry[];
  readonly view: View | null;
  readonly status: Status;
  readonly plan?: Plan;
}

/** What a socket tells: without what has not changed since, nor the view where the events tell it. */
export interface News extends Omit<Update, 'seat' | 'view' | 'status'> {
  readonly seat?: Seat | null;
  readonly view?: View | null;
  readonly status: Partial<Status>;
}

export interface Here {
  readonly type: 'here';
  readonly seats: readonly Seat[];
}

/** What a table's list line tells. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly phase: Status['phase'];
  readonly changed: number;
  readonly next: Seat | null;
  readonly seats: readonly Pick<SeatStatus, 'name' | 'person' | 'bot'>[];
  /** One's own seat. */
  readonly seat: Seat | null;
}

export const isYours = ({ phase, next, seat }: Listed) => phase === 'on' && seat !== null && next === seat;

export type Action = { readonly type: string; readonly [field: string]: unknown };

export type Refused = Refusal & { readonly words: string };

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** How far the server's clock is ahead of this one, in milliseconds; as near as a header tells. */
let ahead = 0;

export const serverNow = () => Date.now() + ahead;

export async function call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(path, { method, ...json });
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) ahead = Math.abs(date - Date.now()) < 2000 ? 0 : date - Date.now();
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
}

export function get<T>(path: string): Promise<T> {
  return call<T>('GET', path).then(({ status, body }) => {
    if (status !== 200) throw new Unfit(status);
    return body;
  });
}

/** An answer other than the one asked for. */
export class Unfit extends Error {
  constructor(readonly status: number) {
    super(`the server said ${status}`);
  }
}
