export { Exact, type ExactOption, exactAdvice, type Solved } from './exact.ts';
export { Outlook } from './outlook.ts';
export { type Hooks, type Solution, solveSeason, solvingSeason } from './season.ts';
export { type SolvingCost, solvingCost } from './size.ts';
export { readTable, type SeasonTable, writeTable } from './table.ts';
export { oneThread, type Threads } from './threads.ts';
