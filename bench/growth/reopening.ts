import { TableStore } from '../../packages/server/src/store/tables.ts';
import type { Chart } from '../lib/plot.ts';
import type { LongTable } from './long-table.ts';

async function milliseconds(times: number, job: () => Promise<unknown>): Promise<number> {
  await job();
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const from = performance.now();
    await job();
    taken.push(performance.now() - from);
  }
  // Whatever else ran only adds to it.
  return Math.min(...taken);
}

/** From nothing in memory to an answer for somebody who has seen all but the last entry; and by the whole log instead. */
export async function byReopening({ node, stages }: LongTable, times: number): Promise<Chart> {
  const { host, db } = node.context;
  const store = new TableStore(db);
  const withSnapshot: [number, number][] = [];
  const fromTheLog: [number, number][] = [];
  for (const { id, events } of stages.toSorted((a, b) => a.events - b.events)) {
    const open = async () => {
      await host.evict();
      await host.update(id, null, 1_000_000);
    };
    withSnapshot.push([events, await milliseconds(times, open)]);
    fromTheLog.push([events, await milliseconds(times, () => store.whole(id))]);
  }
  const lines = [
    { name: 'from a snapshot', points: withSnapshot },
    { name: 'from the whole log', points: fromTheLog },
  ];
  return { title: 'Opening a match, by its length', x: 'events', y: 'milliseconds', lines };
}
