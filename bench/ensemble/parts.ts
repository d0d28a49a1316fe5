import { type Advice, type Knowledge, loadKnowledge } from '@waybill/bots';
import { type Part, thinkTogether } from '@waybill/bots/crew';
import { findGame, type Game } from '@waybill/rules';
import { seedOf } from '../../packages/bots/src/crew/parts.ts';
import { crewOf } from '../../packages/bots/src/testing/crew.ts';
import { setupOf } from '../sides/setup.ts';

export interface Bots {
  readonly game: Game;
  readonly knowledge: Knowledge;
}

export async function botsOf(id: string): Promise<Bots> {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return { game, knowledge: await loadKnowledge(game) };
}

const crew = crewOf(1);

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
  const seen = { game: game.id, setup: setupOf(game, game.seats.min), view: game.view(s, seat), seat };
  return thinkTogether(game, knowledge, seen, parts, crew, () => {});
}
