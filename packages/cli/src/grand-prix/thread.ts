import { parentPort, workerData } from 'node:worker_threads';
import { solveSeason, writeTable } from '@waybill/bots/grand-prix-solver';
import type { Sheet } from '@waybill/rules/grand-prix';
import { memberOf, type Shared } from './shared-crew.ts';

const { sheet, shared, member } = workerData as { sheet: Sheet; shared: Shared; member: number };
const solution = solveSeason(sheet, {
  crew: memberOf(shared),
  progress: (done) => {
    shared.done[member] = done;
  },
});
if (member === 0) {
  const { value, circuits } = solution;
  parentPort?.postMessage({ value, circuits, table: writeTable(sheet, solution) });
}
