import type { Facts } from './words.ts';

/** Why something was not accepted: a value, never an exception. */
export interface Refusal {
  /** The clause that was broken, such as `BPT-2.7`. */
  readonly clause: string;
  /** Which of the clause's ways; its words stand under `refuse.CODE`. */
  readonly code: string;
  readonly facts: Facts;
}

export function refuse(clause: string, code: string, facts: Facts = {}): Refusal {
  return { clause, code, facts };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'clause' in value && 'code' in value;
}
