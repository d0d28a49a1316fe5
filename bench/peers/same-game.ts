/** Proves that what boardgame.io plays here is the game that we play: states and lists of moves, move by move. */
import { reading as haulingAstronauts } from './same-game/hauling-astronauts.ts';
import { walk } from './same-game/walk.ts';

const matches = Number(process.argv[2] ?? 100);
const moves = walk(haulingAstronauts, matches);
console.log(`hauling-astronauts: ${matches} matches, ${moves} moves: every state and every list of moves alike`);
