import type { Sheet } from './sheet.ts';

/** The season that stands in for the printed circuits, which are lost. */
export const season2021: Sheet = {
  sheet: 'grand-prix',
  name: 'The 2021 season',
  gears: 6,
  dice: 6,
  specials: {
    reroll: { free: 2, cost: 2 },
    include: { free: 2, cost: 3 },
    select: { free: 2, cost: 3 },
    shift: { free: 2, cost: 1 },
  },
  circuits: [
    {
      name: 'Kestrel Vale',
      stretches: [4, 3, 5, 2, 1, 4, 3, 2, 5, 1, 4, 3, 3],
      time: 10,
      damage: 9,
    },
    {
      name: 'Harrowmead Aerodrome',
      stretches: [5, 6, 4, 7, 3, 6, 5, 4, 7, 2, 3],
      time: 11,
      damage: 8,
    },
    {
      name: 'Port Sabrel Streets',
      stretches: [4, 3, 1, 1, 4, 2, 1, 1, 3, 4, 1, 1, 2, 3, 4],
      time: 12,
      damage: 10,
    },
    {
      name: 'Tarnwald Ring',
      stretches: [5, 4, 2, 6, 1, 1, 5, 3, 6, 4, 2, 6, 5, 1, 3],
      time: 13,
      damage: 12,
    },
  ],
};
