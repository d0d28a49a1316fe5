import { parentPort } from 'node:worker_threads';
import type { Match } from '@waybill/kernel';
import type { DealMarks } from '@waybill/protocol';
import { marksOfMatch } from './match-marks.ts';

/** A match that is over. */
export interface AnalysisQuestion {
  readonly match: Match;
}

export interface AnalysisAnswer {
  /** A seat each; null where it can't be gone through. */
  readonly marks: readonly DealMarks[] | null;
}

parentPort?.on('message', ({ match }: AnalysisQuestion) => {
  void marksOfMatch(match)
    .catch(() => null)
    .then((marks) => parentPort?.postMessage({ marks } satisfies AnalysisAnswer));
});
