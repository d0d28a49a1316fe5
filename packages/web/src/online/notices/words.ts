import { pieceWords } from '../../look/pieces/piece-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const t = pieceWords<keyof typeof en>({ en, de });
