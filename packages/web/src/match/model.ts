import type { ReadonlySignal } from '@preact/signals';
import type { Event, Game, Refusal, Seat, Sentence, Setup, Viewer } from '@waybill/kernel';
import type { Advice } from '../bots/protocol.ts';
import type { Moment } from '../games/board.ts';

/** Who sits in a seat: a person at this device, a friend at another, or a bot. */
export type Sitter = { readonly kind: 'person' | 'friend' } | { readonly kind: 'bot'; readonly level: string };

/** One event of the log, as the viewer may know it. */
export interface Line {
  readonly index: number;
  readonly event: Event;
  readonly sentence: Sentence;
}

/** What happened at the table beside the match: after so many events. */
export interface Remark {
  readonly after: number;
  readonly words: string;
}

export type Undo =
  | { readonly kind: 'free' }
  /** Something came in between that can't be unseen; going back is possible, and the match is marked. */
  | { readonly kind: 'marked'; readonly reason: 'chance' | 'hidden' | 'opponent' }
  /** The others at the table have to agree. */
  | { readonly kind: 'request' }
  | { readonly kind: 'none' };

/** Something that takes a while; `share` is how far it has come, 0 to 1. */
export interface Work {
  readonly words: 'work.bot' | 'work.hint';
  readonly name: string;
  readonly share: number;
}

/**
 * A match as the page sees it: only views and events that the viewer may know.
 * A local match keeps the truth behind it; an online one has nothing else.
 */
export interface Table {
  readonly id: string;
  readonly game: Game;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  /** Who looks, now. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** How many events there are; everything below follows it. */
  readonly length: ReadonlySignal<number>;
  readonly lines: ReadonlySignal<readonly Line[]>;
  /** Told in the log between its lines. */
  readonly remarks?: ReadonlySignal<readonly Remark[]>;
  readonly undo: ReadonlySignal<Undo>;
  /** How often something was taken back after it could no longer be unseen. */
  readonly takenBack: ReadonlySignal<number>;
  /** The seat that must take the screen before anything is shown; null while nobody has to. */
  readonly curtain: ReadonlySignal<Seat | null>;
  readonly work: ReadonlySignal<Work | null>;
  /** What went wrong behind the table, for whoever reports it. */
  readonly trouble: ReadonlySignal<string | null>;
  /** Chance waits for somebody to type in what was rolled. */
  readonly byHand: ReadonlySignal<boolean>;
  /** Why nobody can move though the rules would let somebody, in a sentence; null while the match goes on. */
  readonly halt?: ReadonlySignal<string | null>;
  /** False where asking a bot would not be fair. */
  readonly hints?: boolean;
  /** How many events each seat has been shown. */
  readonly seen: (viewer: Viewer) => number;
  readonly saw: (viewer: Viewer, length: number) => void;
  /** Null while it is on its way; `length` tells when it came. */
  readonly moment: (index: number) => Moment | null;
  readonly act: (event: Event) => Promise<Refusal | null>;
  readonly takeBack: () => Promise<void>;
  /** The words of a refusal that is not the game's own; null where it is. */
  readonly explain?: (refusal: Refusal) => string | null;
  readonly liftCurtain: () => void;
  readonly rollByHand: (byHand: boolean) => void;
  readonly hint: () => Promise<Advice | null>;
  /** Ends timers and workers; the match itself is kept. */
  readonly close: () => void;
}
