import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { allSeen, arrange, drive, flip, mustAccept } from './testing.ts';

describe('deliveries', () => {
  it.each([
    [19, 'n', 6],
    [20, 'a', 1],
    [22, '3', 3],
    [24, '5', 5],
  ])('BPT-2.8 city %i pays £%s as its rank says: £%i', (city, rank, pays) => {
    const play = arrange({ truck: 18, cash: 20, cargo: rank, goods: { 7: 'S' }, seen: { C: rank } });
    const cost = { 19: 2, 20: 3, 22: 3, 24: 3 }[city];
    mustAccept(play, drive(city));
    expect(play.state.cash).toBe(20 - Number(cost) + pays);
  });

  it('BPT-2.8 delivers every good the city demands, raw by suit and finished by rank, and no other', () => {
    const play = arrange({ truck: 18, cash: 20, cargo: 'SMAA35', goods: { 18: 'A3' }, seen: { S: '35', M: '3' } });
    mustAccept(play, drive(22));
    expect(game.state(play.state)).toMatchObject({
      cash: 20 - 2 - 8 + 5 * 3,
      cargo: ['S', 'M', '5'],
      goods: {},
      delivered: 2,
      toAct: 'chance',
      toFlip: 3,
    });
  });

  it('BPT-2.9 turns a delivered raw material over; it stays there and is loaded next turn', () => {
    const play = arrange({ truck: 18, cargo: 'A', goods: { 7: 'S', 8: 'S', 9: 'S' } });
    mustAccept(play, drive(19), flip('4'));
    expect(game.state(play.state)).toMatchObject({ turn: 8, cargo: [], goods: { 19: ['4'] }, seen: { A: ['4'] } });
    mustAccept(play, drive(20));
    expect(game.state(play.state)).toMatchObject({ cargo: ['4'], truck: 20 });
  });

  it('BPT-2.9 does not deliver it again in the same turn, even if the ranks match', () => {
    const play = arrange({ truck: 18, cargo: 'A', goods: { 7: 'S', 8: 'S', 9: 'SS' } });
    mustAccept(play, drive(23), flip('4'));
    expect(game.state(play.state)).toMatchObject({ delivered: 0, goods: { 23: ['4'] }, cash: 10 - 3 + 4 });
    mustAccept(play, drive(22));
    expect(game.state(play.state)).toMatchObject({ delivered: 0, cargo: ['4'] });
    mustAccept(play, drive(23));
    expect(game.state(play.state)).toMatchObject({ delivered: 1, cargo: [] });
  });

  it.each([
    ['a rank already seen', '4a', 'flip-seen'],
    ['a rank twice', '22', 'flip-seen'],
    ['too few ranks', '2', 'flip-count'],
    ['too many ranks', '235', 'flip-count'],
    ['no rank at all', '2x', 'flip-rank'],
  ])('BPT-2.9 refuses %s', (_, ranks, code) => {
    const play = arrange({ truck: 18, cargo: 'AA', seen: { A: '4' }, goods: { 7: '4' } });
    mustAccept(play, drive(19));
    expect(play.accept(flip(ranks))).toMatchObject({ clause: 'BPT-2.9', code });
  });

  it('BPT-2.9 comes before anything else', () => {
    const play = arrange({ truck: 18, cargo: 'A' });
    mustAccept(play, drive(19));
    expect(play.accept({ by: 'chance', type: 'tiles', tiles: [] })).toMatchObject({ clause: 'BPT-2.9' });
  });

  it('BPT-2.9 takes the ranks in any order', () => {
    const [one, other] = ['25', '52'].map((ranks) => {
      const play = arrange({ truck: 18, cargo: 'AA' });
      mustAccept(play, drive(19), flip(ranks));
      return game.state(play.state);
    });
    expect(one).toEqual(other);
  });

  it('BPT-2.10 takes a delivered finished product out of the game', () => {
    const play = arrange({ truck: 18, cargo: 'n', goods: { 7: 'S' }, seen: { ...allSeen, S: 'na234' } });
    mustAccept(play, drive(19));
    expect(game.state(play.state)).toMatchObject({ cargo: [], goods: { 7: ['S'] }, delivered: 23 });
  });
});
