import { type Advice, type Knowledge, type ThinkOptions, think } from '@waybill/bots';
import { type Part, partsOf, thinkTogether } from '@waybill/bots/worker-pool';
import type { Game, Seat } from '@waybill/kernel';
import type { Help } from './players.ts';

/** Called now and then while somebody thinks; false is enough thought. */
export type Wait = () => Promise<boolean>;

const PATIENCE_MS = 100;

interface Decision {
  readonly game: Game;
  readonly knowledge: Knowledge;
  readonly s: unknown;
  readonly seat: Seat;
}

/** Thinks while a person waits: here, or in threads where the thought is worth it. */
export async function ponder(decision: Decision, options: ThinkOptions, wait: Wait, help?: Help): Promise<Advice> {
  if (!help) return alone(decision, options, wait);
  const parts = partsOf(decision.knowledge, options, help.pool.size);
  return parts.length < 2 ? alone(decision, options, wait) : together(decision, parts, wait, help);
}

async function alone({ game, knowledge, s, seat }: Decision, options: ThinkOptions, wait: Wait): Promise<Advice> {
  const thinking = think(game, s, seat, knowledge, options);
  let enough = false;
  for (let last = performance.now(); ; ) {
    const step = thinking.next(enough);
    if (step.done) return step.value;
    if (performance.now() - last < PATIENCE_MS) continue;
    enough = !(await wait());
    last = performance.now();
  }
}

/** What the threads are told is what the seat may know. */
async function together({ game, knowledge, s, seat }: Decision, parts: readonly Part[], wait: Wait, help: Help) {
  const { setup, pool } = help;
  const seen = { game: game.id, setup, view: game.view(s, seat), seat };
  const asking = setInterval(() => void wait().then((more) => more || pool.enough()), PATIENCE_MS);
  const thinking = thinkTogether(game, knowledge, seen, parts, pool, () => {});
  return thinking.finally(() => clearInterval(asking));
}
