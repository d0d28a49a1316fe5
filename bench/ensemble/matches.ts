import { Sfc32 } from '@waybill/kernel';
import { setupFor } from '../../packages/bots/src/testing/positions.ts';
import { type Bots, inParts } from './parts.ts';

/** What the first of two rivals wins of a match: all, nothing, or its share of a shared win. */
async function play(bots: Bots, shares: readonly (readonly number[])[], match: number): Promise<number> {
  const { game } = bots;
  const seat = match % 2;
  const rng = new Sfc32(`dice ${match >> 1}`);
  const s = game.begin(setupFor(game, 2));
  for (let step = 0; ; step++) {
    const actor = game.next(s);
    if (actor === 'over') break;
    if (actor === 'chance') game.chance.deal(s, rng);
    else {
      const { options } = await inParts(bots, shares[actor === seat ? 0 : 1], s, `${match} ${step}`);
      game.play(s, options[0].move);
    }
  }
  const winners = game.result(s)?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** How much of so many matches is won by searches of the first shares against searches of the second, in words. */
export async function contest(bots: Bots, shares: readonly (readonly number[])[], matches: number): Promise<string> {
  let won = 0;
  for (let match = 0; match < matches; match++) won += await play(bots, shares, match);
  const error = 196 * Math.sqrt(0.25 / matches);
  return `${((100 * won) / matches).toFixed(1)} % ± ${error.toFixed(1)} of ${matches} matches`;
}
