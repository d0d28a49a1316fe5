import type { Guide } from '@waybill/web/games/board.ts';
import { boardWords } from '@waybill/web/words/catalogue.ts';
import { guide as english } from '../words/en/guide.ts';

const t = boardWords<keyof typeof english>('hauling-astronauts', english);

export const guide: Guide = {
  words: (part) => t(`guide.${part}`),
  pictures: { table: 'a place looked at', pays: 'a departure looked at' },
};
