import { boardWords } from '@waybill/web/words/catalogue.ts';
import { panels } from '../words/en/panels.ts';

export const t = boardWords<keyof typeof panels>('ship-it', panels);
