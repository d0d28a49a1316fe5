import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { serve } from '@waybill/bots/crew';
import { gameOf } from '../game.ts';

parentPort?.on(
  'message',
  serve({
    open: async (id) => gameOf(id),
    tell: (news) => parentPort?.postMessage(news),
    now: () => performance.now(),
    breathe: () => setImmediate(),
  }),
);
