import { defineBoard } from '@waybill/web/games/board.ts';
import { lazy } from '@waybill/web/look/lazy.tsx';
import type { SeenEvents, ShipItState, ShipItView } from '../rules/index.ts';
import { Board } from './board.tsx';
import { places } from './places.ts';
import { preview } from './preview.ts';
import { type Key, t } from './words.ts';

const ChanceForm = lazy(async () => (await import('./chance-form.tsx')).ChanceForm);

export const board = defineBoard<ShipItState, ShipItView, SeenEvents>({
  Board,
  Side: lazy(async () => (await import('./side.tsx')).Side),
  ChanceForm,
  preview,
  places,
  score: (score) => t('score', { score }),
  stamp: ({ ending }) => t(`stamp.${ending}` as Key),
  lesson: async () => (await import('./lesson.ts')).lesson,
  guide: async () => (await import('./guide.ts')).guide,
  samples: async () => (await import('./samples.ts')).samples(),
  examples: async () => (await import('./examples.ts')).examples(),
});
