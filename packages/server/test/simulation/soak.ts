/**
 * Many schedules, each from a seed of its own: `npm run soak -- --schedules 5000 --from 0`. One that failed, again, with all
 * that happened in it: `npm run soak -- --seed 4711`.
 */
import { parseArgs } from 'node:util';
import { runSchedule } from './schedule.ts';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string' },
  },
});

async function one(seed: string): Promise<void> {
  const { faults, notes } = await runSchedule(seed);
  console.log(notes.join('\n'));
  console.log(faults.length === 0 ? `seed ${seed}: all held` : `seed ${seed}:\n  ${faults.join('\n  ')}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function many(from: number, count: number): Promise<void> {
  const sums = { failed: 0, acknowledged: 0, troubles: 0 };
  const start = performance.now();
  for (let i = from; i < from + count; i++) {
    const { faults, acknowledged, troubles } = await runSchedule(String(i));
    sums.acknowledged += acknowledged;
    sums.troubles += troubles;
    if (faults.length === 0) continue;
    sums.failed++;
    console.log(`seed ${i}:\n  ${faults.slice(0, 5).join('\n  ')}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${count} schedules in ${seconds} s: ${sums.failed} failed, ${sums.acknowledged} actions acknowledged, ${sums.troubles} troubles`,
  );
  process.exitCode = sums.failed === 0 ? 0 : 1;
}

if (values.seed !== undefined) await one(values.seed);
else await many(Number(values.from), Number(values.schedules));
process.exit();
