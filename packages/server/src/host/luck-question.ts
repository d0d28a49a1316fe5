import { setImmediate as others } from 'node:timers/promises';
import { type Judge, luckOfMatch } from '@waybill/bots/analysis';
import { findGame, loadJudge, loadKnowledge } from '@waybill/games';
import { canonical, type Event, type Game, isFlaw, type Setup } from '@waybill/kernel';
import type { Plan } from '@waybill/protocol';
import { setupOfPlan } from '../log/fold.ts';

/** A match that is over. */
export interface LuckQuestion {
  readonly luckOf: Plan;
  readonly events: readonly Event[];
}

/** What chance brought each seat; null where that can't be told. */
export interface LuckAnswer {
  readonly luck: readonly number[] | null;
  readonly error?: string;
}

/** Of the last match that was asked about: solving it may have taken a while. */
let last: { readonly of: string; readonly judge: Promise<Judge<unknown> | null> } | null = null;

function judgeOf(game: Game, setup: Setup): Promise<Judge<unknown> | null> {
  const of = canonical({ game: game.id, options: setup.options, sheet: setup.sheet });
  if (last?.of !== of) last = { of, judge: loadJudge(game, setup) };
  return last.judge;
}

/** A bot that has to move goes first: after every step whoever waits is answered. */
export async function answerLuck({ luckOf: plan, events }: LuckQuestion): Promise<LuckAnswer> {
  try {
    const game = findGame(plan.game);
    const setup = setupOfPlan(plan);
    if (!game || isFlaw(setup)) throw new Error(`there is no such game as ${plan.game} is to be`);
    const work = luckOfMatch(game, setup, events, await loadKnowledge(game), await judgeOf(game, setup), 'rating');
    for (;;) {
      const { done, value } = work.next();
      if (done) return { luck: value };
      await others();
    }
  } catch (error) {
    return { luck: null, error: error instanceof Error ? error.message : String(error) };
  }
}
