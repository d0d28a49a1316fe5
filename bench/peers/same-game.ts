/** Proves that what boardgame.io plays here is the game that we play: states and lists of moves, move by move. */
import { reading as blackPawnTrucking } from './same-game/black-pawn-trucking.ts';
import { reading as haulingAstronauts } from './same-game/hauling-astronauts.ts';
import { type Reading, walk } from './same-game/walk.ts';

const matches = Number(process.argv[2] ?? 100);

async function prove<G>(reading: Reading<G>): Promise<void> {
  const moves = (await walk(reading, matches)).toLocaleString('en');
  console.log(`${reading.game.id}: ${matches} matches, ${moves} moves: every state and every list of moves alike`);
}

await prove(haulingAstronauts);
await prove(blackPawnTrucking);
