import type { Event } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game as capeToCairo, markets, prospects, quote, wayBetween } from './index.ts';
import {
  annFirst,
  contracts,
  drive,
  first,
  flip,
  load,
  more,
  opening,
  pass,
  place,
  scores,
  script,
  shown,
  tiles,
} from './testing.ts';

const hauling = (...events: Event[]) => script({}, ...opening, ...annFirst, ...events);
/** Ann takes the gold of city 7 to city 1, the null of hearts. */
const gold = [place(0, 7), load(0, 'H'), drive(0, 1)];

describe('delivering', () => {
  it('C2C-2.8: a raw material pays the city’s value, is turned over and stays', () => {
    const play = hauling(...gold);
    expect(scores(play)).toEqual([6 - 2, 0]);
    expect(shown(play)).toMatchObject({ toAct: 'chance', step: 'flip', turning: { seat: 0, goods: ['H'] } });
    play.accept(flip('3'));
    expect(shown(play)).toMatchObject({ toAct: 1, goods: { 1: ['D', '3'] }, seen: { H: ['3'] } });
  });

  it('C2C-2.8: what was just turned over is not delivered again, even if the ranks match', () => {
    const play = hauling(...gold, flip('n'));
    expect(shown(play)).toMatchObject({ goods: { 1: ['D', 'n'] }, seats: [{ delivered: 0 }, {}] });
  });

  it('C2C-2.8: a finished product pays $5 more, is kept, and anyone may have loaded it', () => {
    const play = hauling(...gold, flip('2'), place(1, 1), load(1, '2'), drive(1, 3));
    expect(scores(play)).toEqual([4, 2 + 5 - 3]);
    expect(shown(play).seats).toMatchObject([{ delivered: 0 }, { delivered: 1, cargo: [] }]);
    expect(shown(play).goods).toEqual({ 1: ['D'], 13: ['S'], 19: ['C'] });
  });

  it('C2C-2.8: delivery is compulsory for every good the city demands, and for no other', () => {
    const play = hauling(...gold, flip('a'), place(1, 1), load(1, 'D'), load(1, 'a'));
    expect(quote(play.state, 8).deliveries).toEqual([
      { good: 'D', count: 1, pays: 1 },
      { good: 'a', count: 1, pays: 6 },
    ]);
    play.accept(drive(1, 8));
    expect(shown(play).seats).toMatchObject([{}, { cargo: [], delivered: 1, money: 1 + 6 - 2 - 2 }]);
    const keeps = hauling(...gold, flip('a'), place(1, 1), load(1, 'D'), load(1, 'a'), drive(1, 6));
    expect(shown(keeps).seats).toMatchObject([{}, { cargo: ['D', 'a'], money: -3 }]);
  });

  it('C2C-2.8: Ann’s gold and Bob’s four, as in the rulebook’s example', () => {
    const codes = [...(tiles.tiles as string[])];
    [codes[8], codes[16]] = [codes[16], codes[8]];
    const play = script({}, { ...tiles, tiles: codes }, contracts('naaa', 'DHSC'), first(0), ...annFirst);
    more(play, place(0, 8), load(0, 'H'), drive(0, 1), flip('4'));
    more(play, place(1, 1), load(1, '4'), drive(1, 9));
    expect(scores(play)).toEqual([6 - 2 - 1, 4 + 5 - 3 - 1]);
  });

  it.each(['', '33', '6', 'H'])('C2C-2.8: refuses to turn one coin over to “%s”', (ranks) => {
    expect(hauling(...gold).accept(flip(ranks))?.clause).toBe('C2C-2.8');
  });

  it('C2C-2.8: a rank of a suit is seen once', () => {
    const two = [tiles, contracts('nnnn', 'DHSH'), first(0), ...annFirst];
    const play = script({}, ...two, ...gold, flip('4'), place(1, 19), load(1, 'H'), drive(1, 2));
    expect(play.accept(flip('4'))?.clause).toBe('C2C-2.8');
    expect(capeToCairo.chance.outcomes(play.state)).toEqual(
      ['n', 'a', '2', '3', '5'].map((rank) => [flip(rank), 1 / 5]),
    );
    expect(play.accept(flip('5'))).toBeNull();
  });

  it('C2C-2.8: only a flip can follow the delivery of a raw material', () => {
    expect(hauling(...gold).accept(contracts('nnnn', 'HDCS'))?.clause).toBe('C2C-2.8');
    expect(hauling(...gold).accept(pass(1))?.clause).toBe('C2C-E');
  });

  it('C2C-2.8: the prospects of a load are what a drive would cost and bring', () => {
    const play = script({}, ...opening, ...annFirst, place(0, 7), load(0, 'H'));
    for (const { city, income, cost } of prospects(play.state, 7, ['H'])) {
      const { total, deliveries } = quote(play.state, city);
      expect([city, cost, income]).toEqual([city, total, deliveries[0].pays]);
    }
    expect(prospects(play.state, 7, ['H', 'n', '2'])).toContainEqual({ city: 1, income: 6 + 11, cost: 4 });
    expect(prospects(play.state, 1, ['H']).map(({ city }) => city)).toEqual([6, 5, 4, 3, 2]);
    expect(wayBetween(play.state, 7, 1)).toEqual([1]);
  });

  it('C2C-2.8: a good’s markets are the cities of its suit or its rank', () => {
    const play = hauling();
    expect(markets(play.state, 'D').map(({ pays }) => pays)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(markets(play.state, '4')).toEqual([5, 11, 17, 23].map((city) => ({ city, pays: 9 })));
  });
});

describe('new contracts', () => {
  const turn1 = [place(0, 2), drive(0, 3), place(1, 3), drive(1, 4)];

  it('C2C-2.9: four coins are placed free of charge once everybody has moved', () => {
    const play = hauling(...turn1);
    const money = scores(play);
    expect(shown(play)).toMatchObject({ turn: 1, toAct: 'chance', step: 'contracts', order: [0, 1] });
    expect(play.accept(contracts('naaa', 'HDCS'))).toBeNull();
    expect(scores(play)).toEqual(money);
    expect(shown(play)).toMatchObject({ turn: 2, cup: 16, goods: { 1: ['H', 'D'], 8: ['D'], 14: ['C'] } });
  });

  it('C2C-2.9: refuses what is not due, and by C2C-1.1 coins that are not in the cup', () => {
    const rich = script({}, tiles, contracts('nnnn', 'HHHH'), first(0), ...annFirst, ...turn1);
    expect(rich.accept(contracts('nnnn', 'HHHD'))?.clause).toBe('C2C-1.1');
    expect(rich.accept(contracts('nnnn', 'HHD'))?.clause).toBe('C2C-1.1');
    expect(rich.accept(contracts('nnn6', 'HHDD'))?.clause).toBe('C2C-1.1');
    expect(rich.accept(flip('3'))?.clause).toBe('C2C-2.9');
    expect(rich.accept(contracts('nnnn', 'HHDD'))).toBeNull();
  });
});
