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
  const cpu: [number, number][] = [];
  const memory: [number, number][] = [];
  const p99: [number, number][] = [];
  let largest: Largest = { tables: 0, megabytes: 0, p99: 0 };
  for (const tables of sizes) {
    const running = await oneNode(THINKING_MS);
    const found = await underLoad(running, { matches: tables, active, moves: active * SECONDS, seconds: SECONDS });
    await running.stop();
    cpu.push([tables, 1e6 / found.movesPerCpuSecond]);
    memory.push([tables, found.megabytes]);
    p99.push([tables, found.p99]);
    largest = { tables, megabytes: found.megabytes, p99: found.p99 };
  }
  const lines = [
    { name: 'CPU a move, µs', points: cpu },
    { name: 'memory, MB', points: memory },
    { name: 'p99, ms', points: p99 },
  ];
  return {
    chart: { title: `The load, by open tables (${active} played)`, x: 'open tables', y: 'see legend', lines },
    largest,
  };
}
