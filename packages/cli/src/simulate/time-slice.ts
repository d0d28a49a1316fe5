import type { Played } from './played.ts';

/** Plays for about so long; a slice may end in the middle of a match. */
export function playSlice(
  playing: Generator<Played | null, void>,
  ms: number,
): { readonly played: Played[]; readonly over: boolean } {
  const until = performance.now() + ms;
  const played: Played[] = [];
  while (performance.now() < until) {
    const { done, value } = playing.next();
    if (done) return { played, over: true };
    if (value) played.push(value);
  }
  return { played, over: false };
}
