import { parentPort } from 'node:worker_threads';
import { choose, type Knowledge, type Level, loadKnowledge } from '@waybill/bots';
import { findGame } from '@waybill/rules';
import type { Event, Seat } from '@waybill/rules/kernel';
import type { Plan } from '../log/entry.ts';
import { type Frozen, thawState } from '../log/snapshot.ts';

export interface BotQuestion {
  readonly id: number;
  readonly plan: Plan;
  readonly frozen: Frozen;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
}

export interface BotAnswer {
  readonly id: number;
  readonly event: Event | null;
  readonly error?: string;
}

const known = new Map<string, Promise<Knowledge>>();

async function answer({ id, plan, frozen, seat, level, seed }: BotQuestion): Promise<BotAnswer> {
  try {
    const game = findGame(plan.game);
    if (!game) throw new Error(`there is no game ${plan.game}`);
    const knowledge = known.get(plan.game) ?? loadKnowledge(game);
    known.set(plan.game, knowledge);
    const { state } = thawState({ game, plan }, frozen);
    const now = () => performance.now();
    return { id, event: game.write(state, choose(game, state, seat, await knowledge, { level, seed, now })) };
  } catch (error) {
    return { id, event: null, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: BotQuestion) => {
  void answer(question).then((said) => parentPort?.postMessage(said));
});
