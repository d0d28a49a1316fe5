export { CLEAR } from './confirm.ts';
export { findPuzzles } from './find-puzzles.ts';
export { type Held, holds, isBorneOut } from './holds.ts';
export {
  GRADES,
  gradeOf,
  type Puzzle,
  type PuzzleGrade,
  type PuzzleMatch,
  type PuzzleOption,
  readPuzzles,
  rightOf,
  rivalsOf,
} from './puzzle.ts';
