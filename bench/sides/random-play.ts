/** Random play with our rules: moves decided, in matches from the start to the end. Argument: the game. */
import { findGame } from '@waybill/games';
import { MoveList, Sfc32 } from '@waybill/kernel';
import { setupFor } from '../../packages/bots/src/testing/positions.ts';
import { takePart } from '../lib/side.ts';
import { playOut } from './play-out.ts';

const game = findGame(process.argv[2]);
if (!game) throw new Error(`there is no game ${process.argv[2]}`);
const setup = setupFor(game, Number(process.argv[3] ?? game.seats.min));
const rng = new Sfc32('bench');
const moves = new MoveList();
const start = game.begin(setup);
const s = game.begin(setup);

await takePart((more) => {
  let decided = 0;
  while (more()) decided += playOut(game, start, s, rng, moves);
  return decided;
});
