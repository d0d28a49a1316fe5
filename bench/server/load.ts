import { type LoadMatch, Meter, type Running } from './side.ts';
import type { Usage } from './usage.ts';

export interface Figures {
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly kilobytesPerMatch: number;
  readonly heldPerMatch: number;
  readonly megabytes: number;
  readonly bytesPerMove: number;
  readonly refused: number;
}

const AT_ONCE = 50;

async function used({ nodes }: Running, how: 'usage' | 'collected'): Promise<Usage> {
  const usages = await Promise.all(nodes.map((node) => node[how]()));
  const sum = (of: (usage: Usage) => number) => usages.reduce((all, one) => all + of(one), 0);
  return {
    cpu: sum((one) => one.cpu),
    rss: sum((one) => one.rss),
    held: sum((one) => one.held),
    sent: sum((one) => one.sent),
  };
}

async function connectAll(running: Running, matches: number, meter: Meter): Promise<LoadMatch[]> {
  const connected: LoadMatch[] = [];
  for (let i = 0; i < matches; i += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, matches - i) }, (_, k) => running.connect(i + k, meter));
    connected.push(...(await Promise.all(group)));
  }
  return connected;
}

/** V8 goes on compiling for tens of thousands of moves; on a busy machine there are few of them in a second. */
export const WARM_MOVES = 30_000;
const MOST_WARM_SECONDS = 120;

/** Which of the connected matches are played, how many answers are counted, and for how long at most. */
export interface Extent {
  readonly matches: number;
  /** All of them, unless given. */
  readonly active?: number;
  readonly moves: number;
  readonly seconds: number;
}

/**
 * So many matches at once. What is counted comes after as much that is not: a server that has just started spends most of
 * its time compiling itself, and more so on a busy machine.
 */
export async function underLoad(running: Running, extent: Extent): Promise<Figures> {
  const { matches, moves, active = matches, seconds } = extent;
  const meter = new Meter();
  // The first connections load code and make caches that no later one pays for.
  for (const one of await connectAll(running, 20, meter)) one.stop();
  const empty = await used(running, 'collected');
  const connected = await connectAll(running, matches, meter);
  const full = await used(running, 'collected');
  for (const match of connected.slice(0, active)) match.go();
  const warm = await meter.count(moves, seconds);
  const more = Math.min(moves, WARM_MOVES) - warm.length;
  if (more > 0) await meter.count(more, MOST_WARM_SECONDS);
  const start = await used(running, 'usage');
  const from = performance.now();
  const latencies = await meter.count(moves, seconds);
  const wall = (performance.now() - from) / 1000;
  const end = await used(running, 'usage');
  const sorted = latencies.sort((a, b) => a - b);
  for (const match of connected) match.stop();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    movesPerSecond: sorted.length / wall,
    movesPerCpuSecond: sorted.length / (end.cpu - start.cpu),
    p50: at(0.5),
    p99: at(0.99),
    kilobytesPerMatch: (full.rss - empty.rss) / matches / 1024,
    heldPerMatch: (full.held - empty.held) / matches / 1024,
    megabytes: end.rss / 2 ** 20,
    bytesPerMove: (end.sent - start.sent) / sorted.length,
    refused: meter.refused,
  };
}
