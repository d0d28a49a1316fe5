import { type Play, type Result, speak } from '@waybill/rules/kernel';
import { clean, oneLine } from './text.ts';

/** What is asked now, or how it ended: one sentence. */
export function situation(play: Play): string {
  const { game, setup, state } = play;
  const result = game.result(state);
  return result ? endOf(play, result) : oneLine(speak(game.words, game.ask(state), setup.seats));
}

/** How a match ended, with the scores: `Ann 12, Ben 9`. */
export function endOf({ game, setup }: Play, result: Result): string {
  const key = `end.${result.ending}`;
  const { scores, winners } = result;
  const facts = { scores, score: scores[0], seats: winners, ...(winners.length > 0 ? { seat: winners[0] } : {}) };
  const words = key in game.words ? oneLine(speak(game.words, { key, facts }, setup.seats)) : result.ending;
  const tally =
    scores.length === 1
      ? `score ${scores[0]}`
      : setup.seats.map((name, seat) => `${clean(name)} ${scores[seat]}`).join(', ');
  return `${words} (${result.clause}; ${tally})`;
}
