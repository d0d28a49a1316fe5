import type { ShipItState, ShipItView } from '@waybill/rules/ship-it';
import { later } from '../../look/later.tsx';
import { defineBoard } from '../contract.ts';
import { Board } from './board.tsx';
import { places } from './places.ts';
import { preview } from './preview.ts';
import { Side } from './side.tsx';
import { type Key, t } from './words.ts';

const ChanceForm = later(async () => (await import('./chance-form.tsx')).ChanceForm);

export const board = defineBoard<ShipItState, ShipItView>({
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
