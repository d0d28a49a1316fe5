import type { BoardModule } from '../boards/contract.ts';
import { language } from './catalogue.ts';

/** An estimate of a score, to one decimal as the language writes it. */
export function roughScore(board: BoardModule, value: number): string {
  const words = board.score(Math.round(value * 10) / 10);
  return language() === 'de' ? words.replace('.', ',') : words;
}
