import type { State, StateJson } from '@waybill/rules/hauling-astronauts';
import { later } from '../../look/later.tsx';
import { defineBoard } from '../contract.ts';
import { Board } from './board.tsx';
import { places } from './places.ts';
import { preview } from './preview.ts';
import { Side } from './side.tsx';
import { type en, t } from './words.ts';

type Key = keyof typeof en;

const ChanceForm = later(async () => (await import('./chance-form.tsx')).ChanceForm);

export const board = defineBoard<State, StateJson>({
  Board,
  Side,
  ChanceForm,
  preview,
  places,
  score: (score) => t('score', { score }),
  stamp: ({ ending }) => t(`stamp.${ending}` as Key),
  lesson: async () => (await import('./lesson.ts')).lesson,
  samples: async () => (await import('./samples.ts')).samples(),
});
