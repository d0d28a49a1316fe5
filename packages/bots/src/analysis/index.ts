export { loadJudge } from '../registry.ts';
export { type AnalyseOptions, analyse } from './analyse.ts';
export type { Analysis, ChanceAnalysis, DecisionAnalysis, ErrorClass, Judged } from './analysis.ts';
export type { Judge, Opinion, Weighed } from './judge.ts';
