/** Matches that are over are looked at so often. */
export const ROUND_MS = 1_000;
/** The share of the main thread's time from which on a server is busy. */
const BUSY = 0.1;
/** Luck is worked out in the threads of bots, on processors that moves need, too: while the server is busy, a fiftieth of the time. */
const REST = 49;
const LONGEST_MS = 60_000;

/** How long rating pauses after a round in which so many milliseconds went into luck. */
export function pauseAfter(thought: number, load: number): number {
  return load < BUSY ? ROUND_MS : Math.min(LONGEST_MS, Math.max(ROUND_MS, thought * REST));
}
