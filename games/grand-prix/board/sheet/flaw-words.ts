import type { CodedFlaw } from '@waybill/kernel';
import type { Sheet } from '../../rules/index.ts';
import { t } from './words.ts';

const FIELD = /^sheet\.circuits\[(\d+)\](?:\.stretches(?:\[(\d+)\])?)?/;

export interface At {
  readonly circuit: number;
  readonly stretch: number | null;
}

/** Which circuit, and which stretch of it, a field is about. */
export function atOf(field: string): At | null {
  const found = FIELD.exec(field);
  return found && { circuit: Number(found[1]), stretch: found[2] === undefined ? null : Number(found[2]) };
}

export function place(field: string, sheet: Sheet): string {
  const at = atOf(field);
  if (!at) return '';
  const circuit = sheet.circuits[at.circuit]?.name || t('circuit', { number: at.circuit + 1 });
  return at.stretch === null ? circuit : `${circuit}, ${t('section', { number: at.stretch })}`;
}

const SPECIAL = /^sheet\.specials\.(reroll|include|select|shift)\.(free|cost)$/;

export function number(field: string, sheet: Sheet): string {
  const [, special, part] = SPECIAL.exec(field) ?? [];
  if (special) return t(`${part as 'free' | 'cost'}.of`, { special: t(`special.${special as 'shift'}`) });
  const at = atOf(field);
  const key = field.slice(field.lastIndexOf('.') + 1) as 'gears' | 'dice' | 'time' | 'damage';
  if (!at) return t(key);
  const { name, stretches } = sheet.circuits[at.circuit];
  if (at.stretch === null) return `${name}: ${t(key)}`;
  const isEnd = at.stretch === stretches.length - 1;
  return at.stretch > 0 && !isEnd ? place(field, sheet) : `${name}, ${t(isEnd ? 'end' : 'start')}`;
}

export function tell({ field, code, facts }: CodedFlaw, sheet: Sheet): string | null {
  if (code === 'unfinishable') return t('remark.unfinishable', facts);
  if (field === 'sheet.circuits' && code === 'few') return t('flaw.none');
  if (code === 'few') return t('flaw.finish', { place: place(field, sheet) });
  const isSection = typeof atOf(field)?.stretch === 'number';
  return isSection && code === 'low' ? t('flaw.empty', { place: place(field, sheet) }) : null;
}
