import type { Colour } from './page.ts';
import { SUIT_SHAPES, type SuitName } from './suits.ts';

export const INKS = ['colour', 'saving'] as const;
export type InkName = (typeof INKS)[number];

/** The colours of a sheet. Saving ink, there is only black: no tint, no filled ground. */
export interface Inks {
  readonly saving: boolean;
  readonly ink: Colour;
  readonly soft: Colour;
  readonly line: Colour;
  /** The ground of what is to be seen first. */
  readonly tint: Colour;
  /** Every second of what stands in a row. */
  readonly stripe: Colour;
  readonly accent: Colour;
  /** A danger. */
  readonly warning: Colour;
  readonly warningTint: Colour;
  readonly suit: Readonly<Record<SuitName, Colour>>;
  readonly players: readonly Colour[];
}

const WHITE = '#ffffff';
const BLACK = '#000000';

const coloured: Inks = {
  saving: false,
  ink: '#25221d',
  soft: '#5d5548',
  line: '#9a8d74',
  tint: '#f8f1e2',
  stripe: '#efe4cc',
  accent: '#7a4a12',
  warning: '#b8321a',
  warningTint: '#f6d9cf',
  suit: {
    suns: '#b8321a',
    moons: '#26231f',
    crowns: '#00755a',
    arms: '#1f5fae',
    hearts: '#b8321a',
    diamonds: '#8a5a00',
    clubs: '#00755a',
    spades: '#26231f',
  },
  players: ['#1f5fae', '#c0510c', '#00755a', '#8b3f86'],
};

const black = Object.fromEntries(Object.keys(SUIT_SHAPES).map((suit) => [suit, BLACK])) as Record<SuitName, Colour>;

const saving: Inks = {
  saving: true,
  ink: BLACK,
  soft: '#333333',
  line: '#666666',
  tint: WHITE,
  stripe: WHITE,
  accent: BLACK,
  warning: BLACK,
  warningTint: WHITE,
  suit: black,
  players: [BLACK, BLACK, BLACK, BLACK],
};

/** With an accent of the game's own, where there is colour at all. */
export function inksOf(name: InkName, accent: Colour): Inks {
  return name === 'saving' ? saving : { ...coloured, accent };
}
