/** Analyses the longest recorded match of a game as `waybill analyse` does. Arguments: the game; iterations. */
import { analyse } from '@waybill/bots/analysis';
import { findGame, loadJudge, loadKnowledge } from '@waybill/games';
import { setupOf } from '@waybill/kernel';
import { longMatch } from '../growth/matches.ts';
import { toldOf } from '../lib/process-run.ts';

const game = findGame(process.argv[2]);
if (!game) throw new Error(`there is no game ${process.argv[2]}`);
const match = longMatch(game);
const setup = setupOf(game, match);
const judge = await loadJudge(game, setup);
const iterations = process.argv[3] ? { iterations: Number(process.argv[3]) } : {};
const going = analyse(game, setup, match, await loadKnowledge(game), { ...iterations, ...(judge && { judge }) });
for (;;) {
  const { done, value } = going.next();
  if (!done) continue;
  toldOf({ events: match.events.length, decisions: value.decisions.length, exact: value.exact });
  break;
}
