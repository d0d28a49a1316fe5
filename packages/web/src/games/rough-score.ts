import { language } from '../words/catalogue.ts';
import type { BoardModule } from './board.ts';

/** An estimate of a score, to one decimal as the language writes it. */
export function roughScore(board: BoardModule, value: number): string {
  const words = board.score(Math.round(value * 10) / 10);
  return language() === 'de' ? words.replace('.', ',') : words;
}
