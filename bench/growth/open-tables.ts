import type { Chart } from '../lib/plot.ts';
import { underLoad } from '../server/load.ts';
import { oneNode } from '../server/sides.ts';

const THINKING_MS = 1000;
const SECONDS = 20;

export interface Largest {
  readonly tables: number;
  readonly megabytes: number;
  readonly p99: number;
}

/** One node with more and more tables open, of which as many are being played at a move a second each. */
export async function byOpenTables(
  sizes: readonly number[],
  active: number,
): Promise<{ chart: Chart; largest: Largest }> {
  const memory: [number, number][] = [];
  let largest: Largest = { tables: 0, megabytes: 0, p99: 0 };
  for (const tables of sizes) {
    const running = await oneNode(THINKING_MS);
    const found = await underLoad(running, { matches: tables, active, moves: active * SECONDS, seconds: SECONDS });
    await running.stop();
    memory.push([tables, found.megabytes]);
    largest = { tables, megabytes: found.megabytes, p99: found.p99 };
    const micros = Math.round(1e6 / found.movesPerCpuSecond);
    console.log(
      `  ${tables} open tables: ${micros} µs of CPU a move, p50 ${found.p50.toFixed(1)}, p99 ${found.p99.toFixed(1)} ms`,
    );
  }
  const title = `Memory by open tables, ${active} of them played`;
  const lines = [{ name: 'the whole process', points: memory }];
  return { chart: { title, x: 'open tables', y: 'MB', lines }, largest };
}
