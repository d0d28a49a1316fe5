import { type Game, Sfc32 } from '@waybill/kernel';
import { mutate } from './mutate.ts';
import { type Found, type Search, search } from './search.ts';
import type { Goal } from './wish.ts';

export interface Improvement extends Pick<Search, 'first' | 'rounds' | 'brood' | 'matches' | 'play' | 'tell'> {
  readonly game: Game;
  readonly goals: readonly Goal[];
  /** The same seed finds the same sheets, wherever they are played. */
  readonly seed: string;
}

/** Looks for sheets of a game that come nearer to a wish. */
export function improve({ game, goals, seed, ...plan }: Improvement): Promise<Found> {
  const rng = new Sfc32(`improve ${seed}`);
  const weights = goals.map(({ weight }) => weight);
  return search({ ...plan, weights, rng, mutate: (sheet) => mutate(game, sheet, rng) });
}
