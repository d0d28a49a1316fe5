import { parentPort, workerData } from 'node:worker_threads';
import { actorOf, type Order, type Share } from './batch.ts';

const act = await actorOf(workerData as Share);
parentPort?.on('message', async (order: Order) => {
  parentPort?.postMessage(await act(order));
});
