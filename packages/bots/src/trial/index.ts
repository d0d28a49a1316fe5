export { chooserOf, seedFrom } from './chooser.ts';
export type { Outcome } from './outcome.ts';
export { type Chooser, playOut } from './play-out.ts';
export type { Told, TrialReport } from './report.ts';
export { type Endings, endingsOf, type Length, lengthOf, type StandingReport, standingReport } from './standing.ts';
export { SHARES, Tally, winsOf } from './tally.ts';
export { Trial, type TrialPlan, type TrialProgress } from './trial.ts';
export { type Usage, type UseReport, usageOf } from './usage.ts';
export { knownUses, partsOf, type UseParts, type Uses, usesOf, useWords } from './uses.ts';
