import { parentPort, workerData } from 'node:worker_threads';
import { actorOf, type Order, type Share } from './batch.ts';

const act = await actorOf(workerData as Share);
parentPort?.on('message', (order: Order) => void act(order).then((answer) => parentPort?.postMessage(answer)));
