/** Solves the Grand Prix season exactly, on one thread, and says what that took and gave. */
import { solveSeason } from '@waybill/bots/grand-prix-solver';
import { grandPrix, type Sheet } from '@waybill/rules/grand-prix';
import { toldOf } from '../lib/told.ts';

const { value, circuits } = solveSeason(grandPrix.sheet?.standard as Sheet);
toldOf({ value, circuits });
