import type { GameBots } from '@waybill/bots';
import type { Sheet, State } from '../rules/index.ts';

export const bots: GameBots<State, Sheet> = {
  knowledge: async () => (await import('./knowledge.ts')).knowledge,
  judge: async () => (await import('./solver/judge.ts')).judgeOf,
  worth: async () => (await import('./solver/worth.ts')).worthOf,
  ratingScale: async () => (await import('./rating-scale.ts')).ratingScale,
  arrays: async () => (await import('./arrays.ts')).arrays,
};
