import { type Play, type Result, speak } from '@waybill/rules/kernel';
import { clean, oneLine } from './text.ts';

/** What is asked now, or how it ended: one sentence. */
export function situation(play: Play): string {
  const { game, setup, state } = play;
  const result = game.result(state);
  return result ? endOf(play, result) : oneLine(speak(game.words, game.ask(state), setup.seats));
}

/** How a match ended, who won and the scores: `Ann wins. (HA-3.1; Ann 12, Ben 9)`. */
export function endOf({ game, setup }: Play, result: Result): string {
  const key = `end.${result.ending}`;
  const { scores, winners } = result;
  const facts = { scores, score: scores[0], seats: winners, ...(winners.length > 0 ? { seat: winners[0] } : {}) };
  const words = key in game.words ? oneLine(speak(game.words, { key, facts }, setup.seats)) : result.ending;
  if (scores.length === 1) return `${words} (${result.clause}; score ${scores[0]})`;
  const names = setup.seats.map(clean);
  const won = winners.map((seat) => names[seat]);
  const praise =
    won.length === 1 ? `${won[0]} wins.` : `${won.slice(0, -1).join(', ')} and ${won.at(-1)} share the win.`;
  return `${words} ${praise} (${result.clause}; ${names.map((name, seat) => `${name} ${scores[seat]}`).join(', ')})`;
}
