import { each, type Field, gameArrays, number } from '@waybill/bots/arrays';
import type { Sheet, View } from '../rules/index.ts';

const MOST_DICE = 6;
const FACES = 6;
const GEARS = 6;
/** So many ends of stretches are told ahead. */
const AHEAD = 4;

export const arrays = gameArrays<Sheet, View, unknown>({
  actions: () => [
    {
      name: 'gear or dice',
      about:
        'before the roll: gear × 2, and 1 more with include. After it: 0 drives; else which dice are rolled again (1, 2, 4, 8, 16, 32 added up) × 2, and 1 more with include',
      codes: Array.from({ length: 2 << MOST_DICE }, (_, code) => code),
    },
    { name: 're-roll', about: 'all dice; the second with include', codes: [2 << MOST_DICE, (2 << MOST_DICE) + 1] },
  ],
  fields: ({ sheet }): Field<View>[] => {
    /** Of each circuit: the space where each stretch ends. */
    const ends = sheet.circuits.map(({ stretches }) =>
      stretches.map((_, i) => stretches.slice(0, i + 1).reduce((sum, spaces) => sum + spaces, 0)),
    );
    return [
      number('circuit', 'from 0', ({ circuit }) => circuit),
      number('space', 'from the flag at the start', ({ space }) => space),
      number('to go', 'spaces to the end of the circuit', ({ circuit, space }) => (ends[circuit]?.at(-1) ?? 0) - space),
      number('time', 'turns left', ({ time }) => time),
      number('damage', 'boxes left', ({ damage }) => damage),
      number('bank', 'boxes left over from earlier circuits', ({ bank }) => bank),
      number('include', '1 while dice that equal the gear count', ({ include }) => include),
      each('gear', 'a 1 for gear 1, 2, … 6; nothing before the first', GEARS, 1, ({ gear }, _, item, to, at) => {
        to[at] = gear === item + 1 ? 1 : 0;
      }),
      number('free re-rolls', 'free uses left', ({ free }) => free.reroll),
      number('free includes', 'free uses left', ({ free }) => free.include),
      number('free selects', 'free uses left', ({ free }) => free.select),
      number('free shifts', 'free uses left', ({ free }) => free.shift),
      each(
        'dice',
        'of each die: a 1 for its face; nothing before the roll',
        MOST_DICE,
        FACES,
        ({ dice }, _, die, to, at) => {
          const face = dice?.[die];
          if (face !== undefined) to[at + face - 1] = 1;
        },
      ),
      {
        name: 'stretches ahead',
        about: 'how far it is to the end of this stretch and of the next three; −1 is beyond the last',
        size: AHEAD,
        write({ circuit, space }, _, to, at) {
          const left = (ends[circuit] ?? []).filter((end) => end >= space);
          for (let i = 0; i < AHEAD; i++) to[at + i] = i < left.length ? left[i] - space : -1;
        },
      },
      number('score', 'so far; low is good', ({ score }) => score),
    ];
  },
});
