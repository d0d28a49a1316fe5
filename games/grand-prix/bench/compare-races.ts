/** Whether the bare loop drives the same race as the rules: mean scores of many seasons. */
import { toldOf } from '../../../bench/lib/process-run.ts';
import { compareScores } from './races.ts';

toldOf(compareScores(20_000));
