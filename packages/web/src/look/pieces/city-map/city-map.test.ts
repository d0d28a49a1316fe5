// Needs black-pawn-trucking.
import { findGame } from '@waybill/games';
import type { CityMapSheet } from '@waybill/kernel/piecepack';
import { describe, expect, it } from 'vitest';
import { heapsOf } from './city.tsx';
import { coastOf, islands } from './coast.ts';
import { cityTowards, frameOf, freeCorner, openSea, spotsOf } from './layout.ts';
import { centreOf, isWhole, panned, seeing, zoomed } from './zoom.ts';

const britainAndIreland = findGame('black-pawn-trucking')!.sheet!.standard as CityMapSheet;
const spots = spotsOf(britainAndIreland);
const whole = frameOf(spots);

describe('the coast', () => {
  it('parts Ireland from Britain', () => {
    expect(islands(spots).map((island) => island.length)).toEqual([6, 18]);
  });

  it('is one closed shore around each island, within the picture', () => {
    const shores = coastOf(spots);
    expect(shores).toHaveLength(2);
    for (const shore of shores) expect(shore).toMatch(/^M.*Z$/);
    const numbers = shores.join(' ').match(/-?\d+\.\d/g) ?? [];
    for (let i = 0; i < numbers.length; i += 2) {
      expect(Number(numbers[i])).toBeGreaterThan(whole.x);
      expect(Number(numbers[i])).toBeLessThan(whole.x + whole.width);
    }
  });
});

describe('the buttons', () => {
  it('stand where the sea is, or below a map without any', () => {
    expect(freeCorner(spots, whole)).toBe('bottom left');
    const grid = Array.from({ length: 24 }, (_, i) => ({ x: 100 * (i % 6), y: 100 * Math.floor(i / 6) }));
    expect(freeCorner(grid, frameOf(grid))).toBeNull();
  });
});

describe('the compass', () => {
  it('lies in open water, away from tiles and buttons, and is left out where there is none', () => {
    const at = openSea(spots, whole, 'bottom left');
    for (const spot of [...spots, { x: whole.x, y: whole.y + whole.height }])
      expect(Math.hypot(spot.x - at!.x, spot.y - at!.y)).toBeGreaterThan(130);
    const row = [{ x: 0, y: 0 }];
    expect(openSea(row, frameOf(row), null)).toBeNull();
  });
});

describe('the arrow keys', () => {
  const towards = (from: number, dx: number, dy: number) => cityTowards(spots, from - 1, dx, dy) + 1;
  it('go to the nearest city that way, over the sea too', () => {
    expect(towards(1, 1, 0)).toBe(2);
    expect(towards(2, 1, 0)).toBe(11);
    expect(towards(12, 0, 1)).toBeOneOf([13, 14]);
    expect(towards(3, -1, 0)).toBe(0);
  });

  it('come from every city to every other', () => {
    const seen = new Set([0]);
    for (const city of seen) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ]) {
        const next = cityTowards(spots, city, dx, dy);
        if (next >= 0) seen.add(next);
      }
    }
    expect(seen.size).toBe(24);
  });
});

describe('zooming', () => {
  const near = zoomed(whole, whole, 2, spots[0]);
  it('keeps the spot pointed at where it is', () => {
    expect((spots[0].x - near.x) / near.width).toBeCloseTo((spots[0].x - whole.x) / whole.width);
    expect(isWhole(whole, near)).toBe(false);
  });

  it('goes no further than the whole picture, nor out of it', () => {
    expect(zoomed(whole, near, 0.1, centreOf(near))).toEqual(whole);
    expect(panned(whole, near, 1e6, 1e6).x + near.width).toBeCloseTo(whole.x + whole.width);
  });

  it('brings a city into sight', () => {
    const { x, width } = seeing(whole, near, spots[22], 60);
    expect(spots[22].x + 60).toBeLessThanOrEqual(x + width + 1e-9);
    expect(seeing(whole, near, spots[0], 20)).toBe(near);
  });
});

describe('goods', () => {
  it('of one kind lie on one heap', () => {
    expect(heapsOf(['S', 'M', 'S'])).toEqual([
      { code: 'S', count: 2 },
      { code: 'M', count: 1 },
    ]);
  });
});
