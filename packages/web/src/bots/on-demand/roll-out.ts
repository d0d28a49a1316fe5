import { type RolledDecision, rollOutDecision, usualRuns } from '@waybill/bots/analysis';
import { loadRules } from '../../games/load-rules.ts';
import { knowledgeFor } from '../learned-sheets.ts';
import type { RollOutQuestion } from '../protocol.ts';
import { drive } from '../run-thinking.ts';

/** Plays on from some options of a decision, to see what comes of each. */
export async function rollOut(question: RollOutQuestion, report: (share: number) => void): Promise<RolledDecision> {
  const { index, match, options, round, setup } = question;
  const game = await loadRules(question.game);
  const knowledge = await knowledgeFor(game, setup.sheet);
  const runs = usualRuns(knowledge) * 2 ** round;
  return drive(rollOutDecision(game, setup, match, knowledge, { index, options, runs }), report);
}
