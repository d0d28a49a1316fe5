import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Solve, type Solved, SolveFailure, type SolvingRun } from '@waybill/bots';
import {
  type SeasonTable,
  type Solution,
  type SolvingCost,
  solvingCost,
  solvingSeason,
  writeTable,
} from '../bots/solver/index.ts';
import { lowestOf, prepare, type Sheet } from '../rules/index.ts';
import { share } from './shared-memory.ts';

const SLICE_MS = 50;
const MOST_BYTES = 2e9;
const MOST_STATES = 5e9;

type Values = Pick<Solution, 'value' | 'circuits'> & { readonly table: SeasonTable };

/** The score to expect from a whole season, and from each circuit alone. */
export const solve: Solve = (setup, threads) => {
  const sheet = setup.sheet as Sheet;
  const lowest = lowestOf(setup.options);
  const work = solvingCost(prepare(sheet, lowest));
  refuseTooLarge(work, threads);
  return threads === 1 ? here(sheet, lowest, work) : together(sheet, lowest, work, threads);
};

function refuseTooLarge({ states, shared, own }: SolvingCost, threads: number): void {
  const bytes = 8 * (shared + threads * own);
  if (states <= MOST_STATES && bytes <= MOST_BYTES) return;
  const size = `${states.toExponential(1)} states, ${(bytes / 1e9).toPrecision(2)} GB`;
  throw new SolveFailure(`sheet: is too large to solve: ${size}; at most ${MOST_STATES.toExponential(0)} and 2 GB`);
}

function here(sheet: Sheet, lowest: number, { states }: SolvingCost): SolvingRun {
  let done = 0;
  let stopped = false;
  async function go(): Promise<Solved> {
    const solving = solvingSeason(sheet, { lowest });
    for (let until = performance.now() + SLICE_MS; ; ) {
      const step = solving.next();
      if (step.done) return told(sheet, { ...step.value, table: writeTable(sheet, step.value) });
      done = step.value;
      if (performance.now() < until) continue;
      await setImmediate();
      until = performance.now() + SLICE_MS;
      if (stopped) throw new SolveFailure('stopped');
    }
  }
  return { all: states, done: () => Math.round(done * states), solved: go(), stop: () => void (stopped = true) };
}

function together(sheet: Sheet, lowest: number, { states, shared: numbers }: SolvingCost, threads: number): SolvingRun {
  const shared = share(threads, numbers);
  const workers = Array.from(
    { length: threads },
    (_, member) =>
      new Worker(new URL('./thread.js', import.meta.url), { workerData: { sheet, lowest, shared, member } }),
  );
  const solved = new Promise<Solved>((resolve, reject) => {
    for (const thread of workers) {
      thread.on('message', (values: Values) => resolve(told(sheet, values)));
      thread.on('error', reject);
      thread.on('exit', (code) => code !== 0 && reject(new SolveFailure('stopped')));
    }
  });
  return {
    all: states,
    done: () => Math.round(states * shared.done.reduce((sum, part) => sum + part)),
    solved,
    stop: () => workers.forEach((thread) => void thread.terminate()),
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
