import type { GameBots } from '@waybill/bots';
import type { State } from '../rules/index.ts';

export const bots: GameBots<State, null> = {
  knowledge: async () => (await import('./knowledge.ts')).knowledge,
};
