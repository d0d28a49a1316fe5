import { signal } from '@preact/signals';
import type { ShipItState, ShipItView } from '@waybill/rules/ship-it';
import { later } from '../../look/later.tsx';
import { defineBoard } from '../contract.ts';
import { Board } from './board.tsx';
import { lesson } from './lesson.ts';
import type { en as lessonEn } from './lesson-words.ts';
import { places } from './places.ts';
import { preview } from './preview.ts';
import { Side } from './side.tsx';
import { type Key, t } from './words.ts';

const ChanceForm = later(async () => (await import('./chance-form.tsx')).ChanceForm);

type LessonKey = keyof typeof lessonEn;
const fetched = signal<((key: LessonKey) => string) | null>(null);

/** Nothing until its words have come, which is when the lesson is first shown. */
function lessonWords(key: string): string {
  if (fetched.value) return fetched.value(key as LessonKey);
  void import('./lesson-words.ts').then((words) => (fetched.value = words.t));
  return '';
}

export const board = defineBoard<ShipItState, ShipItView>({
  Board,
  Side,
  ChanceForm,
  preview,
  places,
  score: (score) => t('score', { score }),
  stamp: ({ ending }) => t(`stamp.${ending}` as Key),
  lesson,
  lessonWords,
  samples: async () => (await import('./samples.ts')).samples(),
});
