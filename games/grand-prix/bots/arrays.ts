import { each, type Field, gameArrays, number } from '@waybill/bots/arrays';
import type { Sheet, View } from '../rules/index.ts';

const MOST_DICE = 6;
const FACES = 6;
const GEARS = 6;
/** So many ends of stretches are told ahead. */
const AHEAD = 4;

export const arrays = gameArrays<Sheet, View, unknown>({
  // Gears and sets of dice, each with a bit more: see `notation`.
  codes: ({ sheet: { dice, gears } }) =>
    Array.from({ length: Math.max(2 ** (dice + 1), 2 * gears) + 2 }, (_, code) => code),
  fields: ({ sheet }): Field<View>[] => {
    /** Of each circuit: the space where each stretch ends. */
    const ends = sheet.circuits.map(({ stretches }) =>
      stretches.map((_, i) => stretches.slice(0, i + 1).reduce((sum, spaces) => sum + spaces, 0)),
    );
    return [
      number('circuit', ({ circuit }) => circuit),
      number('space', ({ space }) => space),
      number('to go', ({ circuit, space }) => (ends[circuit]?.at(-1) ?? 0) - space),
      number('time', ({ time }) => time),
      number('damage', ({ damage }) => damage),
      number('bank', ({ bank }) => bank),
      number('include', ({ include }) => include),
      // Gear 1, 2, …, where one is chosen.
      each('gear', GEARS, 1, ({ gear }, _, item, to, at) => {
        to[at] = gear === item + 1 ? 1 : 0;
      }),
      number('free re-rolls', ({ free }) => free.reroll),
      number('free includes', ({ free }) => free.include),
      number('free selects', ({ free }) => free.select),
      number('free shifts', ({ free }) => free.shift),
      // Of each die: its face.
      each('dice', MOST_DICE, FACES, ({ dice }, _, die, to, at) => {
        const face = dice?.[die];
        if (face !== undefined) to[at + face - 1] = 1;
      }),
      // How far it is to the end of this stretch and of the next ones; −1 is beyond the last.
      {
        name: 'stretches ahead',
        size: AHEAD,
        write({ circuit, space }, _, to, at) {
          const left = (ends[circuit] ?? []).filter((end) => end >= space);
          for (let i = 0; i < AHEAD; i++) to[at + i] = i < left.length ? left[i] - space : -1;
        },
      },
      number('score', ({ score }) => score),
    ];
  },
});
