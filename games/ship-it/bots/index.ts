import type { GameBots } from '@waybill/bots';
import type { ShipItState as State } from '../rules/index.ts';

export const bots: GameBots<State> = {
  knowledge: async () => (await import('./learned.ts')).knowledge,
  learned: async () => (await import('./learned.ts')).learned,
  trainingPlan: async () => (await import('./training-plan.ts')).trainingPlan,
  ratingScale: async () => (await import('./rating-scale.ts')).ratingScale,
  arrays: async () => (await import('./arrays.ts')).arrays,
};
