import type { State, StateView } from '@waybill/rules/cape-to-cairo';
import { later } from '../../look/later.tsx';
import { defineBoard } from '../contract.ts';
import { Board } from './board.tsx';
import { placesOf } from './places.ts';
import { preview } from './preview.ts';
import { Side } from './side.tsx';
import { dollars, t } from './words.ts';

const ChanceForm = later(async () => (await import('./chance-form.tsx')).ChanceForm);

export const board = defineBoard<State, StateView>({
  Board,
  Side,
  ChanceForm,
  preview,
  places: placesOf,
  score: dollars,
  stamp: ({ winners }) => t(winners.length > 1 ? 'stamp.shared' : 'stamp.won'),
  lesson: async () => (await import('./lesson.ts')).lesson,
  samples: async () => (await import('./samples.ts')).samples(),
});
