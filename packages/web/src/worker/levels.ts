import type { Level } from '@waybill/bots';

/** The levels people choose from, here so that no page has to load the bots for their names. */
export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'] as const satisfies readonly Level[];
