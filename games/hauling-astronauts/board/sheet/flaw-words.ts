import type { CodedFlaw } from '@waybill/kernel';
import type { Capacity, Range, Sheet } from '../../rules/index.ts';
import { t } from './words.ts';

const FIELD = /^sheet\.(transports|docks)\[(\d+)\]/;

export function place(field: string, sheet: Sheet): string {
  const found = FIELD.exec(field);
  if (!found) return '';
  const at = Number(found[2]);
  if (found[1] === 'docks') return t('dock', { number: at + 1 });
  return sheet.transports[at]?.name || t('ship', { number: at + 1 });
}

const NUMBERS = { profit: 'profit', bonus: 'bonus', min: 'from', max: 'to' } as const;

export function number(field: string, sheet: Sheet): string {
  const key = field.slice(field.lastIndexOf('.') + 1);
  return `${place(field, sheet)}: ${t(NUMBERS[key as keyof typeof NUMBERS])}`;
}

export function tell({ field, code, facts }: CodedFlaw, sheet: Sheet): string | null {
  const about = { ...facts, place: place(field, sheet) };
  if (code === 'uncovered') return t('remark.uncovered', about);
  if (code === 'name-twice') return t('remark.twins', about);
  if (code === 'unmet') return t('flaw.unmet', about);
  if (code === 'twice') return t('flaw.twice', about);
  if (code === 'hidden-id') return t('flaw.hidden', about);
  return code === 'short' && field.endsWith('.id') ? t('flaw.code', about) : null;
}

export const rangeWords = ({ min, max }: Range): string => (min === max ? `${min}` : `${min}–${max}`);

/** Short enough for the side of a ship. */
export function capacityWords(capacity: Capacity): string {
  return 'parity' in capacity ? t(capacity.parity) : rangeWords(capacity);
}
