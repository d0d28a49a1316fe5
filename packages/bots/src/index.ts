export type { Advice, Progress, Thinking, ThinkOptions, Thought } from './advice.ts';
export {
  arraysOf,
  type GameBots,
  judgeOf,
  knowledgeOf,
  type Learned,
  learnedOf,
  namingOf,
  worthOf,
} from './game-bots.ts';
export type { Knowledge } from './knowledge/knowledge.ts';
export { plainKnowledge } from './knowledge/plain.ts';
export { LEVELS, type Level, MILLISECONDS, type Style, styleOf } from './levels.ts';
export type { LuckScale, RatingScale, ShareCurve } from './rating-scale.ts';
export { type Solve, type Solved, SolveFailure, type SolvingRun } from './solver.ts';
export { choose, think } from './think.ts';
