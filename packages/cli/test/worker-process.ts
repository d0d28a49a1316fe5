import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './support.ts';

export interface WorkerProcess {
  readonly worker: ChildProcess;
  readonly said: () => string;
}

/** A worker in a process of its own, and what it has said. */
export function startWorker(database: string): WorkerProcess {
  const argv = [`${root}packages/cli/bin/waybill.mjs`, 'worker', '--database', database, '--threads', '1'];
  const worker = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  worker.stderr.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return { worker, said: () => text };
}
