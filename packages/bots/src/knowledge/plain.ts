import type { Game } from '@waybill/kernel';
import type { Knowledge } from './knowledge.ts';

/** What can be said of any game: play it out at random, and trust the score so far where that takes too long. */
export function plainKnowledge<S>(game: Game<S>): Knowledge<S> {
  const solo = game.seats.max === 1;
  return {
    unit: solo ? 'score' : 'win',
    range: game.best === 'highest' ? [-100, 100] : [100, 0],
    pace: 1,
    plies: 300,
    hides: () => true,
    evaluate: (s, out) => game.score(s).forEach((score, seat) => (out[seat] = score)),
    doubt: () => 20,
  };
}
