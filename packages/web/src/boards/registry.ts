import type { GameTranslation } from '../words/catalogue.ts';
import type { BoardModule } from './contract.ts';

/** What the app knows about a game before anything of it is loaded. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  /** One sentence about it. */
  readonly about: string;
  readonly players: readonly [min: number, max: number];
  readonly minutes: number;
  /** The accent, for the light and the dark theme. */
  readonly accent: readonly [light: string, dark: string];
  readonly board: () => Promise<BoardModule>;
  readonly rulebook: () => Promise<string>;
  readonly german: () => Promise<GameTranslation>;
}

/** Every game there is, in the order people see them. A new game is one more entry. */
export const entries: readonly Entry[] = [
  {
    id: 'black-pawn-trucking',
    title: 'Black Pawn Trucking',
    about: 'Haul goods between the cities of Britain and Ireland before the bank forecloses.',
    players: [1, 1],
    minutes: 30,
    accent: ['#0f5c63', '#5cc6cc'],
    board: async () => (await import('./black-pawn-trucking/index.ts')).board,
    rulebook: async () => (await import('@waybill/rules/rulebooks/black-pawn-trucking?raw')).default,
    german: async () => (await import('./black-pawn-trucking/de.ts')).de,
  },
  {
    id: 'grand-prix',
    title: 'Grand Prix',
    about: 'Four circuits, six gears, six dice: push your luck, but bring the car home.',
    players: [1, 1],
    minutes: 15,
    accent: ['#b3201f', '#ff8b7b'],
    board: async () => (await import('./grand-prix/index.ts')).board,
    rulebook: async () => (await import('@waybill/rules/rulebooks/grand-prix?raw')).default,
    german: async () => (await import('./grand-prix/de.ts')).de,
  },
  {
    id: 'cape-to-cairo',
    title: 'Goods from Cape to Cairo',
    about: 'Bid to drive first, and race rival trucks for goods the length of Africa.',
    players: [2, 4],
    minutes: 40,
    accent: ['#8f5400', '#f0b34a'],
    board: async () => (await import('./cape-to-cairo/index.ts')).board,
    rulebook: async () => (await import('@waybill/rules/rulebooks/cape-to-cairo?raw')).default,
    german: async () => (await import('./cape-to-cairo/de.ts')).de,
  },
  {
    id: 'hauling-astronauts',
    title: 'Hauling Astronauts',
    about: 'Load dice into ships at every port, and let them leave at the right moment.',
    players: [2, 2],
    minutes: 20,
    accent: ['#9a3a1e', '#f2906c'],
    board: async () => (await import('./hauling-astronauts/index.ts')).board,
    rulebook: async () => (await import('@waybill/rules/rulebooks/hauling-astronauts?raw')).default,
    german: async () => (await import('./hauling-astronauts/de.ts')).de,
  },
  {
    id: 'ship-it',
    title: 'Ship It!',
    about: 'Build a network of dominoes, steer your officials, and get the cargo shipped.',
    players: [2, 4],
    minutes: 60,
    accent: ['#1f6350', '#6fc7a8'],
    board: async () => (await import('./ship-it/index.ts')).board,
    rulebook: async () => (await import('@waybill/rules/rulebooks/ship-it?raw')).default,
    german: async () => (await import('./ship-it/de.ts')).de,
  },
];

export function findEntry(id: string): Entry | undefined {
  return entries.find((entry) => entry.id === id);
}
