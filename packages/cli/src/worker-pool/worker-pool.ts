import { type News, WorkerPool } from '@waybill/bots/worker-pool';
import { startThread } from '@waybill/server/thread';

/** A pool of worker threads. */
export function threadPool(size: number): WorkerPool {
  return new WorkerPool(size, (hear) => {
    const thread = startThread('./thread', import.meta.url, null);
    thread.on('message', (news: News) => hear(news));
    thread.on('error', (error: Error) => hear({ trouble: error.message }));
    thread.on('exit', () => hear({ trouble: 'the thread ended' }));
    return { post: (order) => thread.postMessage(order), end: () => void thread.terminate() };
  });
}
