import { type Knowledge, type Level, think } from '@waybill/bots';
import { type Event, type Game, isRefusal, judge, type Move, Sfc32, speak } from '@waybill/kernel';
import { loadRules } from '../games/load-rules.ts';
import { knowledgeFor } from './learned-sheets.ts';
import { onDemand } from './on-demand.ts';
import type { Advice, Option, Reason, ThinkQuestion } from './protocol.ts';
import { drive } from './run-thinking.ts';
import { clock } from './yield-to-page.ts';

const OPTIONS = 8;

type Report = (share: number) => void;

/** Thinks to the end of the level's budget; it knows the seat's view and nothing more. */
export async function advise(question: ThinkQuestion, report: Report): Promise<Advice> {
  const { setup, view, seat, level, seed } = question;
  const game = await loadRules(question.game);
  const knowledge = await knowledgeFor(game, setup.sheet);
  const state = game.imagine(setup, view, seat, new Sfc32(seed));
  const asked = { level: level as Level, clear: question.exact === true, seed, now: clock };
  const more = question.exact ? await onDemand() : null;
  const truth = await more?.exactValues(game, setup, state, seat, report);
  const steady = truth ?? (await more?.together(game, knowledge, question, asked, report));
  const { options, unit } = steady ?? (await drive(think(game, state, seat, knowledge, asked), report));
  return {
    options: options.slice(0, OPTIONS).map((option, i) => ({
      event: option.event,
      value: option.value,
      reason: reasonOf(game, knowledge, state, option, options[i === 0 ? 1 : 0], setup.seats),
    })),
    unit,
    exact: Boolean(truth),
  };
}

type Valued = Pick<Option, 'event' | 'value'>;

/** Beside the best of the other options. */
export function reasonOf(
  game: Game,
  knowledge: Knowledge,
  state: unknown,
  { event, value }: Valued,
  instead: Valued | undefined,
  seats: readonly string[],
): Reason | null {
  const move = moveOf(game, state, event);
  if (move === null) return null;
  const other = instead && (moveOf(game, state, instead.event) ?? undefined);
  const sentence = knowledge.why?.(state, move, other, instead && value - instead.value);
  return sentence && knowledge.words ? { sentence, english: speak(knowledge.words, sentence, seats) } : null;
}

export function moveOf(game: Game, state: unknown, event: Event): Move | null {
  const judged = judge(game, state, event);
  return isRefusal(judged) ? null : judged.move;
}
