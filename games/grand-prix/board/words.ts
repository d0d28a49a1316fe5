import { boardWords } from '@waybill/web/words/catalogue.ts';
import { board } from '../words/en/board.ts';

export type Key = keyof typeof board;

export const t = boardWords<Key>('grand-prix', board);
