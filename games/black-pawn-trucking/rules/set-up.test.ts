import { isFlaw, readSetup, type View } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { arrange, contracts, drive, flip, script, start, tilesInOrder } from './testing.ts';

const tiles = tilesInOrder.tiles;
const first = contracts('na25', 'AASM');

describe('set-up', () => {
  it('BPT-1.1 lays the tiles on cities 1 to 24 in the order given', () => {
    const { state } = script([tilesInOrder]);
    expect(game.state(state)).toMatchObject({ turn: 0, toAct: 'chance', tiles, truck: null, goods: {}, cup: 24 });
  });

  it.each([
    ['a tile twice', ['aS', ...tiles.slice(1)], 'tiles-twice'],
    ['an unknown tile', ['6S', ...tiles.slice(1)], 'tiles-unknown'],
    ['23 tiles', tiles.slice(1), 'tiles-count'],
    ['25 tiles', [...tiles, 'nS'], 'tiles-count'],
  ])('BPT-1.1 refuses %s', (_, given, code) => {
    const refusal = script([]).accept({ by: 'chance', type: 'tiles', tiles: given });
    expect(refusal).toMatchObject({ clause: 'BPT-1.1', code });
  });

  it('BPT-1.1 comes before the dice', () => {
    expect(script([]).accept(first)).toMatchObject({ clause: 'BPT-1.1', code: 'due-tiles' });
  });

  it('BPT-1.2 puts a coin, suit up, on the city of each die', () => {
    const { state } = script([tilesInOrder, first]);
    expect(game.state(state)).toMatchObject({ goods: { 1: ['A'], 8: ['A'], 15: ['S'], 24: ['M'] }, cup: 20 });
  });

  it.each([
    ['a face no die has', contracts('n6nn', 'SMCA'), 'die-face'],
    ['three coins', contracts('nnnn', 'SMC'), 'coins-count'],
    ['five coins', contracts('nnnn', 'SMCAS'), 'coins-count'],
    ['a coin of no suit', contracts('nnnn', 'SMCX'), 'coin-unknown'],
  ])('BPT-1.2 refuses %s', (_, event, code) => {
    expect(script([tilesInOrder]).accept(event)).toMatchObject({ clause: 'BPT-1.2', code });
  });

  it('BPT-1.2 refuses a coin that is not in the cup', () => {
    const seen = { S: 'na234' };
    const play = arrange({ truck: 9, seen, goods: { 9: '3' }, step: 'contracts' });
    expect(play.accept(contracts('nnnn', 'SMSC'))).toMatchObject({
      clause: 'BPT-1.2',
      code: 'coin-not-in-cup',
      facts: { suit: 'S', have: 1 },
    });
    expect(play.accept(contracts('nnnn', 'SMMC'))).toBeNull();
  });

  it('BPT-1.2 is due before anything else', () => {
    const play = script([tilesInOrder]);
    expect(play.accept(tilesInOrder)).toMatchObject({ clause: 'BPT-1.2', code: 'due-contracts' });
    expect(play.accept(flip('a'))).toMatchObject({ clause: 'BPT-1.2', code: 'due-contracts' });
  });

  it('BPT-1.3 starts the truck on the city of moons that received a coin', () => {
    expect(game.state(script([tilesInOrder, first]).state)).toMatchObject({ turn: 1, toAct: 0, truck: 8 });
  });

  it('BPT-1.3 lets the player choose any start city, after the first coins lie', () => {
    const play = script([tilesInOrder, first], { start: 'choose' });
    expect(game.state(play.state)).toMatchObject({ turn: 0, toAct: 0, truck: null, step: 'start' });
    expect(play.accept(drive(3))).toMatchObject({ clause: 'BPT-1.3', code: 'due-start' });
    for (const city of [0, 25, 1.5, -1]) {
      expect(play.accept(start(city))).toMatchObject({ clause: 'BPT-1.3', code: 'city', facts: { city } });
    }
    expect(play.accept(start(3))).toBeNull();
    expect(game.state(play.state)).toMatchObject({ turn: 1, toAct: 0, truck: 3 });
  });

  it('BPT-1.3 gives no choice otherwise, and never a second one', () => {
    const chosen = script([tilesInOrder, first, start(3)], { start: 'choose' });
    for (const play of [script([tilesInOrder, first]), chosen]) {
      expect(play.accept(start(4))).toMatchObject({ clause: 'BPT-1.3', code: 'started' });
    }
  });

  it.each([0, 1, 2, 5, 6, 10])('BPT-1.4 starts with £10 and %i loans', (loans) => {
    expect(game.state(script([], { loans }).state)).toMatchObject({ cash: 10, loans });
  });

  it('BPT-1.4 starts with one loan unless told otherwise, and never with more than ten', () => {
    expect(game.state(script([]).state)).toMatchObject({ cash: 10, loans: 1 });
    for (const loans of [-1, 11, 1.5, '1']) {
      const setup = readSetup(game, { seats: ['Ann'], options: { loans } });
      expect(isFlaw(setup) && setup.field).toBe('options.loans');
    }
  });

  it('BPT-1.5 keeps the rank of a raw material open until it is turned over', () => {
    const play = arrange({ truck: 19, cargo: 'S', seen: { S: 'n5' }, goods: { 9: 'n5' } });
    expect(play.accept(drive(1))).toBeNull();
    const view: View = game.view(play.state, 0);
    expect(view).toMatchObject({ goods: { 9: ['n', '5'] }, cargo: [], toFlip: 1 });
    expect(view.goods).not.toHaveProperty('1');
    const outcomes = game.chance.outcomes(play.state) ?? [];
    expect(outcomes.map(([event]) => event.type === 'flip' && event.ranks[0])).toEqual(['a', '2', '3', '4']);
    for (const [, probability] of outcomes) expect(probability).toBe(0.25);
  });
});
