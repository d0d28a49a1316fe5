import type { Guide } from '@waybill/web/games/board.ts';
import { boardWords } from '@waybill/web/words/catalogue.ts';
import { guide as english } from '../words/en/guide.ts';

const t = boardWords<keyof typeof english>('grand-prix', english);

export const guide: Guide = {
  words: (part) => t(`guide.${part}`),
  pictures: { turn: 'a gear looked at', pays: 'the drive looked at' },
};
