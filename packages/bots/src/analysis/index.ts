export { type AnalyseOptions, analyse } from './analyse.ts';
export type { Analysis, ChanceAnalysis, DecisionAnalysis, ErrorClass, Judged } from './analysis.ts';
export { firstPass } from './first-pass.ts';
export { ratingOf, USUAL } from './grades.ts';
export type { Fortune, Judge, Opinion, Weighed } from './judge.ts';
export { Luck } from './luck.ts';
export { luckOfMatch } from './luck-of-match.ts';
export { type PlayedOn, playOn } from './play-on.ts';
export {
  type RolledDecision,
  type RolledOption,
  type RollOutQuestion,
  rollOutDecision,
  usualRuns,
} from './roll-out-decision.ts';
export type { Thoroughness } from './search-judge.ts';
export { StaticValue } from './static-value.ts';
export { knowsWithoutLuck } from './uncertainty.ts';
