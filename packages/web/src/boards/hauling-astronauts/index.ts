import type { State, StateJson } from '@waybill/rules/hauling-astronauts';
import { defineBoard } from '../contract.ts';
import { Board } from './board.tsx';
import { ChanceForm } from './chance-form.tsx';
import { lesson } from './lesson.ts';
import { places } from './places.ts';
import { preview } from './preview.ts';
import { samples } from './samples.ts';
import { Side } from './side.tsx';
import { type en, t } from './words.ts';

type Key = keyof typeof en;

export const board = defineBoard<State, StateJson>({
  Board,
  Side,
  ChanceForm,
  preview,
  places,
  score: (score) => t('score', { score }),
  stamp: ({ ending }) => t(`stamp.${ending}` as Key),
  lesson,
  lessonWords: (key) => t(key as Key),
  samples,
});
