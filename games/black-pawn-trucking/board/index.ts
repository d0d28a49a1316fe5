import { defineBoard } from '@waybill/web/games/board.ts';
import { lazy } from '@waybill/web/look/lazy.tsx';
import type { Events, State, TruckingView } from '../rules/index.ts';
import { Board } from './board.tsx';
import { placesOf } from './places.ts';
import { preview } from './preview.ts';
import { type Key, pounds, t } from './words.ts';

const ChanceForm = lazy(async () => (await import('./chance-form.tsx')).ChanceForm);

export const board = defineBoard<State, TruckingView, Events>({
  Board,
  Side: lazy(async () => (await import('./side.tsx')).Side),
  ChanceForm,
  preview,
  places: ({ state }, event) => placesOf(state, event),
  score: pounds,
  stamp: ({ ending }) => t(`stamp.${ending}` as Key),
  lesson: async () => (await import('./lesson.ts')).lesson,
  guide: async () => (await import('./guide.ts')).guide,
  samples: async () => (await import('./samples.ts')).samples(),
  examples: async () => (await import('./examples.ts')).examples(),
});
