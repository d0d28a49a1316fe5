import { analyse, firstPass } from '@waybill/bots/analysis';
import { findGame, loadJudge, loadKnowledge } from '@waybill/games';
import { isFlaw, type Match, readSetup } from '@waybill/kernel';
import type { DealMarks } from '@waybill/protocol';

/** What an analysis says of each seat of a match that is over; null where it can't be gone through. Takes seconds. */
export async function marksOfMatch(match: Match): Promise<readonly DealMarks[] | null> {
  const game = findGame(match.game);
  const setup = game ? readSetup(game, match) : null;
  if (!game || !setup || isFlaw(setup)) return null;
  const [knowledge, judge] = await Promise.all([loadKnowledge(game), loadJudge(game, setup)]);
  const going = analyse(game, setup, match, knowledge, judge ? { judge } : firstPass(match, knowledge));
  for (;;) {
    const { done, value } = going.next();
    if (!done) continue;
    const { unit, exact, errorTotal, luckTotal, rating } = value;
    return match.seats.map((_, seat) => ({
      unit,
      exact,
      cost: errorTotal[seat],
      rating: rating[seat],
      luck: luckTotal[seat],
    }));
  }
}
