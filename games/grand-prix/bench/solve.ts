/** Solves the Grand Prix season exactly, on one thread, and says what that took and gave. */
import { toldOf } from '../../../bench/lib/process-run.ts';
import { solveSeason } from '../bots/solver/index.ts';
import { game as grandPrix, type Sheet } from '../rules/index.ts';

const { value, circuits } = solveSeason(grandPrix.sheet?.standard as Sheet);
toldOf({ value, circuits });
