import type { Game } from '@waybill/kernel';
import { paintInk, plain } from '../paint.ts';

/** The board as text, as the seat to act sees it. */
export function boardOf(game: Game, s: unknown): string {
  const next = game.next(s);
  return paintInk(game.draw(s, typeof next === 'number' ? next : 'watcher'), plain).join('\n');
}
