import type { Guide } from '@waybill/web/games/board.ts';
import { boardWords } from '@waybill/web/words/catalogue.ts';
import { guide as english } from '../words/en/guide.ts';

const t = boardWords<keyof typeof english>('cape-to-cairo', english);

export const guide: Guide = {
  words: (part) => t(`guide.${part}`),
  pictures: { turn: 'a raise looked at', pays: 'a drive looked at' },
};
