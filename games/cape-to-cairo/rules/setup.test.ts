import { Sfc32 } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game as capeToCairo } from './index.ts';
import { bid, contracts, first, opening, pass, scores, script, shown, tiles } from './testing.ts';

describe('set-up', () => {
  it('C2C-1.1: lays a tile on each city, then a coin from the cup on the city of each die', () => {
    const play = script({}, tiles);
    expect(shown(play)).toMatchObject({ turn: 0, toAct: 'chance', goods: {}, cup: 24 });
    play.accept(contracts('na25', 'SSHC'));
    expect(shown(play)).toMatchObject({ goods: { 1: ['S'], 8: ['S'], 15: ['H'], 24: ['C'] }, cup: 20 });
  });

  it.each([
    ['too few', (codes: string[]) => codes.slice(1)],
    ['one twice', (codes: string[]) => ['5S', ...codes.slice(1)]],
    ['one unknown', (codes: string[]) => ['6H', ...codes.slice(1)]],
  ])('C2C-1.1: refuses tiles with %s', (_, spoil) => {
    const event = { ...tiles, tiles: spoil([...(tiles.tiles as string[])]) };
    expect(script({}).accept(event)?.clause).toBe('C2C-1.1');
  });

  it.each([
    ['a face no die has', contracts('6nnn', 'HDCS')],
    ['three coins', contracts('nnnn', 'HDC')],
    ['an unknown suit', contracts('nnnn', 'HDCM')],
    ['tiles once more', tiles],
    ['the first player too early', first(0)],
  ])('C2C-1.1: refuses, instead of the first contracts, %s', (_, event) => {
    expect(script({}, tiles).accept(event)?.clause).toBe('C2C-1.1');
  });

  it('C2C-1.2: everybody starts with $0, and money may be negative', () => {
    const play = script({ seats: 3 }, ...opening, bid(0, 4), pass(1), pass(2));
    expect(scores(script({ seats: 3 }))).toEqual([0, 0, 0]);
    expect(scores(play)).toEqual([-4, 0, 0]);
  });

  it('C2C-1.3: the highest roll opens the bidding', () => {
    const play = script({ seats: 4 }, tiles, contracts('nnnn', 'HDCS'), first(2));
    expect(shown(play)).toMatchObject({ turn: 1, step: 'bid', toAct: 2 });
  });

  it.each([2, -1, 0.5])('C2C-1.3: refuses a first player %s of two', (seat) => {
    expect(script({}, tiles, contracts('nnnn', 'HDCS')).accept(first(seat))?.clause).toBe('C2C-1.3');
  });

  it('C2C-1.3: every seat is equally likely', () => {
    const play = script({ seats: 3 }, tiles, contracts('nnnn', 'HDCS'));
    expect(capeToCairo.chance.outcomes(play.state)).toEqual([0, 1, 2].map((seat) => [first(seat), 1 / 3]));
    const rng = new Sfc32('first');
    const drawn = new Set(Array.from({ length: 50 }, () => JSON.stringify(capeToCairo.chance.draw(play.state, rng))));
    expect(drawn.size).toBe(3);
  });
});
