import type { Game, Seat } from '@waybill/kernel';
import { USUAL } from '../analysis/grades.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Puzzle } from './puzzle.ts';

/** A decision that may be a puzzle. */
export interface Decision<S> {
  readonly game: Game<S>;
  readonly s: S;
  readonly seat: Seat;
  readonly knowledge: Knowledge<S>;
  readonly seed: string;
}

export type Found = Omit<Puzzle, 'index' | 'seat'>;

/** Rivals that are played on beside the best. */
export const RIVALS = 3;

/** What the best has to be ahead by. */
export function gapOf<S>(
  { knowledge }: Pick<Decision<S>, 'knowledge'>,
  [worst, best]: readonly [number, number],
): number {
  const { bad, puzzle = bad } = knowledge.grades ?? USUAL[knowledge.unit];
  return puzzle * Math.abs(best - worst);
}
