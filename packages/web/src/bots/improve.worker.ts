import { measureSheet, type SheetFindings, type SheetTask } from '@waybill/bots/improve';
import type { NewsOf } from '@waybill/bots/worker-pool';
import { loadBots } from '@waybill/games/load-bots';
import { loadRules } from '../games/load-rules.ts';

/** A worker's own side, typed here because the page's types are in force. */
declare const self: {
  addEventListener(type: 'message', hear: (message: MessageEvent<SheetTask>) => void): void;
  postMessage(news: NewsOf<SheetFindings>): void;
};

const TELL_EVERY = 100;

/** Plays to the end; whoever has heard enough terminates the worker. */
async function play(task: SheetTask): Promise<SheetFindings> {
  const game = await loadRules(task.game);
  const playing = await measureSheet(game, await loadBots(game), task);
  for (let told = performance.now(); ; ) {
    const step = playing.next();
    if (step.done) return step.value;
    const now = performance.now();
    if (now - told < TELL_EVERY) continue;
    told = now;
    self.postMessage({ share: step.value });
  }
}

self.addEventListener('message', ({ data }) => {
  play(data).then(
    (result) => self.postMessage({ result }),
    (error: unknown) => self.postMessage({ trouble: String(error) }),
  );
});
