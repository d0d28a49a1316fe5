import { type Event, isRecord, type Match, type Seat } from '@waybill/kernel';

/** One option of a puzzle, and what it costs beside the best. */
export interface PuzzleOption {
  readonly event: Event;
  readonly value: number;
  /** What it is worth less than the best one, 0 or more, and the standard error of that: 0 where values are exact. */
  readonly behind: number;
  readonly error: number;
}

/** A position with one clearly best move, or with several that are as good as each other and clearly better than all others. */
export interface Puzzle {
  /** How many events of its match come before. */
  readonly index: number;
  readonly seat: Seat;
  readonly unit: 'score' | 'win';
  readonly exact: boolean;
  /** Best first: the right moves and their nearest rivals. A rival is behind the right move that is least ahead of it. */
  readonly options: readonly PuzzleOption[];
  /** How many of the options are right, the first of them; one unless told. */
  readonly right?: number;
  /** How often bots of three levels found it, of how many tries. */
  readonly found: number;
  readonly tries: number;
  /** How often each option was played on to the end; 0 where values are exact. */
  readonly runs: number;
}

/** Puzzles of one match, which goes as far as the last of them: a line of a file of puzzles. */
export interface PuzzleMatch {
  /** Which of the matches that were looked through. */
  readonly from: number;
  readonly match: Match;
  readonly puzzles: readonly Puzzle[];
}

/** Any of these is an answer. */
export const rightOf = ({ options, right = 1 }: Pick<Puzzle, 'options' | 'right'>): readonly PuzzleOption[] =>
  options.slice(0, right);

/** The nearest of what is not right, first. */
export const rivalsOf = ({ options, right = 1 }: Pick<Puzzle, 'options' | 'right'>): readonly PuzzleOption[] =>
  options.slice(right);

export const GRADES = ['easy', 'medium', 'hard'] as const;
export type PuzzleGrade = (typeof GRADES)[number];

/** By how many of the bots find it. */
export function gradeOf({ found, tries }: Pick<Puzzle, 'found' | 'tries'>): PuzzleGrade {
  const share = found / tries;
  return share >= 0.7 ? 'easy' : share >= 0.4 ? 'medium' : 'hard';
}

/** The text of a file of puzzles; a line that was cut off, or that is none, is left out. */
export function readPuzzles(text: string): PuzzleMatch[] {
  return text.split('\n').flatMap((line) => {
    const value = parse(line);
    return isRecord(value) && isRecord(value.match) && Array.isArray(value.puzzles)
      ? [value as unknown as PuzzleMatch]
      : [];
  });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
