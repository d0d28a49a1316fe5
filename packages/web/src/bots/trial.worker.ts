import { Trial } from '@waybill/bots/trial';
import { loadBots } from '@waybill/games/load-bots';
import type { Game } from '@waybill/kernel';
import { loadRules } from '../games/load-rules.ts';
import { knowledgeFor } from './learned-sheets.ts';
import type { TrialNews, TrialQuestion } from './trial-protocol.ts';

/** A worker's own side, typed here because the page's types are in force. */
declare const self: {
  addEventListener(type: 'message', hear: (message: MessageEvent<TrialQuestion>) => void): void;
  postMessage(news: TrialNews): void;
};

const PROGRESS_EVERY = 100;
const REPORT_EVERY = 1000;

/** Plays to the end; whoever has heard enough terminates the worker. */
async function tryOut({ game: id, setup, matches, seed }: TrialQuestion): Promise<void> {
  const game = await loadRules(id);
  const known = await loadBots(game);
  const bots = known && { ...known, knowledge: () => knowledgeFor<never>(game as Game<never>, setup.sheet) };
  const trial = await Trial.open({ game, bots, setup, matches, seed });
  const running = trial.run();
  let [told, reported] = [performance.now(), performance.now()];
  for (let stage = 'matches'; ; ) {
    const step = running.next();
    if (step.done) return self.postMessage({ report: step.value, isDone: true });
    const now = performance.now();
    if (now - told > PROGRESS_EVERY) {
      told = now;
      self.postMessage({ progress: step.value });
    }
    if (step.value.stage !== stage || now - reported > REPORT_EVERY) {
      reported = now;
      ({ stage } = step.value);
      self.postMessage({ report: trial.report(), isDone: false });
    }
  }
}

self.addEventListener('message', ({ data }) => {
  tryOut(data).catch((error: unknown) => self.postMessage({ trouble: String(error) }));
});
