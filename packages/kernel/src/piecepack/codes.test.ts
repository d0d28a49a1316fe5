import { describe, expect, it } from 'vitest';
import { cityValue, RANKS, rankIndex, type Suits, TILES, tileCode, tileIndex } from './codes.ts';

const suits: Suits = ['S', 'M', 'C', 'A'];

describe('codes', () => {
  it('name each tile once, rank then suit', () => {
    const codes = Array.from({ length: TILES }, (_, tile) => tileCode(suits, tile));
    expect(codes.slice(5, 8)).toEqual(['5S', 'nM', 'aM']);
    expect(new Set(codes).size).toBe(TILES);
    codes.forEach((code, tile) => expect(tileIndex(suits, code)).toBe(tile));
  });

  it.each(['', 'a', 'Ma', 'aH', '6M', 'aMM', 1, null, undefined, ['aM']])('know no tile %j', (code) => {
    expect(tileIndex(suits, code)).toBe(-1);
  });

  it('know no other ranks', () => {
    expect(RANKS.map(rankIndex)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const code of ['1', '6', 'N', '', 2, null]) expect(rankIndex(code)).toBe(-1);
  });

  it('value an ace at 1 and a null at 6', () => {
    expect(RANKS.map((_, rank) => cityValue(rank))).toEqual([6, 1, 2, 3, 4, 5]);
  });
});
