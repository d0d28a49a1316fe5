import { availableParallelism } from 'node:os';
import type { Call } from '../command.ts';
import { usage } from '../fail.ts';
import { openBell } from '../queue/bell.ts';
import { openQueue } from '../queue/queue.ts';
import { type Shift, workOn } from '../queue/worker.ts';
import { threadsOf } from '../threads.ts';

export async function run(call: Call): Promise<void> {
  const { io } = call;
  const url = call.value('database');
  if (url === undefined) throw usage('--database is missing');
  const threads = threadsOf(call, availableParallelism());
  const boss = await openQueue(url);
  const bell = openBell(boss, url);
  const shift: Shift = { stopped: false, tell: (words) => io.err(`${words}\n`) };
  const unlisten = io.onStop(() => {
    shift.stopped = true;
  });
  io.err(`waiting for work, ${threads} at once; Ctrl-C stops it\n`);
  try {
    await Promise.all(Array.from({ length: threads }, () => workOn(boss, bell, shift)));
  } finally {
    shift.stopped = true;
    unlisten();
    await bell.close();
    await boss.stop({ graceful: false, wait: true });
  }
}
