import { choose, type Knowledge } from '@waybill/bots';
import { findGame, loadKnowledge } from '@waybill/games';
import { type Event, isFlaw, isRefusal, judge, type Level, type Seat, Sfc32, type View } from '@waybill/kernel';
import type { Plan } from '@waybill/protocol';
import { setupOfPlan } from '../log/fold.ts';
import type { TableState } from '../log/table.ts';
import { systemRandom } from '../random.ts';

/** What a bot is asked before a move, and all it is told: its own view, as a person in its seat would see it. */
export interface BotQuestion {
  readonly plan: Plan;
  readonly view: View;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  /** By the seed alone, however long it takes. */
  readonly steady?: boolean;
}

export interface BotAnswer {
  readonly event: Event | null;
  readonly error?: string;
}

/** A view and nothing else of the state: what a seat may not know never reaches the bot in it. */
export function botQuestion(
  { game, playing, plan, seats }: TableState,
  seat: Seat,
  /** A seed for the thought, where the same question shall get the same answer. */
  thought: string | null = null,
): BotQuestion | null {
  if (!playing) return null;
  return {
    plan,
    view: game.view(playing.state, seat),
    seat,
    level: seats[seat].bot ?? 'medium',
    // Nothing that can be known from outside: who knew the bot's thoughts could answer them beforehand.
    seed: thought ?? systemRandom(12),
    ...(thought !== null && { steady: true }),
  };
}

/** Any state that its seat can't tell from the real one. */
function imagined({ plan, view, seat, seed }: BotQuestion) {
  const game = findGame(plan.game);
  const setup = setupOfPlan(plan);
  if (!game || isFlaw(setup)) throw new Error(`there is no such game as ${plan.game} is to be`);
  return { game, state: game.imagine(setup, view, seat, new Sfc32(seed)) };
}

/** By what its seat may know, which is the same as by the truth. */
export function isLegal(question: BotQuestion, event: Event): boolean {
  const { game, state } = imagined(question);
  return !isRefusal(judge(game, state, event));
}

const known = new Map<string, Promise<Knowledge>>();

/** Thinks at once, for as long as the level takes: in a thread of its own. */
export async function answerQuestion(question: BotQuestion): Promise<BotAnswer> {
  const { seat, level, seed, steady } = question;
  try {
    const { game, state } = imagined(question);
    const knowledge = known.get(game.id) ?? loadKnowledge(game);
    known.set(game.id, knowledge);
    const clock = steady ? {} : { now: () => performance.now() };
    return { event: game.write(state, choose(game, state, seat, await knowledge, { level, seed, ...clock })) };
  } catch (error) {
    return { event: null, error: error instanceof Error ? error.message : String(error) };
  }
}
