import type { GameBots } from '@waybill/bots';
import type { CityMapSheet } from '@waybill/kernel/piecepack';
import type { State } from '../rules/index.ts';

export const bots: GameBots<State, CityMapSheet> = {
  knowledge: async () => (await import('./learned.ts')).knowledge,
  learned: async () => (await import('./learned.ts')).learned,
  trainingPlan: async () => (await import('./training-plan.ts')).trainingPlan,
  naming: async () => (await import('@waybill/bots/trial')).cityNaming,
  ratingScale: async () => (await import('./rating-scale.ts')).ratingScale,
  arrays: async () => (await import('./arrays.ts')).arrays,
};
