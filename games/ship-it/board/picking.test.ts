import { describe, expect, it } from 'vitest';
import { layoutOf, spaceAt } from './geometry.ts';
import { type Candidate, candidateAt, facingOf, spaceTowards, turned } from './picking.ts';

const build = (a: string, b: string): Candidate => ({
  event: { by: 0, type: 'build', domino: [1, 2], squares: [a, b] },
  spaces: [a, b],
});
const both = (a: string, b: string) => [build(a, b), build(b, a)];

/** A tile at the top left, and room for a domino right of it or below. */
const layout = layoutOf([{ tile: '3C', at: '2,2', tick: 'ne' }], { width: 8, height: 20 });
const candidates = [...both('4,2', '5,2'), ...both('4,2', '4,3'), ...both('2,4', '3,4')];

describe('pointing', () => {
  it('finds the tile or the square under a point', () => {
    expect(spaceAt(layout, { x: 3.5 * 24, y: 3.5 * 24 })).toBe('3C');
    expect(spaceAt(layout, { x: 4.1 * 24, y: 2.9 * 24 })).toBe('4,2');
    expect(layout.columns).toBe(8);
  });

  it('keeps a domino the way it is held, its first half where one points', () => {
    expect(candidateAt(candidates, { space: '4,2', facing: 1 })?.spaces).toEqual(['4,2', '4,3']);
    expect(candidateAt(candidates, { space: '4,3', facing: 1 })?.spaces).toEqual(['4,2', '4,3']);
    expect(candidateAt(candidates, { space: '2,4', facing: 1 })?.spaces).toEqual(['3,4', '2,4']);
    expect(candidateAt(candidates, { space: '9,9', facing: 1 })).toBeNull();
  });

  it('turns a domino through every way it fits', () => {
    let aim = { space: '4,2', facing: 0 };
    const ways = Array.from({ length: 4 }, () => {
      aim = turned(candidates, aim);
      return facingOf(candidateAt(candidates, aim)?.spaces ?? []);
    });
    expect(ways).toEqual([1, 2, 3, 0]);
    expect(turned(candidates, { space: '9,9', facing: 2 })).toEqual({ space: '9,9', facing: 2 });
  });

  it('goes on to the nearest space in a direction', () => {
    expect(spaceTowards(layout, candidates, '4,2', { x: 0, y: 1 })).toBe('4,3');
    expect(spaceTowards(layout, candidates, '4,2', { x: 1, y: 0 })).toBe('5,2');
    expect(spaceTowards(layout, candidates, '5,2', { x: 1, y: 0 })).toBeNull();
  });
});
