import { describe, expect, it } from 'vitest';
import { heapSpots } from './heap-spots.ts';
import { EDGE, parkingOf } from './parking.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Below the rank, and above the name. */
const [TOP, BOTTOM] = [-19, 28];
const PRICE = 27;

const overlap = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.1;

function boxesIn(trucks: number, heaps: number, price: boolean): Box[] {
  const { size, width, spots } = parkingOf(trucks, heaps);
  const parked = spots.map(({ x, y }) => ({
    left: x - size / 2,
    right: x + size / 2,
    top: y - (size * 19) / 60,
    bottom: y + (size * 17) / 60,
  }));
  const coins = heapSpots(heaps, -EDGE + width, EDGE - (price ? PRICE : 0)).map(({ x, y, size: coin }) => ({
    left: x - coin / 2,
    right: x + coin / 2,
    top: y - coin / 2,
    bottom: y + coin / 2,
  }));
  const priced = price ? [{ left: EDGE - PRICE, right: EDGE, top: 0, bottom: 16 }] : [];
  return [...parked, ...coins, ...priced];
}

const CITIES = [0, 1, 2, 3, 4].flatMap((trucks) =>
  [0, 1, 2, 3, 4, 5].flatMap((heaps) =>
    (trucks === 0 ? [false, true] : [false]).map((price) => [trucks, heaps, price] as const),
  ),
);

describe.each(CITIES)('a city of %i trucks and %i kinds of goods, price %s', (trucks, heaps, price) => {
  const boxes = boxesIn(trucks, heaps, price);

  it('keeps all of it between its rank and its name', () => {
    for (const { left, right, top, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(-EDGE - 0.1);
      expect(right).toBeLessThanOrEqual(EDGE + 0.1);
      expect(top).toBeGreaterThanOrEqual(TOP);
      expect(bottom).toBeLessThanOrEqual(BOTTOM);
    }
  });

  it('lets nothing cover anything', () => {
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlap(a, b))).toEqual([]);
  });
});

it('keeps coins large enough to be told apart', () => {
  const sizes = CITIES.flatMap(([trucks, heaps, price]) =>
    heapSpots(heaps, -EDGE + parkingOf(trucks, heaps).width, EDGE - (price ? PRICE : 0)).map(({ size }) => size),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(17);
});
