import { parentPort } from 'node:worker_threads';
import { choose, type Knowledge } from '@waybill/bots';
import { findGame, loadKnowledge } from '@waybill/games';
import { type Event, isFlaw, type Level, type Seat, Sfc32, type View } from '@waybill/kernel';
import type { Plan } from '@waybill/protocol';
import { setupOfPlan } from '../log/fold.ts';

/** What a bot is asked before a move, and all it is told: its own view, as a person in its seat would see it. */
export interface BotQuestion {
  readonly id: number;
  readonly plan: Plan;
  readonly view: View;
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

async function answer({ id, plan, view, seat, level, seed }: BotQuestion): Promise<BotAnswer> {
  try {
    const game = findGame(plan.game);
    const setup = setupOfPlan(plan);
    if (!game || isFlaw(setup)) throw new Error(`there is no such game as ${plan.game} is to be`);
    const knowledge = known.get(plan.game) ?? loadKnowledge(game);
    known.set(plan.game, knowledge);
    const state = game.imagine(setup, view, seat, new Sfc32(seed));
    const now = () => performance.now();
    return { id, event: game.write(state, choose(game, state, seat, await knowledge, { level, seed, now })) };
  } catch (error) {
    return { id, event: null, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: BotQuestion) => {
  void answer(question).then((said) => parentPort?.postMessage(said));
});
