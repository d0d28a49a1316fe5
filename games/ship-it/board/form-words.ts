import { boardWords } from '@waybill/web/words/catalogue.ts';
import { forms } from '../words/en/forms.ts';

export const t = boardWords<keyof typeof forms>('ship-it', forms);
