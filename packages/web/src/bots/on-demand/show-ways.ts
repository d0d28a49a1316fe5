import { playOn } from '@waybill/bots/analysis';
import { replay } from '@waybill/kernel';
import { loadRules } from '../../games/load-rules.ts';
import { moveOf, reasonOf } from '../advise.ts';
import { knowledgeFor } from '../learned-sheets.ts';
import type { PlayOnQuestion, Ways } from '../protocol.ts';

/** Decisions that are shown after the move: about two rounds. */
const DECISIONS = 8;

/** Two moves of one decision, each played on with the same dice. */
export async function showWays({ best, other, lead, match, seed, setup, ...asked }: PlayOnQuestion): Promise<Ways> {
  const game = await loadRules(asked.game);
  const knowledge = await knowledgeFor(game, setup.sheet);
  const s = replay(game, setup, match).play.state;
  const seat = game.next(s);
  const moves = [best, other].map((event) => moveOf(game, s, event));
  if (typeof seat !== 'number' || moves[0] === null || moves[1] === null) throw new Error('not a decision');
  const known = { seed, decisions: DECISIONS, moves: [moves[0], moves[1]] };
  const [first, second] = playOn(game, s, seat, knowledge, known);
  if (lead === null) return { reason: null, best: first, other: second };
  const isLow = knowledge.unit === 'score' && game.best === 'lowest';
  const ahead = { event: best, value: isLow ? -lead : lead };
  const reason = reasonOf(game, knowledge, s, ahead, { event: other, value: 0 }, setup.seats);
  return { reason, best: first, other: second };
}
