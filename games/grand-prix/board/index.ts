import { defineBoard, type Moment } from '@waybill/web/games/board.ts';
import { lazy } from '@waybill/web/look/lazy.tsx';
import type { Events, State, View } from '../rules/index.ts';
import { spaces } from '../rules/index.ts';
import { Board } from './board.tsx';
import { DICE } from './dice.tsx';
import { landingOf } from './odds.ts';
import { preview } from './preview.ts';
import { type Key, t } from './words.ts';

const ChanceForm = lazy(async () => (await import('./chance-form.tsx')).ChanceForm);

export const board = defineBoard<State, View, Events>({
  Board,
  Side: lazy(async () => (await import('./side.tsx')).Side),
  Summary: lazy(async () => (await import('./season.tsx')).SeasonTable),
  ChanceForm,
  preview,
  places: (moment, event) => placesOf(moment, event),
  score: (score) => t('score', { score }),
  stamp: ({ ending }) => t(`stamp.${ending}` as Key),
  lesson: async () => (await import('./lesson.ts')).lesson,
  guide: async () => (await import('./guide.ts')).guide,
  samples: async () => (await import('./samples.ts')).samples(),
  examples: async () => (await import('./examples.ts')).examples(),
});

/** A drive lights the spaces it passed, anything else the space the car stood on; what is rolled lights the dice. */
function placesOf({ state }: Moment<State, View, Events>, event: Events): string[] {
  const to = event.type === 'drive' ? landingOf(state, spaces(state)).to : state.space;
  const spacesLit = Array.from({ length: to - state.space + 1 }, (_, i) => `space ${state.space + i}`);
  return event.type === 'drive' || event.type === 'gear' ? spacesLit : [...spacesLit, DICE];
}
