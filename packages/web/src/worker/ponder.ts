import { type Knowledge, type Level, loadKnowledge, think } from '@waybill/bots';
import { type Event, type Game, isRefusal, judge, Sfc32, speak } from '@waybill/rules/kernel';
import { rules } from '../boards/rules.ts';
import { drive } from './drive.ts';
import { more as bringMore } from './more.ts';
import type { Advice, Reason, ThinkQuestion } from './protocol.ts';
import { clock } from './rest.ts';

const OPTIONS = 8;

type Report = (share: number) => void;

/** Thinks to the end of the level's budget; it knows the seat's view and nothing more. */
export async function ponder(question: ThinkQuestion, report: Report): Promise<Advice> {
  const { setup, view, seat, level, seed } = question;
  const game = await rules[question.game]();
  const knowledge = await loadKnowledge(game);
  const state = game.imagine(setup, view, seat, new Sfc32(seed));
  const asked = { level: level as Level, clear: question.exact === true, seed, now: clock };
  const more = question.exact ? await bringMore() : null;
  const truth = await more?.truthOf(game, setup, state, seat, report);
  const steady = truth ?? (await more?.together(game, knowledge, question, asked, report));
  const { options, unit } = steady ?? (await drive(think(game, state, seat, knowledge, asked), report));
  return {
    options: options.slice(0, OPTIONS).map(({ event, value }) => ({
      event,
      value,
      reason: reasonOf(game, knowledge, state, event, setup.seats),
    })),
    unit,
    exact: Boolean(truth),
  };
}

function reasonOf(
  game: Game,
  knowledge: Knowledge,
  state: unknown,
  event: Event,
  seats: readonly string[],
): Reason | null {
  const judged = judge(game, state, event);
  if (isRefusal(judged) || judged.move === null) return null;
  const sentence = knowledge.why?.(state, judged.move);
  return sentence && knowledge.words ? { sentence, english: speak(knowledge.words, sentence, seats) } : null;
}
