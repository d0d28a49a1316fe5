import { learnedOf } from '@waybill/bots';
import { learnSheet } from '@waybill/bots/values';
import { loadBots, loadTrainingPlan } from '@waybill/games/load-bots';
import { loadRules } from '../games/load-rules.ts';
import type { LearnNews, LearnQuestion } from './learn-protocol.ts';
import { keepLearned, knownBy } from './learned-sheets.ts';

/** A worker's own side, typed here because the page's types are in force. */
declare const self: {
  addEventListener(type: 'message', hear: (message: MessageEvent<LearnQuestion>) => void): void;
  postMessage(news: LearnNews): void;
};

const TELL_EVERY = 200;

/** Learns to the end; whoever no longer wants it terminates the worker, and nothing is kept. */
async function learn(id: string, sheet: unknown, matches: number): Promise<LearnNews> {
  const game = await loadRules(id);
  const [learned, plan] = await Promise.all([learnedOf(await loadBots(game)), loadTrainingPlan(game)]);
  if (!learned || !plan) throw new Error(`nobody has said how to learn ${id}`);
  const learning = learnSheet(plan, sheet, learned.weights, matches);
  for (let told = performance.now(); ; ) {
    const step = learning.next();
    if (step.done) {
      await keepLearned(id, sheet, learned.weights, step.value);
      return { isKept: true };
    }
    if (performance.now() - told < TELL_EVERY) continue;
    told = performance.now();
    self.postMessage({ share: step.value });
  }
}

async function answer(asked: LearnQuestion): Promise<LearnNews> {
  const { game, sheet } = asked;
  if (asked.kind === 'learn') return learn(game, sheet, asked.matches);
  return { number: asked.number, known: await knownBy({ id: game }, sheet) };
}

self.addEventListener('message', ({ data }) => {
  answer(data).then(
    (news) => self.postMessage(news),
    (error: unknown) => self.postMessage({ trouble: String(error) }),
  );
});
