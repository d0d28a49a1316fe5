import { type Play, type Result, resultWords, speak } from '@waybill/kernel';
import { clean, oneLine } from './text.ts';

/** What is asked now, or how it ended: one sentence. */
export function situation(play: Play): string {
  const { game, setup, state } = play;
  const result = game.result(state);
  return result ? endOf(play, result) : oneLine(speak(game.words, game.ask(state), setup.seats));
}

/** How a match ended, who won and the scores: `Ann wins. (HA-3.1; Ann 12, Ben 9)`. */
function endOf(play: Play, result: Result): string {
  const { scores, winners, clause } = result;
  const words = oneLine(resultWords(play, result));
  if (scores.length === 1) return `${words} (${clause}; score ${scores[0]})`;
  const names = play.setup.seats.map(clean);
  const won = winners.map((seat) => names[seat]);
  const praise =
    won.length === 1 ? `${won[0]} wins.` : `${won.slice(0, -1).join(', ')} and ${won.at(-1)} share the win.`;
  return `${words} ${praise} (${clause}; ${names.map((name, seat) => `${name} ${scores[seat]}`).join(', ')})`;
}
