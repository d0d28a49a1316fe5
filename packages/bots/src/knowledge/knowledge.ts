import type { Event, Move, MoveList, Rng, Seat, Sentence, Words } from '@waybill/kernel';
import type { Ladder } from '../levels.ts';

/** Losses as shares of all there is to win or lose: a whole match, or the game's range of scores. */
export interface Grades {
  readonly doubtful: number;
  readonly bad: number;
  readonly veryBad: number;
  /** What the best move of a puzzle is ahead by; as much as a bad decision costs unless a game says otherwise. */
  readonly puzzle?: number;
  /** Losing this much with every decision makes a rating of 37 (100 / e). */
  readonly rated37: number;
}

/** Somebody who has solved the game. */
export interface Truth<S> {
  /** Makes ready for questions about this state; yields how far it is, 0 to 1. */
  ready(s: S): Generator<number, void>;
  /** Every legal move with the final score to expect, best first. */
  options(s: S): readonly { readonly move: Move; readonly event: Event; readonly value: number }[];
}

/** What a good player of one game looks at. Everything in it is asked only about states that the seat may imagine. */
export interface Knowledge<S = unknown> {
  /** What a value means to people: the expected final score of the seat, or its chance of winning. */
  readonly unit: 'score' | 'win';
  /** A score that is as bad, and one that is as good, as it gets; with `win`, a lost and a won lead. */
  readonly range: readonly [worst: number, best: number];
  /** Iterations of the search that fit in a millisecond of one idle core: turns a level's time into a count. */
  readonly pace: number;
  /** The levels that think otherwise in this game than in most. */
  readonly ladder?: Ladder;
  /** How grave a loss is; as in most games of its unit unless told. */
  readonly grades?: Grades;
  /** How much the search explores; about 1. */
  readonly curiosity?: number;
  /** How many steps at most a playout goes on beyond the tree before it is evaluated; none unless told. */
  readonly plies?: number;

  /** Whether luck is told better by playing on a little after what chance brought than by first sight. */
  readonly luckSettles?: true;

  /** Is anything of this state unknown to the seat? Then every iteration imagines it anew. */
  hides(s: S, seat: Seat): boolean;
  /** The final score to expect for each seat. Never called after the end. */
  evaluate(s: S, out: Float64Array): void;
  /** Learned: each seat's chance to win and final score to expect. Given, it is asked instead of `evaluate` and `doubt`. */
  estimate?(s: S, chances: Float64Array, scores: Float64Array): void;
  /** How far from it the final scores may end up, in points; only asked for games of several seats. */
  doubt(s: S): number;
  /** The moves worth a thought, at least one; all legal ones unless told. */
  moves?(s: S, out: MoveList): void;
  /** How promising each of these moves looks before any search: weights above 0. */
  weigh?(s: S, moves: MoveList, weights: Float64Array): void;
  /**
   * Where a choice is made in secret, so that whoever is foreseen loses by it: the difference of utility (−1 to 1) that a player
   * who draws among good moves thinks little of.
   */
  mixes?(s: S): number | null;
  /** A quick sensible move, for playouts and to finish a turn; random unless told. */
  quick?(s: S, rng: Rng): Move;
  /** Where a playout may stop, so that all from one root are evaluated alike, such as at the start of a round. */
  quiet?(s: S, root: S): boolean;
  /** Is a new turn about to begin, beyond which looking ahead is guesswork? The tree ends there. */
  horizon?(s: S): boolean;
  /** Tells outcomes of chance apart, from the states before and after; −1 where there are too many to meet one twice. */
  outcome?(before: S, after: S): number;
  /** The truth about a state, where it is known: to the last digit for advice, and what is seen of it at a glance for a move. */
  truth?(s: S, use: 'advice' | 'move'): Truth<S> | null;
  /**
   * Why one would make this move, in words: what it changes, beside another move if there is one; `lead` is how far a search has
   * found it ahead of that one, below 0 if behind, in the words of `Advice`.
   */
  why?(s: S, move: Move, instead?: Move, lead?: number): Sentence | null;
  readonly words?: Words;
}
