import { Sfc32 } from '@waybill/kernel';
import type { Client } from './client.ts';
import { playFirst, tableWith } from './seats.ts';

/** One circuit, of which the truth is known at once. */
export const SHORT_RACE = {
  game: 'grand-prix',
  seats: 1,
  sheet: {
    sheet: 'grand-prix',
    name: 'One short circuit',
    gears: 2,
    dice: 2,
    specials: {
      reroll: { free: 0, cost: 1 },
      include: { free: 0, cost: 1 },
      select: { free: 0, cost: 1 },
      shift: { free: 0, cost: 1 },
    },
    circuits: [{ name: 'Loop', stretches: [1, 1], time: 2, damage: 1 }],
  },
};

/** Somebody who has played a match to its end. */
export async function finishRace(url: string, taste: string): Promise<{ ann: Client; table: string }> {
  const { people, table } = await tableWith(url, ['Ann'], SHORT_RACE);
  await people[0].now(table, { type: 'start' });
  const rng = new Sfc32(taste);
  while ((await people[0].look(table, 1_000_000)).status.phase !== 'over') await playFirst(people, table, rng);
  return { ann: people[0], table };
}
