import { describe, expect, it } from 'vitest';
import { heapSpots } from './heap-spots.ts';

describe('heaps of goods in a city', () => {
  it('lie in a row in the middle', () => {
    expect(heapSpots(1, -46, 46)).toEqual([{ x: 0, y: 8, size: 34 }]);
    expect(heapSpots(2, -46, 46).map(({ x }) => x)).toEqual([-18, 18]);
  });

  it('stay between the edges, overlapping where they must', () => {
    for (const [left, right] of [
      [-46, 46],
      [4, 46],
      [-11, 46],
      [16, 46],
    ]) {
      for (let count = 1; count <= 5; count++) {
        for (const { x, size } of heapSpots(count, left, right)) {
          expect(x - size / 2).toBeGreaterThanOrEqual(left - 1);
          expect(x + size / 2).toBeLessThanOrEqual(right + 1);
        }
      }
    }
  });
});
