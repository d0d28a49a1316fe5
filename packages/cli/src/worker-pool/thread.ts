import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { serve } from '@waybill/bots/worker-pool';
import { loadKnowledge } from '@waybill/games';
import { gameOf } from '../game.ts';

parentPort?.on(
  'message',
  serve({
    knowledge: loadKnowledge,
    open: async (id) => gameOf(id),
    tell: (news) => parentPort?.postMessage(news),
    now: () => performance.now(),
    breathe: () => setImmediate(),
  }),
);
