import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  type Solution,
  solvingSeason,
  type Table,
  type Work,
  workOf,
  writeTable,
} from '@waybill/bots/grand-prix-solver';
import { prepare, type Sheet } from '@waybill/rules/grand-prix';
import { Failure } from '../fail.ts';
import type { Solve, Solved, Solving } from '../solver.ts';
import { share } from './shared-crew.ts';

const SLICE_MS = 50;
const MOST_BYTES = 2e9;
const MOST_STATES = 5e9;

type Values = Pick<Solution, 'value' | 'circuits'> & { readonly table: Table };

/** The score to expect from a whole season, and from each circuit alone. */
export const solve: Solve = (claimed, threads) => {
  const sheet = claimed as Sheet;
  const work = workOf(prepare(sheet));
  refuseTooLarge(work, threads);
  return threads === 1 ? here(sheet, work) : together(sheet, work, threads);
};

function refuseTooLarge({ states, shared, own }: Work, threads: number): void {
  const bytes = 8 * (shared + threads * own);
  if (states <= MOST_STATES && bytes <= MOST_BYTES) return;
  const size = `${states.toExponential(1)} states, ${(bytes / 1e9).toPrecision(2)} GB`;
  throw new Failure(`sheet: is too large to solve: ${size}; at most ${MOST_STATES.toExponential(0)} and 2 GB`);
}

function here(sheet: Sheet, { states }: Work): Solving {
  let done = 0;
  let stopped = false;
  async function go(): Promise<Solved> {
    const solving = solvingSeason(sheet);
    for (let until = performance.now() + SLICE_MS; ; ) {
      const step = solving.next();
      if (step.done) return told(sheet, { ...step.value, table: writeTable(sheet, step.value) });
      done = step.value;
      if (performance.now() < until) continue;
      await setImmediate();
      until = performance.now() + SLICE_MS;
      if (stopped) throw new Failure('stopped');
    }
  }
  return { all: states, done: () => Math.round(done * states), solved: go(), stop: () => void (stopped = true) };
}

function together(sheet: Sheet, { states, shared: numbers }: Work, threads: number): Solving {
  const shared = share(threads, numbers);
  const crew = Array.from(
    { length: threads },
    (_, member) => new Worker(new URL('./thread.js', import.meta.url), { workerData: { sheet, shared, member } }),
  );
  const solved = new Promise<Solved>((resolve, reject) => {
    for (const thread of crew) {
      thread.on('message', (values: Values) => resolve(told(sheet, values)));
      thread.on('error', reject);
      thread.on('exit', (code) => code !== 0 && reject(new Failure('stopped')));
    }
  });
  return {
    all: states,
    done: () => Math.round(states * shared.done.reduce((sum, part) => sum + part)),
    solved,
    stop: () => crew.forEach((thread) => void thread.terminate()),
  };
}

function told({ name, circuits }: Sheet, values: Values): Solved {
  const rows = [[name, values.value] as const, ...circuits.map((c, i) => [c.name, values.circuits[i]] as const)];
  const width = Math.max(...rows.map(([title]) => title.length));
  const [season, ...alone] = rows.map(([title, value]) => `${title.padEnd(width)}  ${value.toFixed(6).padStart(10)}`);
  return {
    table: values.table,
    json: { season: values.value, circuits: values.circuits },
    lines: [
      'The score to expect from perfect play: the season,',
      season,
      'and each circuit alone, with all free uses:',
      ...alone,
    ],
  };
}
