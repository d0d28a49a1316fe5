export { alone, type Crew } from './crew.ts';
export { Exact, type ExactOption, exactAdvice, type Solved } from './exact.ts';
export { Outlook } from './outlook.ts';
export { type Hooks, type Solution, solveSeason, solvingSeason } from './season.ts';
export { type Work, workOf } from './size.ts';
export { readTable, type Table, writeTable } from './table.ts';
