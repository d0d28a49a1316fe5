import { type News, Pool } from '@waybill/bots/crew';
import { startThread } from '@waybill/table/thread';

/** A crew of worker threads. */
export function crewOfThreads(size: number): Pool {
  return new Pool(size, (hear) => {
    const thread = startThread('./thread', import.meta.url, null);
    thread.on('message', (news: News) => hear(news));
    thread.on('error', (error: Error) => hear({ trouble: error.message }));
    thread.on('exit', () => hear({ trouble: 'the thread ended' }));
    return { post: (order) => thread.postMessage(order), end: () => void thread.terminate() };
  });
}
