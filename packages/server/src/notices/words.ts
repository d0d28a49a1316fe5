import { count, type Words } from '@waybill/kernel';
import type { Language } from './notice-store.ts';

const en: Words = {
  'turn.one': 'Your turn: {game}',
  'turn.with': 'With {names}',
  'turn.many': ({ tables }) => `Your turn at ${count(tables, 'table', 'tables')}`,
  'feed.title': 'Waybill: your turns',
  test: 'This is how you will be told',
};

const de: Words = {
  'turn.one': 'Du bist dran: {game}',
  'turn.with': 'Mit {names}',
  'turn.many': ({ tables }) => `Du bist an ${count(tables, 'Tisch', 'Tischen')} dran`,
  'feed.title': 'Waybill: Du bist dran',
  test: 'So wird man dir Bescheid geben',
};

export const noticeWords: Readonly<Record<Language, Words>> = { en, de };
