import type { Guide } from '@waybill/web/games/board.ts';
import { boardWords } from '@waybill/web/words/catalogue.ts';
import { guide as english } from '../words/en/guide.ts';

const t = boardWords<keyof typeof english>('ship-it', english);

export const guide: Guide = {
  words: (part) => t(`guide.${part}`),
  pictures: { table: 'the first turn', turn: 'a build looked at', pays: 'a haul that may ship' },
};
