import { explain, kernelWords } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game as capeToCairo } from './index.ts';
import {
  annFirst,
  bid,
  contracts,
  drive,
  first,
  flip,
  load,
  opening,
  pass,
  place,
  script,
  shown,
  tiles,
} from './testing.ts';

describe('events', () => {
  it.each([
    ['no event', null],
    ['an unknown type', { by: 0, type: 'rest' }],
    ['a missing field', { by: 0, type: 'bid' }],
    ['an unknown field', { by: 0, type: 'pass', amount: 1 }],
    ['an amount as text', bid(0, '3')],
    ['a city as text', drive(0, '3')],
    ['a good as number', load(0, 3)],
    ['a seat that is none', { by: -1, type: 'pass' }],
    ['a seat’s event by chance', { by: 'chance', type: 'pass' }],
    ['chance’s event by a seat', { ...first(0), by: 0 }],
    ['another seat’s bid', bid(1, 3)],
    ['chance out of turn', tiles],
    ['dice without a suit', { by: 'chance', type: 'contracts', dice: { H: 'n' }, coins: [] }],
  ])('C2C-E: refuses %s', (_, event) => {
    const play = script({}, ...opening);
    const before = JSON.stringify(shown(play));
    expect(play.accept(event)?.clause).toBe('C2C-E');
    expect(JSON.stringify(shown(play))).toBe(before);
  });

  it('C2C-E: the state has the rulebook’s keys', () => {
    const play = script({}, ...opening, ...annFirst, place(0, 7), load(0, 'H'));
    expect(shown(play)).toMatchObject({
      turn: 1,
      order: [0, 1],
      toAct: 0,
      seats: [
        { money: 0, truck: 7, cargo: ['H'], delivered: 0 },
        { money: 0, truck: null, cargo: [], delivered: 0 },
      ],
      goods: { 1: ['D'], 13: ['S'], 19: ['C'] },
      cup: 20,
      over: false,
    });
    expect(shown(play)).not.toHaveProperty('winners');
  });

  it('C2C-E: codes are sorted, suits in die order, then n a 2 3 4 5', () => {
    const raw = [tiles, contracts('nnnn', 'SHHH'), first(0), ...annFirst];
    const turn1 = [place(0, 1), drive(0, 2), place(1, 1), drive(1, 7), contracts('nnnn', 'CDDD')];
    const play = script({}, ...raw, ...turn1, ...annFirst, drive(0, 3), load(1, 'D'), load(1, 'H'), drive(1, 1));
    play.accept(flip('5'));
    expect(shown(play).goods).toMatchObject({ 1: ['C', 'S', '5'] });
    expect(shown(play).seats).toMatchObject([{}, { cargo: ['D'] }]);
  });

  it('has words with the facts for every refusal', () => {
    const play = script({}, ...opening, bid(0, 3));
    const said = (event: unknown) => {
      const refusal = play.accept(event);
      return refusal && explain(capeToCairo, refusal, play.setup.seats);
    };
    expect(said(bid(1, 3))).toBe('$3 is too low: bid at least $4, or pass.');
    expect(said(bid(1, 120))).toBe('A bid of $120 is out of reach: with $0 in hand, $99 is the most.');
    expect(said(pass(0))).toMatch('seat 0 is not to act');
    expect(Object.keys(kernelWords).filter((key) => key in capeToCairo.words)).toEqual([]);
  });
});
