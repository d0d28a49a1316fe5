import type { Event, Seat } from '@waybill/kernel';

/** How bad a decision was; null for one that cost next to nothing. */
export type ErrorClass = 'doubtful' | 'bad' | 'very bad' | null;

export interface Judged {
  readonly event: Event;
  readonly value: number;
  /** The standard error of its difference to the best, where roll-outs told. */
  readonly error?: number;
}

/** A decision, as its seat could see it. */
export interface DecisionAnalysis {
  readonly index: number;
  readonly seat: Seat;
  readonly event: Event;
  /** What the chosen event was worth to its seat, and what it lost against the best: 0 or more. */
  readonly value: number;
  readonly loss: number;
  /** The standard error of the loss, where roll-outs told. */
  readonly error?: number;
  /** The loss less its standard error: what counts for the class and the rating. */
  readonly sure: number;
  readonly class: ErrorClass;
  readonly best: Judged;
  /** The best few, best first. */
  readonly options: readonly Judged[];
  /** How many there were to choose from; 1 is no choice. */
  readonly choices: number;
}

export interface ChanceAnalysis {
  readonly index: number;
  /** By seat, above 0 where it was good for it. */
  readonly luck: readonly number[];
}

/**
 * A match in the eyes of a judge. By seat, with `gain` = final − start (start − final where the lowest score is best):
 * gain = luck − errors + gifts + drift, and adjusted is final with the luck taken out, as near to it as a result can be.
 */
export interface Analysis {
  /** A value is an expected final score, or a winning chance from 0 to 1. */
  readonly unit: 'score' | 'win';
  readonly best: 'highest' | 'lowest';
  /** Whether the values are the truth, not estimates. */
  readonly exact: boolean;
  readonly finished: boolean;
  /** The value at the first decision. */
  readonly start: readonly number[];
  readonly final: readonly number[];
  readonly luckTotal: readonly number[];
  readonly errorTotal: readonly number[];
  /** What the errors of the others brought. */
  readonly giftTotal: readonly number[];
  /** What the judge's second thoughts changed between two decisions; 0 where the values are exact. */
  readonly driftTotal: readonly number[];
  readonly adjusted: readonly number[];
  /** The standard error of it, from what was thought differently later; 0 where the values are exact. */
  readonly adjustedError: readonly number[];
  readonly decisions: readonly DecisionAnalysis[];
  readonly chances: readonly ChanceAnalysis[];
  /** By seat: the value before each event, and at the end. */
  readonly graph: readonly (readonly number[])[];
  /** 0 to 100; null for a seat that had nothing to decide. */
  readonly rating: readonly (number | null)[];
}
