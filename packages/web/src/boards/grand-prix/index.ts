import type { State, View } from '@waybill/rules/grand-prix';
import { spaces } from '@waybill/rules/grand-prix';
import type { Event } from '@waybill/rules/kernel';
import { later } from '../../look/later.tsx';
import { defineBoard, type Moment } from '../contract.ts';
import { Board } from './board.tsx';
import { landingOf } from './odds.ts';
import { preview } from './preview.ts';
import { Side } from './side.tsx';
import { type en, t } from './words.ts';

type Key = keyof typeof en;

const ChanceForm = later(async () => (await import('./chance-form.tsx')).ChanceForm);

export const board = defineBoard<State, View>({
  Board,
  Side,
  ChanceForm,
  preview,
  places: (moment, event) => placesOf(moment, event),
  score: (score) => t('score', { score }),
  stamp: ({ ending }) => t(`stamp.${ending}` as Key),
  lesson: async () => (await import('./lesson.ts')).lesson,
  samples: async () => (await import('./samples.ts')).samples(),
});

/** A drive lights the spaces it passed, anything else the space the car stood on. */
function placesOf({ state }: Moment<State, View>, event: Event): string[] {
  const to = event.type === 'drive' ? landingOf(state, spaces(state)).to : state.space;
  return Array.from({ length: to - state.space + 1 }, (_, i) => `space ${state.space + i}`);
}
