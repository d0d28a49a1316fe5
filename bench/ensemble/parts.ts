import { type Advice, type Knowledge } from '@waybill/bots';
import { type Part, thinkTogether } from '@waybill/bots/worker-pool';
import { findGame, loadKnowledge } from '@waybill/games';
import { type Game } from '@waybill/kernel';
import { setupFor } from '../../packages/bots/src/testing/positions.ts';
import { poolOf } from '../../packages/bots/src/testing/worker-pool.ts';
import { seedOf } from '../../packages/bots/src/worker-pool/parts.ts';

export interface Bots {
  readonly game: Game;
  readonly knowledge: Knowledge;
}

export async function botsOf(id: string): Promise<Bots> {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return { game, knowledge: await loadKnowledge(game) };
}

const pool = poolOf(1);

/** A search for each share, added up as threads would. */
export function inParts(
  { game, knowledge }: Bots,
  shares: readonly number[],
  s: unknown,
  seed: string,
): Promise<Advice> {
  const seat = game.next(s);
  if (typeof seat !== 'number') throw new Error('nobody has to decide');
  const parts = shares.map((iterations, part): Part => ({ seed: seedOf(seed, part), iterations }));
  const seen = { game: game.id, setup: setupFor(game, game.seats.min), view: game.view(s, seat), seat };
  return thinkTogether(game, knowledge, seen, parts, pool, () => {});
}
