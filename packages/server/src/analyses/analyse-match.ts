import { type Analysis, analyse, firstPass } from '@waybill/bots/analysis';
import { findGame, loadJudge, loadKnowledge } from '@waybill/games';
import { isFlaw, type Match, readSetup } from '@waybill/kernel';

/** What each decision of a match cost, and what was luck; null where it can't be gone through. Takes seconds. */
export async function analyseMatch(match: Match): Promise<Analysis | null> {
  const game = findGame(match.game);
  const setup = game ? readSetup(game, match) : null;
  if (!game || !setup || isFlaw(setup)) return null;
  const [knowledge, judge] = await Promise.all([loadKnowledge(game), loadJudge(game, setup)]);
  const going = analyse(game, setup, match, knowledge, judge ? { judge } : firstPass(match, knowledge));
  for (;;) {
    const { done, value } = going.next();
    if (done) return value;
  }
}
