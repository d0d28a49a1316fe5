import { loadKnowledge } from '@waybill/bots';
import { type Analysis, analyse, loadJudge } from '@waybill/bots/analysis';
import { analyseTogether } from '@waybill/bots/crew';
import { rules } from '../../boards/rules.ts';
import { drive } from '../drive.ts';
import type { AnalyseQuestion } from '../protocol.ts';
import { crew } from './crew.ts';

/** What each decision of a match cost and what was luck; by the truth where it is known. */
export async function analyseMatch(question: AnalyseQuestion, report: (share: number) => void): Promise<Analysis> {
  const { setup, match, level } = question;
  const game = await rules[question.game]();
  const [knowledge, judge] = await Promise.all([loadKnowledge(game), loadJudge(game, setup)]);
  if (judge) return drive(analyse(game, setup, match, knowledge, { judge }), report);
  if (crew.size === 1) return drive(analyse(game, setup, match, knowledge, { level }), report);
  return analyseTogether(game, knowledge, { setup, match, thoroughness: { level } }, crew, report);
}
