import { learnedOf } from '@waybill/bots';
import { learnSheet } from '@waybill/bots/values';
import { loadBots, loadTrainingPlan } from '@waybill/games/load-bots';
import { loadRules } from '../games/load-rules.ts';
import type { LearnNews, LearnQuestion } from './learn-protocol.ts';
import { keepLearned } from './learned-sheets.ts';

/** A worker's own side, typed here because the page's types are in force. */
declare const self: {
  addEventListener(type: 'message', hear: (message: MessageEvent<LearnQuestion>) => void): void;
  postMessage(news: LearnNews): void;
};

const TELL_EVERY = 200;

/** Learns to the end; whoever no longer wants it terminates the worker, and nothing is kept. */
async function learn({ game: id, sheet, matches }: LearnQuestion): Promise<void> {
  const game = await loadRules(id);
  const [learned, plan] = await Promise.all([learnedOf(await loadBots(game)), loadTrainingPlan(game)]);
  if (!learned || !plan) throw new Error(`nobody has said how to learn ${id}`);
  const learning = learnSheet(plan, sheet, learned.weights, matches);
  for (let told = performance.now(); ; ) {
    const step = learning.next();
    if (step.done) {
      await keepLearned(id, sheet, learned.weights, step.value);
      return self.postMessage({ isKept: true });
    }
    if (performance.now() - told < TELL_EVERY) continue;
    told = performance.now();
    self.postMessage({ share: step.value });
  }
}

self.addEventListener('message', ({ data }) => {
  learn(data).catch((error: unknown) => self.postMessage({ trouble: String(error) }));
});
