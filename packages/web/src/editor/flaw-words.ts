import type { CodedFlaw } from '@waybill/kernel';
import type { SheetEditor } from '../games/sheet-editor.ts';
import { t } from './words.ts';

const USUAL = ['few', 'many', 'low', 'high', 'short', 'long'] as const;
type Usual = (typeof USUAL)[number];

const isUsual = (code: string): code is Usual => (USUAL as readonly string[]).includes(code);

/** A flaw in a sentence that a player understands. */
export function tellFlaw(editor: SheetEditor, flaw: CodedFlaw, sheet: unknown): string {
  const { field, code, facts = {}, words } = flaw;
  if (field === 'sheet.name' && code === 'short') return t('flaw.name');
  const own = editor.tell(flaw, sheet);
  if (own !== null) return own;
  const place = editor.place(field, sheet) || t('place.sheet');
  return isUsual(code) ? t(`flaw.${code}`, { ...facts, place }) : `${place}: ${words}.`;
}
