import type { Advice, Knowledge, ThinkOptions } from '@waybill/bots';
import { type News, partsOf, serve, thinkTogether, WorkerPool } from '@waybill/bots/worker-pool';
import type { Game } from '@waybill/kernel';
import { loadRules } from '../../games/load-rules.ts';
import { knowledgeFor } from '../learned-sheets.ts';
import type { ThinkQuestion } from '../protocol.ts';
import { breathe, clock, helpers } from '../yield-to-page.ts';

/** More would bring little, and a phone gets hot. */
const MOST = 4;

/** Helpers of this worker, each running its script too; they end with it. One core is left to the page. */
export const pool = new WorkerPool(Math.max(1, Math.min(MOST, navigator.hardwareConcurrency - 1)), (hear) => {
  const worker = new Worker(self.location.href, { type: 'module' });
  helpers.add(worker);
  worker.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
  worker.addEventListener('error', ({ message }) => hear({ trouble: message }));
  const end = () => {
    helpers.delete(worker);
    worker.terminate();
  };
  return { post: (order) => worker.postMessage(order), end };
});

/** A helper's own side. */
export const take = serve({
  knowledge: (game, { sheet }) => knowledgeFor(game, sheet),
  open: (id) => loadRules(id),
  tell: (news) => self.postMessage(news),
  now: clock,
  breathe,
});

/** Null where one alone is as good. */
export async function together(
  game: Game,
  knowledge: Knowledge,
  { setup, view, seat }: ThinkQuestion,
  options: ThinkOptions,
  report: (share: number) => void,
): Promise<Advice | null> {
  const parts = partsOf(knowledge, options, pool.size);
  if (parts.length < 2) return null;
  return thinkTogether(game, knowledge, { game: game.id, setup, view, seat }, parts, pool, report);
}
