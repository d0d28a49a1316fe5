import { type Analysis, analyse, firstPass } from '@waybill/bots/analysis';
import { analyseTogether } from '@waybill/bots/worker-pool';
import { loadJudge } from '@waybill/games/load-bots';
import { loadRules } from '../../games/load-rules.ts';
import { knowledgeFor } from '../learned-sheets.ts';
import type { AnalyseQuestion } from '../protocol.ts';
import { drive } from '../run-thinking.ts';
import { pool } from './helper-workers.ts';

/** What each decision of a match cost and what was luck; by the truth where it is known. */
export async function analyseMatch(question: AnalyseQuestion, report: (share: number) => void): Promise<Analysis> {
  const { setup, match, level } = question;
  const game = await loadRules(question.game);
  const [knowledge, judge] = await Promise.all([knowledgeFor(game, setup.sheet), loadJudge(game, setup)]);
  const thoroughness = level === 'hard' ? firstPass(match, knowledge) : { level };
  if (judge) return drive(analyse(game, setup, match, knowledge, { judge }), report);
  if (pool.size === 1) return drive(analyse(game, setup, match, knowledge, thoroughness), report);
  return analyseTogether(game, knowledge, { setup, match, thoroughness }, pool, report);
}
