import { defineBoard } from '@waybill/web/games/board.ts';
import { lazy } from '@waybill/web/look/lazy.tsx';
import type { Events, State, StateView } from '../rules/index.ts';
import { dollars } from '../words/en/money.ts';
import { Board } from './board.tsx';
import { placesOf } from './places.ts';
import { preview } from './preview.ts';
import { t } from './words.ts';

const ChanceForm = lazy(async () => (await import('./chance-form.tsx')).ChanceForm);

export const board = defineBoard<State, StateView, Events>({
  Board,
  Side: lazy(async () => (await import('./side.tsx')).Side),
  ChanceForm,
  preview,
  places: placesOf,
  score: dollars,
  stamp: ({ winners }) => t(winners.length > 1 ? 'stamp.shared' : 'stamp.won'),
  lesson: async () => (await import('./lesson.ts')).lesson,
  guide: async () => (await import('./guide.ts')).guide,
  samples: async () => (await import('./samples.ts')).samples(),
  examples: async () => (await import('./examples.ts')).examples(),
});
