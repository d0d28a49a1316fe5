/** Solves the Grand Prix season exactly, on one thread, and says what that took and gave. */
import { solveSeason } from '@waybill/games/grand-prix/bots/solver/index';
import { game as grandPrix, type Sheet } from '@waybill/games/grand-prix/rules';
import { toldOf } from '../lib/process-run.ts';

const { value, circuits } = solveSeason(grandPrix.sheet?.standard as Sheet);
toldOf({ value, circuits });
