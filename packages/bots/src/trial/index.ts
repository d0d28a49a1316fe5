export { chooserOf, randomChooser, seedFrom } from './chooser.ts';
export type { Drama } from './drama.ts';
export { cityNaming, type Naming } from './naming.ts';
export type { Outcome } from './outcome.ts';
export { playInto } from './play-into.ts';
export { type Chooser, FORFEIT, type PatientChooser, playOut } from './play-out.ts';
export type { CountedUse, TrialReport } from './report.ts';
export {
  type DramaReport,
  dramaOf,
  type Endings,
  endingsOf,
  type Length,
  lengthOf,
  type StandingReport,
  standingReport,
} from './standing.ts';
export { SHARES, Tally, winsOf } from './tally.ts';
export { Trial, type TrialPlan, type TrialProgress } from './trial.ts';
export { type Usage, type UseReport, usageOf } from './usage.ts';
export { knownUses, partsOf, type Use, type UseParts, type Uses, usesOf, useWords } from './uses.ts';
export type { Solving, Worth } from './worth.ts';
