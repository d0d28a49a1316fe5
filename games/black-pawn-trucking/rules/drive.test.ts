import { describe, expect, it } from 'vitest';
import { game, quote } from './index.ts';
import { arrange, contracts, drive, loan, mustAccept, script, tilesInOrder, wait } from './testing.ts';

const wayOf = (play: ReturnType<typeof arrange>, to: number) => quote(play.state, to - 1).way.map((city) => city + 1);

describe('load and move', () => {
  it('BPT-2.3 loads everything on the truck’s city, raw and finished alike', () => {
    const play = arrange({ truck: 14, goods: { 14: 'SM3', 9: 'S' }, seen: { S: '3' } });
    mustAccept(play, drive(16));
    expect(game.state(play.state)).toMatchObject({ cargo: ['S', 'M'], goods: { 9: ['S'] }, delivered: 1 });
  });

  it('BPT-2.4 must move to another city of the map', () => {
    const play = arrange({ truck: 14 });
    expect(play.accept(drive(14))).toMatchObject({ clause: 'BPT-2.4', code: 'stay', facts: { city: 'Newcastle' } });
    for (const city of [0, 25, 2.5, -3]) {
      expect(play.accept(drive(city))).toMatchObject({ clause: 'BPT-2.4', code: 'city', facts: { city } });
    }
  });

  it('BPT-2.4 of two equal ways takes the lower city numbers, from the first city on', () => {
    expect(wayOf(arrange({ truck: 11 }), 14)).toEqual([12, 14]);
    expect(wayOf(arrange({ truck: 14 }), 11)).toEqual([12, 11]);
    expect(wayOf(arrange({ truck: 12 }), 18)).toEqual([13, 15, 18]);
  });

  it('BPT-2.4 takes the fewest pounds, then the fewest cities', () => {
    expect(wayOf(arrange({ truck: 11, goods: { 12: 'S' } }), 14)).toEqual([13, 14]);
    const tied = arrange({ truck: 18, goods: { 19: 'S' } });
    expect(wayOf(tied, 23)).toEqual([19, 23]);
    expect(quote(tied.state, 22)).toMatchObject({ fuel: 2, breach: 1, total: 3 });
  });

  it('BPT-2.5 costs £1 a city, £1 a good and £2 a ferry: 18 to 5 with two goods is £7', () => {
    const play = script([tilesInOrder, contracts('n55n', 'SSSA')]);
    mustAccept(play, drive(18));
    expect(play.state.cash).toBe(10 - 3 - 1);
    mustAccept(play, wait, loan);
    expect(quote(play.state, 4)).toMatchObject({ fuel: 3, goods: 2, ferries: 2, breach: 0, total: 7 });
    expect(wayOf(play, 5)).toEqual([17, 6, 5]);
    mustAccept(play, drive(5));
    expect(play.state.cash).toBe(16 - 7 + 4 + 4);
  });

  it('BPT-2.6 fines £1 for each city with goods passed through, not for the first and the last', () => {
    const goods = { 8: 'A', 9: 'S', 11: 'SS', 12: 'C', 10: 'M' };
    const play = arrange({ truck: 8, goods, cash: 20 });
    expect(quote(play.state, 10)).toMatchObject({ fuel: 2, goods: 1, breach: 1, total: 4 });
    expect(quote(play.state, 11)).toMatchObject({ fuel: 2, goods: 1, breach: 1, total: 4 });
    mustAccept(play, drive(11));
    expect(play.state.cash).toBe(20 - 4);
  });

  it('BPT-2.6 drives round the goods where that is cheaper', () => {
    const play = arrange({ truck: 8, goods: { 9: 'S' } });
    expect(wayOf(play, 12)).toEqual([10, 12]);
    expect(quote(play.state, 11).breach).toBe(0);
  });
});
