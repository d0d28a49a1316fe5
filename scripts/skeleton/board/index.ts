import { defineBoard } from '@waybill/web/games/board.ts';
import { lazy } from '@waybill/web/look/lazy.tsx';
import type { Events, SlipsView, State } from '../rules/index.ts';
import { Board } from './board.tsx';
import { preview } from './preview.ts';
import { Side } from './side.tsx';
import { type Key, t } from './words.ts';

const ChanceForm = lazy(async () => (await import('./chance-form.tsx')).ChanceForm);

export const board = defineBoard<State, SlipsView, Events>({
  Board,
  Side,
  ChanceForm,
  preview,
  places: (_moment, event) => (event.by === 'chance' ? [] : [`van ${event.by}`]),
  score: (score) => t('score', { score }),
  stamp: ({ ending }) => t(`stamp.${ending}` as Key),
  lesson: async () => (await import('./lesson.ts')).lesson,
  samples: async () => (await import('./samples.ts')).samples(),
});
