import type { Inks } from '../inks.ts';
import type { Pen } from '../pen.ts';
import type { SuitName } from '../suits.ts';
import { suit } from './label.ts';

/** The cells of a three by three grid that each face has its pips in. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568'];

/** The pips of a face around a point. */
export function pips(pen: Pen, inks: Inks, x: number, y: number, size: number, face: number): void {
  for (const cell of (PIPS[face] ?? '').split('').map(Number)) {
    const [column, row] = [(cell % 3) - 1, Math.floor(cell / 3) - 1];
    pen.circle(x + column * size * 0.26, y + row * size * 0.26, size * 0.085, { fill: inks.ink });
  }
}

export function die(pen: Pen, inks: Inks, x: number, y: number, size: number, face: number, turn = 0): void {
  pen.group(
    x,
    y,
    (inner) => {
      inner.rect(-size / 2, -size / 2, size, size, {
        fill: '#ffffff',
        stroke: inks.ink,
        width: 0.35,
        round: size * 0.18,
      });
      pips(inner, inks, 0, 0, size, face);
    },
    { turn },
  );
}

/** What a coin shows: a suit, or a rank in its suit's colour where that is known. */
export interface CoinFace {
  readonly suit?: SuitName | undefined;
  readonly rank?: string | undefined;
}

/** A coin around a point. */
export function coin(pen: Pen, inks: Inks, x: number, y: number, size: number, { suit: name, rank }: CoinFace): void {
  const colour = name ? inks.suit[name] : inks.ink;
  pen.circle(x, y, size / 2, { fill: '#ffffff', stroke: colour, width: Math.max(0.2, size * 0.06) });
  if (rank !== undefined) {
    const points = size * 1.7;
    pen.text(x, y + points * 0.125, rank.toUpperCase(), { size: points, font: 'bold', anchor: 'middle', fill: colour });
  } else if (name) suit(pen, inks, name, x, y, size * 0.6);
}

/** In a box of 60 × 36 around 0, 0, seen from its side. */
const TRUCK = 'M-29 -19H8V12H-29ZM11 -9H21L29 2V12H11Z';

/** A truck as wide as this, around a point. */
export function truck(pen: Pen, inks: Inks, x: number, y: number, size: number, colour: string): void {
  pen.group(
    x,
    y,
    (inner) => {
      inner.path(TRUCK, { fill: colour });
      for (const wheel of [-19, 17]) inner.circle(wheel, 12, 5.5, { fill: inks.ink, stroke: '#ffffff', width: 1.6 });
    },
    { scale: size / 60 },
  );
}
