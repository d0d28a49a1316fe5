import type { Played } from './played.ts';

export interface Bite {
  readonly played: Played[];
  readonly over: boolean;
}

/** Goes on for about so long; a bite may end in the middle of a match. */
export function bite(playing: Generator<Played | null, void>, ms: number): Bite {
  const until = performance.now() + ms;
  const played: Played[] = [];
  while (performance.now() < until) {
    const { done, value } = playing.next();
    if (done) return { played, over: true };
    if (value) played.push(value);
  }
  return { played, over: false };
}
