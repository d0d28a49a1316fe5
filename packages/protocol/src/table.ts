import type { Actor, Event, Level, Result, Seat, View } from '@waybill/kernel';
import type { Plan, TableId, TablePlan } from './plan.ts';

export interface SeatStatus {
  /** Null where nobody sits, or somebody who has been forgotten. */
  readonly name: string | null;
  /** Nobody else's, and the same for good. */
  readonly handle?: string | null;
  readonly person: boolean;
  /** A bot of its own, or one that plays on for the person. */
  readonly bot: Level | null;
  /** Resigned or out of time: no way back into the seat. */
  readonly out: boolean;
}

export interface ClockStatus {
  /** Milliseconds each seat has left, as of `since`. */
  readonly left: readonly number[];
  readonly since: number;
  readonly running: Seat | null;
}

export interface Ending {
  readonly how: 'played' | 'resigned' | 'time' | 'abandoned';
  /** Null unless the match was played to its end. */
  readonly result: Result | null;
  readonly winners: readonly Seat[];
}

/** A request to take back to the first `to` events, and who has agreed. */
export interface TakeBack {
  readonly seat: Seat;
  readonly to: number;
  readonly yes: readonly Seat[];
}

export type Phase = 'open' | 'on' | 'over';

/** What everybody may know of how a table stands. */
export interface Status {
  readonly phase: Phase;
  /** The match has been asked for, and seats reveal their salts. */
  readonly starting: boolean;
  readonly paused: boolean;
  readonly seats: readonly SeatStatus[];
  /** Null unless the match is on. */
  readonly next: Actor | null;
  /** How many events the match has. */
  readonly events: number;
  readonly asked: TakeBack | null;
  /** How often something was taken back. */
  readonly takenBack: number;
  readonly clocks: ClockStatus | null;
  readonly ending: Ending | null;
  readonly rematch: TableId | null;
}

/** What happened, as a viewer may know it; by the type of the log entry. */
interface Happenings {
  readonly made: { readonly game: string; readonly seats: number; readonly commit: string };
  readonly plan: Omit<Plan, 'game'>;
  readonly sit: {
    readonly seat: Seat;
    readonly name: string | null;
    readonly handle?: string | null;
    readonly salt: string;
    readonly promise?: string;
  };
  readonly bot: { readonly seat: Seat; readonly level: Level };
  readonly stand: { readonly seat: Seat; readonly level?: Level };
  readonly ready: object;
  readonly reveal: { readonly seat: Seat; readonly salt: string };
  /** The seats that promised a salt and did not reveal it in time. */
  readonly start: { readonly silent?: readonly Seat[] };
  /** The event is null where it has been taken back since; what the viewer may not know of it is null inside. */
  readonly event: { readonly index: number; readonly event: Event | null };
  readonly 'ask-back': { readonly seat: Seat; readonly to: number };
  readonly 'answer-back': { readonly seat: Seat; readonly yes: boolean };
  readonly back: { readonly to: number };
  readonly resign: { readonly seat: Seat; readonly level?: Level };
  readonly pause: { readonly seat: Seat };
  /** Without a seat where the pause ended by itself. */
  readonly resume: { readonly seat?: Seat };
  /** Nobody could play for so many milliseconds: they are given back to the clock that ran. */
  readonly outage: { readonly ms: number };
  readonly flag: { readonly seat: Seat; readonly level?: Level };
  readonly chat: { readonly name: string | null; readonly handle?: string | null; readonly text: string | null };
  readonly end: Ending & { readonly seed: string };
  /** And who asked for it. */
  readonly rematch: { readonly table: TableId; readonly seat?: Seat };
}

export type EntryType = keyof Happenings;

/** The fields of an entry of this type, besides its number, its time and its type. */
export type ShownFields<T extends EntryType> = Happenings[T];

/** One line of a table's log, as this viewer may know it. */
export type ShownEntry = {
  [T in EntryType]: { readonly n: number; readonly at: number; readonly type: T } & Happenings[T];
}[EntryType];

/** All that a viewer has not seen yet, and how the table stands after it. */
export interface Update {
  readonly type: 'update';
  readonly table: TableId;
  /** The number of the last entry. */
  readonly n: number;
  /** The viewer's own. */
  readonly seat: Seat | null;
  readonly entries: readonly ShownEntry[];
  /** Null before the match. */
  readonly view: View | null;
  readonly status: Status;
  /** Where the entries begin with the first. */
  readonly plan?: TablePlan;
}

/** The same where a match has only gone on in the open: the events tell the view, and the rest has not changed. */
export interface LeanUpdate extends Pick<Update, 'type' | 'table' | 'n' | 'entries'> {
  readonly seat?: never;
  readonly view?: never;
  readonly status: Pick<Status, 'next' | 'events'> & Partial<Pick<Status, 'clocks'>>;
}

/** The seats whose people are there. */
export interface Here {
  readonly type: 'here';
  readonly table: TableId;
  readonly seats: readonly Seat[];
}

/** What a list tells of a table. */
export interface TableSummary {
  readonly id: TableId;
  readonly game: string;
  readonly phase: Phase;
  readonly made: number;
  readonly changed: number;
  readonly next: Seat | null;
  readonly clock: 'live' | 'days' | null;
  readonly seats: readonly Pick<SeatStatus, 'name' | 'person' | 'bot'>[];
  /** One's own seat. */
  readonly seat: Seat | null;
}

export const isYours = ({ phase, next, seat }: TableSummary) => phase === 'on' && seat !== null && next === seat;
