import type { ComponentType } from 'preact';
import type { GameTranslation, Language } from '../words/catalogue.ts';
import type { BoardModule } from './contract.ts';

/** What the app knows about a game before anything of it is loaded. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  /** One sentence about it. */
  readonly about: Readonly<Record<Language, string>>;
  readonly players: readonly [min: number, max: number];
  readonly minutes: number;
  /** The accent, for the light and the dark theme. */
  readonly accent: readonly [light: string, dark: string];
  readonly board: () => Promise<BoardModule>;
  /** The small real board of the home page; it loads no rules. */
  readonly card: () => Promise<ComponentType>;
  readonly rulebook: () => Promise<string>;
  readonly german: () => Promise<GameTranslation>;
}

/** Every game there is, in the order people see them. A new game is one more entry. */
export const entries: readonly Entry[] = [
  {
    id: 'black-pawn-trucking',
    title: 'Black Pawn Trucking',
    about: {
      en: 'Haul goods between the cities of Britain and Ireland before the bank forecloses.',
      de: 'Fahre Waren zwischen den Städten Britanniens und Irlands, bevor die Bank pfändet.',
    },
    players: [1, 1],
    minutes: 30,
    accent: ['#0f5c63', '#5cc6cc'],
    board: async () => (await import('./black-pawn-trucking/index.ts')).board,
    card: async () => (await import('./black-pawn-trucking/card.tsx')).Card,
    rulebook: async () => (await import('@waybill/rules/rulebooks/black-pawn-trucking?raw')).default,
    german: async () => (await import('./black-pawn-trucking/de.ts')).de,
  },
  {
    id: 'grand-prix',
    title: 'Grand Prix',
    about: {
      en: 'Four circuits, six gears, six dice: push your luck, but bring the car home.',
      de: 'Vier Strecken, sechs Gänge, sechs Würfel: fordere dein Glück, aber bring das Auto heim.',
    },
    players: [1, 1],
    minutes: 15,
    accent: ['#b3201f', '#ff8b7b'],
    board: async () => (await import('./grand-prix/index.ts')).board,
    card: async () => (await import('./grand-prix/card.tsx')).Card,
    rulebook: async () => (await import('@waybill/rules/rulebooks/grand-prix?raw')).default,
    german: async () => (await import('./grand-prix/de.ts')).de,
  },
  {
    id: 'cape-to-cairo',
    title: 'Goods from Cape to Cairo',
    about: {
      en: 'Bid to drive first, and race rival trucks for goods the length of Africa.',
      de: 'Biete darum, zuerst zu fahren, und schnapp anderen quer durch Afrika die Waren weg.',
    },
    players: [2, 4],
    minutes: 40,
    accent: ['#8f5400', '#f0b34a'],
    board: async () => (await import('./cape-to-cairo/index.ts')).board,
    card: async () => (await import('./cape-to-cairo/card.tsx')).Card,
    rulebook: async () => (await import('@waybill/rules/rulebooks/cape-to-cairo?raw')).default,
    german: async () => (await import('./cape-to-cairo/de.ts')).de,
  },
  {
    id: 'hauling-astronauts',
    title: 'Hauling Astronauts',
    about: {
      en: 'Load dice into ships at every port, and let them leave at the right moment.',
      de: 'Belade an jedem Hafen Schiffe mit Würfeln und lass sie im rechten Moment ablegen.',
    },
    players: [2, 2],
    minutes: 20,
    accent: ['#9a3a1e', '#f2906c'],
    board: async () => (await import('./hauling-astronauts/index.ts')).board,
    card: async () => (await import('./hauling-astronauts/card.tsx')).Card,
    rulebook: async () => (await import('@waybill/rules/rulebooks/hauling-astronauts?raw')).default,
    german: async () => (await import('./hauling-astronauts/de.ts')).de,
  },
  {
    id: 'ship-it',
    title: 'Ship It!',
    about: {
      en: 'Build a network of dominoes, steer your officials, and get the cargo shipped.',
      de: 'Baue ein Netz aus Dominosteinen, lenke deine Beamten und bring die Fracht aufs Schiff.',
    },
    players: [2, 4],
    minutes: 60,
    accent: ['#1f6350', '#6fc7a8'],
    board: async () => (await import('./ship-it/index.ts')).board,
    card: async () => (await import('./ship-it/card.tsx')).Card,
    rulebook: async () => (await import('@waybill/rules/rulebooks/ship-it?raw')).default,
    german: async () => (await import('./ship-it/de.ts')).de,
  },
];

export function findEntry(id: string): Entry | undefined {
  return entries.find((entry) => entry.id === id);
}
