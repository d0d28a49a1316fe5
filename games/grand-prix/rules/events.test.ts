import { describe, expect, it } from 'vitest';
import { clauseOf, drive, gear, roll, script, start } from './testing.ts';

describe('malformed events', () => {
  it.each([
    [{ by: 0, type: 'gear' }],
    [{ by: 0, type: 'gear', gear: '3' }],
    [{ by: 0, type: 'gear', gear: 3, shift: false }],
    [{ by: 0, type: 'gear', gear: 3, include: 1 }],
    [{ by: 0, type: 'gear', gear: 3, speed: 9 }],
    [{ by: 0, type: 'select', dice: ['1'] }],
    [{ by: 0, type: 'select' }],
    [{ by: 0, type: 'drive', to: 4 }],
    [{ by: 0, type: 'roll', dice: [1, 1, 1, 1, 1, 1] }],
    [{ by: 'chance', type: 'drive' }],
    [{ by: 0, type: 'brake' }],
    [{ type: 'drive' }],
    [null],
    [[drive]],
  ])('GP-E: %j', (event) => {
    expect(clauseOf(start(), event)).toBe('GP-E');
    expect(clauseOf(script([gear(3), roll(1, 2, 3, 4, 5, 6)]), event)).toBe('GP-E');
  });
});
