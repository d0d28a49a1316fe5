import type { Area } from '../area.ts';
import type { Inks } from '../inks.ts';
import type { Pen } from '../pen.ts';

/** A piecepack's coin is three quarters of an inch across. */
const COIN = 19.05;

/** Round places for coins, in their true size if they fit, else as large as can be. */
export function coinPlaces(pen: Pen, inks: Inks, area: Area, count: number, columns: number): void {
  const rows = Math.ceil(count / columns);
  const [wide, high] = [area.w / columns, area.h / rows];
  const r = Math.min(COIN + 1, wide - 1.2, high - 1.2) / 2;
  for (let i = 0; i < count; i++) {
    const [x, y] = [area.x + ((i % columns) + 0.5) * wide, area.y + (Math.floor(i / columns) + 0.5) * high];
    pen.circle(x, y, r, { stroke: inks.line, width: 0.25, dash: [1, 0.8], fill: '#ffffff' });
  }
}
