import type { State, TruckingView } from '@waybill/rules/black-pawn-trucking';
import { later } from '../../look/later.tsx';
import { defineBoard } from '../contract.ts';
import { Board } from './board.tsx';
import { placesOf } from './places.ts';
import { preview } from './preview.ts';
import { Side } from './side.tsx';
import { type Key, pounds, t } from './words.ts';

const ChanceForm = later(async () => (await import('./chance-form.tsx')).ChanceForm);

export const board = defineBoard<State, TruckingView>({
  Board,
  Side,
  ChanceForm,
  preview,
  places: ({ state }, event) => placesOf(state, event),
  score: pounds,
  stamp: ({ ending }) => t(`stamp.${ending}` as Key),
  lesson: async () => (await import('./lesson.ts')).lesson,
  samples: async () => (await import('./samples.ts')).samples(),
});
