import type { Event, Match, View } from '@waybill/kernel';
import type { Example } from '@waybill/web/games/board.ts';
import { rearrange, type ShipItView } from '../rules/index.ts';
import { t } from './panel-words.ts';

/** The green ace in the first city; the black 3 above the red 4 in the fifth. */
const DRAWN = 'nA nM aC nS 2A 3C aS aA aM 2C 2M 3M 4S 5S nC 3A 2S 4C 4A 3S 5A 4M 5C 5M'.split(' ');
const TICKS: { readonly [tile: string]: string } = { aC: 'se', '3M': 'nw', '4S': 'sw' };

const link = (domino: readonly number[]): Event[] => [
  { by: 0, type: 'link' },
  { by: 'chance', type: 'link', domino },
];
const build = (domino: readonly number[], squares: readonly string[]): Event => ({
  by: 0,
  type: 'build',
  domino,
  squares,
});
const done = (by: number): Event => ({ by, type: 'done' });

/** Red links its 4 to the green ace, and brings its load out onto the link beside the 4. */
const BEFORE: readonly Event[] = [
  { by: 'chance', type: 'cities', tiles: DRAWN.map((tile) => ({ tile, tick: TICKS[tile] ?? 'nw' })) },
  { by: 'chance', type: 'freight', ranks: Array.from({ length: 20 }, (_, i) => '5432a'[Math.floor(i / 4)]) },
  ...[
    [1, 3],
    [0, 5],
    [1, 2],
    [0, 0],
  ].flatMap(link),
  build([1, 3], ['9,9', '9,8']),
  build([0, 5], ['9,6', '9,7']),
  build([1, 2], ['7,6', '8,6']),
  build([0, 0], ['6,5', '7,5']),
  { by: 0, type: 'pipstop', value: 2 },
  { by: 0, type: 'haul', load: 'f9', to: '9,8' },
  ...[0, 1, 2, 3].map(done),
];

function hauled(pipstop: number): Match {
  const haul: Event[] = [
    { by: 0, type: 'pipstop', value: pipstop },
    { by: 0, type: 'haul', load: 'f9', to: 'aC' },
  ];
  return {
    waybill: 1,
    game: 'ship-it',
    options: { layout: 'winding' },
    seats: ['Red', 'Green', 'Blue', 'Black'],
    events: [...BEFORE, ...haul],
  };
}

/** Its figure 2 is lost, and laid out anew. */
const figure2 = (): Example[] =>
  [6, 5].map((pipstop) => {
    const match = hauled(pipstop);
    const title = t(pipstop === 6 ? 'example.seven-points' : 'example.six-points');
    return { title, clause: 'SI-2.6', match, from: BEFORE.length, to: match.events.length };
  });

/** Suit by suit, six columns of a rank each: the moons beside a hub of suns are in its city. */
const IN_ORDER = 'nS nC nA nM aS aC aA aM 2S 2C 2A 2M 3S 3C 3A 3M 4S 4C 4A 4M 5S 5C 5A 5M'.split(' ');
const LAID: readonly Event[] = [
  { by: 'chance', type: 'cities', tiles: IN_ORDER.map((tile) => ({ tile, tick: 'nw' })) },
  { by: 'chance', type: 'freight', ranks: Array.from({ length: 20 }, (_, i) => '5432a'[Math.floor(i / 4)]) },
];

interface Shipped {
  readonly title: string;
  readonly hub: string;
  /** Two loads warehoused there, and the one of nobody's suit that comes from the tile beside it and fills it. */
  readonly there: readonly [string, string];
  readonly last: string;
  readonly beside: string;
}

/** Blue makes a hub of suns ship and has no coin in it, so that all three coins are laid out again. */
function laidAgain({ title, hub, there, last, beside }: Shipped): Example {
  const events: Event[] = [
    { by: 2, type: 'haul', load: last, to: hub },
    { by: 'chance', type: 'scatter', loads: [...there, last] },
  ];
  const match: Match = {
    waybill: 1,
    game: 'ship-it',
    options: {},
    seats: ['Red', 'Green', 'Blue'],
    events: [...LAID, ...events],
  };
  const arrange = (state: View): View => {
    const { freight } = state as ShipItView;
    const away = Object.entries(freight).filter(([, { space }]) => space === hub);
    return rearrange(state as ShipItView, {
      turn: 'A',
      toAct: 2,
      phase: 'freight',
      pipstop: 6,
      points: 8,
      hubs: { S: hub, C: '5C', A: '5A', M: '5M' },
      freight: {
        ...Object.fromEntries(away.map(([id]) => [id, { space: 'nC' }])),
        ...Object.fromEntries(there.map((id) => [id, { space: hub, warehoused: true }])),
        [last]: { space: beside },
      },
    });
  };
  return { title, clause: 'SI-4.5', match, from: LAID.length, to: match.events.length, arrange };
}

const redistributions = (): Example[] =>
  [
    { title: t('example.from-ace'), hub: 'aS', there: ['f2', 'f6'], last: 'f4', beside: 'nM' } as const,
    { title: t('example.from-two'), hub: '2S', there: ['f10', 'f14'], last: 'f8', beside: 'aM' } as const,
    { title: t('example.from-four'), hub: '4S', there: ['f18', 'f14'], last: 'f20', beside: '3M' } as const,
  ].map(laidAgain);

/** The worked examples of the original. */
export const examples = (): readonly Example[] => [...figure2(), ...redistributions()];
