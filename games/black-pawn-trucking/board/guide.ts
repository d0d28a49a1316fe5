import type { Guide } from '@waybill/web/games/board.ts';
import { boardWords } from '@waybill/web/words/catalogue.ts';
import { guide as english } from '../words/en/guide.ts';

const t = boardWords<keyof typeof english>('black-pawn-trucking', english);

export const guide: Guide = {
  words: (part) => t(`guide.${part}`),
  pictures: { table: 'the first drive looked at', pays: 'a long drive looked at' },
};
