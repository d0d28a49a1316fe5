import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sfc32 } from '../index.ts';
import type { Suits } from './codes.ts';
import {
  bitCount,
  contractsEvent,
  flipEvent,
  flipOutcomes,
  sampleContracts,
  sampleRanks,
  sampleTiles,
  tilesEvent,
} from './dealing.ts';
import { newTrade, readContracts, readFlip, readTiles } from './goods.ts';

const suits: Suits = ['S', 'M', 'C', 'A'];

describe('dealing', () => {
  it('gives only what can be read back', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 62 }), (seed, seen) => {
        const rng = new Sfc32(seed);
        const tiles = new Uint8Array(24);
        sampleTiles(rng, tiles);
        expect(readTiles(suits, 'X', tilesEvent(suits, tiles).tiles)).toBeNull();
        const trade = newTrade();
        trade.cup.set([0, 1, 3, rng.below(7)]);
        const [faces, coins] = [new Uint8Array(4), new Uint8Array(4)];
        sampleContracts(trade, rng, faces, coins);
        expect(readContracts(suits, 'X', trade, contractsEvent(suits, faces, coins))).toBeNull();
        const count = 1 + rng.below(6 - bitCount(seen));
        const ranks = sampleRanks(seen, count, rng);
        expect(readFlip('X', 'S', seen, count, flipEvent(ranks).ranks)).toBeNull();
      }),
    );
  });

  it('draws every coin of the cup equally often', () => {
    const trade = newTrade();
    trade.cup.set([6, 3, 2, 1]);
    const rng = new Sfc32('coins');
    const [faces, coins] = [new Uint8Array(4), new Uint8Array(4)];
    const drawn = [0, 0, 0, 0];
    const rounds = 30_000;
    for (let i = 0; i < rounds; i++) {
      sampleContracts(trade, rng, faces, coins);
      for (const suit of coins) drawn[suit]++;
    }
    drawn.forEach((n, suit) => expect(n / rounds).toBeCloseTo((4 * trade.cup[suit]) / 12, 1));
  });

  it('lists the ranks that may come up, each set once', () => {
    const outcomes = flipOutcomes(0b000011, 2);
    expect(outcomes.map(([event]) => event.ranks.join(''))).toEqual(['23', '24', '34', '25', '35', '45']);
    for (const [, probability] of outcomes) expect(probability).toBeCloseTo(1 / 6);
  });
});
