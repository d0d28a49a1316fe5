import type { Layer, Race } from './race.ts';
import type { Threads } from './threads.ts';

/** From where a race is looked at: a space, and the turns left there. */
export interface Post {
  readonly space: number;
  readonly time: number;
}

/** Spaces from the post on that the car can be on with `left` turns left. */
export function spacesAt({ circuit, dice }: Race, { space, time }: Post, left: number): number {
  return spacesWithin(time - left, dice, circuit.flag - space);
}

/** Spaces that so many turns can lead to, at most those before the flag. */
export function spacesWithin(turns: number, dice: number, ahead: number): number {
  return Math.min(ahead, dice * turns + 1);
}

export const NO_LAYER: Layer = { values: new Float64Array(0), first: 0 };

/**
 * Settles the worths of every state before a gear is chosen that can follow from the post, the last turn first: layer
 * `left` has that many turns left, up to one fewer than the post has. Yields after each space.
 */
export function* settleLayers(
  race: Race,
  post: Post,
  layers: readonly Layer[],
  threads: Threads,
): Generator<void, void> {
  for (let left = 1; left < post.time; left++) {
    const spaces = spacesAt(race, post, left);
    for (let i = threads.take(); i < spaces; i = threads.take()) {
      race.space(post.space + i, left - 1, layers[left - 1], layers[left]);
      yield;
    }
    threads.meet();
  }
}
