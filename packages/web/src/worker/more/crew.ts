import type { Advice, Knowledge, ThinkOptions } from '@waybill/bots';
import { type Crew, type News, Pool, partsOf, serve, thinkTogether } from '@waybill/bots/crew';
import type { Game } from '@waybill/rules/kernel';
import { rules } from '../../boards/rules.ts';
import type { ThinkQuestion } from '../protocol.ts';
import { breathe, clock, helpers } from '../rest.ts';

/** More would bring little, and a phone gets hot. */
const MOST = 4;

/** Helpers of this worker, each running its script too; they end with it. One core is left to the page. */
export const crew: Crew = new Pool(Math.max(1, Math.min(MOST, navigator.hardwareConcurrency - 1)), (hear) => {
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
  open: (id) => rules[id](),
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
  const parts = partsOf(knowledge, options, crew.size);
  if (parts.length < 2) return null;
  return thinkTogether(game, knowledge, { game: game.id, setup, view, seat }, parts, crew, report);
}
