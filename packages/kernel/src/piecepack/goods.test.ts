import { describe, expect, it } from 'vitest';
import type { Suits } from './codes.ts';
import {
  copyTrade,
  cupCount,
  drawRank,
  GOODS,
  goodCode,
  goodCodes,
  goodCount,
  goodIndex,
  layTile,
  newTrade,
  placeCoin,
  readContracts,
  readFlip,
  readTiles,
} from './goods.ts';

const suits: Suits = ['H', 'D', 'C', 'S'];

describe('goods', () => {
  it('have one code each', () => {
    const codes = Array.from({ length: GOODS }, (_, good) => goodCode(suits, good));
    expect(codes).toEqual(['H', 'D', 'C', 'S', 'n', 'a', '2', '3', '4', '5']);
    codes.forEach((code, good) => expect(goodIndex(suits, code)).toBe(good));
    expect(goodIndex(suits, 'M')).toBe(-1);
  });

  it('are counted and listed in order', () => {
    const counts = Uint8Array.from([9, 0, 2, 0, 0, 1, 0, 0, 0, 0, 3]);
    expect(goodCodes(suits, counts, 1)).toEqual(['D', 'D', 'n', '5', '5', '5']);
    expect(goodCount(counts, 1)).toBe(6);
  });

  it('go from the cup onto the city of the die', () => {
    const trade = newTrade();
    layTile(trade, 17, 8);
    placeCoin(trade, 1, 2, 3);
    expect(goodCodes(suits, trade.goods, 17 * GOODS)).toEqual(['S']);
    expect([...trade.cup]).toEqual([6, 6, 6, 5]);
    expect(cupCount(trade)).toBe(23);
    const copy = newTrade();
    copyTrade(trade, copy);
    expect(copy).toEqual(trade);
    placeCoin(copy, 1, 2, 3);
    expect(cupCount(trade)).toBe(23);
  });

  it('show any rank of theirs not yet seen', () => {
    const drawn = [0, 1, 2].map((n) => drawRank(0b010101, { below: (hidden) => (expect(hidden).toBe(3), n) }));
    expect(drawn).toEqual([1, 3, 5]);
  });
});

describe('outcomes from outside', () => {
  const tiles = ['H', 'D', 'C', 'S'].flatMap((suit) => ['n', 'a', '2', '3', '4', '5'].map((rank) => rank + suit));
  const dice = { H: 'n', D: 'a', C: '2', S: '5' };

  it.each([
    [tiles, undefined],
    [tiles.slice(1), 'tiles-count'],
    [[...tiles.slice(1), 'nX'], 'tiles-unknown'],
    [[...tiles.slice(1), '5S'], 'tiles-twice'],
  ])('tiles %j: %s', (given, code) => {
    expect(readTiles(suits, 'X-1.1', given)?.code).toBe(code);
  });

  it.each([
    [dice, ['H', 'H', 'D', 'S'], undefined],
    [{ ...dice, D: '1' }, ['H', 'H', 'D', 'S'], 'die-face'],
    [dice, ['H'], 'coins-count'],
    [dice, ['H', 'H', 'D', 'M'], 'coin-unknown'],
    [dice, ['H', 'H', 'H', 'S'], 'coin-not-in-cup'],
  ])('contracts %j %j: %s', (given, coins, code) => {
    const trade = newTrade();
    trade.cup[0] = 2;
    expect(readContracts(suits, 'X-1.2', trade, { dice: given, coins })?.code).toBe(code);
  });

  it.each([
    [['a', '5'], undefined],
    [['a'], 'flip-count'],
    [['a', '7'], 'flip-rank'],
    [['a', 'n'], 'flip-seen'],
    [['a', 'a'], 'flip-seen'],
  ])('flip %j: %s', (ranks, code) => {
    expect(readFlip('X-2.9', 'H', 0b000001, 2, ranks)?.code).toBe(code);
  });
});
