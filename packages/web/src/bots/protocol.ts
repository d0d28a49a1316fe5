import type { Analysis, PlayedOn, RolledDecision } from '@waybill/bots/analysis';
import type { Event, Match, Seat, Sentence, Setup, View } from '@waybill/kernel';

/** What a bot is asked before a move, and all it is told: its own view. */
export interface ThinkQuestion {
  readonly kind: 'think';
  readonly game: string;
  readonly setup: Setup;
  readonly view: View;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
  /** Asked for advice: the truth is wanted where it is known, and no slips. */
  readonly exact?: boolean;
}

/** How closely a match is gone through: at a glance, or at length. */
export type Closeness = 'hard' | 'expert';

/** What is asked about a match that is over. */
export interface AnalyseQuestion {
  readonly kind: 'analyse';
  readonly game: string;
  readonly setup: Setup;
  readonly match: Match;
  readonly level: Closeness;
}

/** What came of playing on from some options of a decision is asked for; `round` doubles how often, each time by 1 more. */
export interface RollOutQuestion {
  readonly kind: 'roll-out';
  readonly game: string;
  readonly setup: Setup;
  readonly match: Match;
  readonly index: number;
  readonly options: readonly Event[];
  readonly round: number;
}

/** How it could go on after each of two moves is asked for, and why the first is better. */
export interface PlayOnQuestion {
  readonly kind: 'play-on';
  readonly game: string;
  readonly setup: Setup;
  /** Up to the decision. */
  readonly match: Match;
  readonly best: Event;
  readonly other: Event;
  /** How far the best is known to be ahead; null where that is not known. */
  readonly lead: number | null;
  readonly seed: string;
}

export type Question = ThinkQuestion | AnalyseQuestion | RollOutQuestion | PlayOnQuestion;

/** As the bot means it, and in English in case nobody has put it into another language. */
export interface Reason {
  readonly sentence: Sentence;
  readonly english: string;
}

export interface Option {
  readonly event: Event;
  readonly value: number;
  /** Why, in a sentence, where the bot can say. */
  readonly reason: Reason | null;
}

/** What a value means: an expected final score, or a chance to win from 0 to 1. */
type Unit = 'score' | 'win';

/** Best first. */
export interface Advice {
  readonly options: readonly Option[];
  readonly unit: Unit;
  /** Whether the values are the truth, not estimates. */
  readonly exact: boolean;
}

/** With the same dice: the best move's way and the other's. */
export interface Ways {
  readonly reason: Reason | null;
  readonly best: readonly PlayedOn[];
  readonly other: readonly PlayedOn[];
}

export type Asked = Question & { readonly id: number };

export type Result = Advice | Analysis | RolledDecision | Ways;

export type Answer =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly trouble: string };
