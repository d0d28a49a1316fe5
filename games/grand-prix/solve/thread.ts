import { parentPort, workerData } from 'node:worker_threads';
import { solveSeason, writeTable } from '../bots/solver/index.ts';
import type { Sheet } from '../rules/index.ts';
import { memberOf, type Shared } from './shared-memory.ts';

const { sheet, lowest, shared, member } = workerData as {
  sheet: Sheet;
  lowest: number;
  shared: Shared;
  member: number;
};
const solution = solveSeason(sheet, {
  lowest,
  threads: memberOf(shared),
  progress: (done) => {
    shared.done[member] = done;
  },
});
if (member === 0) {
  const { value, circuits } = solution;
  parentPort?.postMessage({ value, circuits, table: writeTable(sheet, solution) });
}
