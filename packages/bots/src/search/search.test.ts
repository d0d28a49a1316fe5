import { Sfc32 } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { choose, think } from '../index.ts';
import { type Toy, toy, toyState } from '../testing/toy.ts';
import { toyKnowledge } from '../testing/toy-knowledge.ts';
import { Expectimax } from './expectimax.ts';
import { Search } from './search.ts';
import { Utility } from './utility.ts';

const utility = new Utility(toy, toyKnowledge, 2);

const searchOf = (s: Toy, knowledge = toyKnowledge, nodes?: number) =>
  new Search(toy, knowledge, utility, { known: s, guess: () => toy.clone(s) }, s.seat, new Sfc32('search'), nodes);

/** The chance that the seat to act wins, by plain recursion. */
function winning(left: number, tossing: boolean): number {
  if (left === 0) return 0;
  if (tossing && left > 1) return (winning(left, false) + winning(left - 1, false)) / 2;
  return Math.max(...[1, 2, 3].filter((n) => n <= left).map((n) => 1 - winning(left - n, true)));
}

describe('the search', () => {
  it('proves a won position and plays the winning move', () => {
    const search = searchOf(toyState(11));
    for (let i = 0; i < 5000 && !search.solved; i++) search.iterate();
    expect(search.solved).toBe(true);
    expect(utility.isWon(search.tree.mean(0, 0))).toBe(true);
    expect(choose(toy, toyState(15), 0, toyKnowledge, { iterations: 20_000, seed: 's' })).toBe(3);
  });

  it('proves a lost position', () => {
    const search = searchOf(toyState(8));
    for (let i = 0; i < 5000 && !search.solved; i++) search.iterate();
    expect(utility.isLost(search.tree.mean(0, 0))).toBe(true);
  });

  it('comes close to the true chance where coins are tossed', () => {
    const search = searchOf(toyState(14, true));
    for (let i = 0; i < 40_000; i++) search.iterate();
    expect(utility.speak(search.tree.mean(0, 0))).toBeCloseTo(winning(14, false), 1);
  });

  it('widens chance step by step where outcomes are not told apart', () => {
    const blind = { ...toyKnowledge, outcome: () => -1 };
    const search = searchOf(toyState(14, true), blind);
    for (let i = 0; i < 2000; i++) search.iterate();
    const chanceNode = search.tree.first[0];
    expect(search.tree.kids[chanceNode]).toBeGreaterThan(10);
    expect(search.tree.kids[chanceNode]).toBeLessThan(2 + 2 * Math.sqrt(2000));
  });

  it('goes on when the tree is as large as it may be', () => {
    const search = searchOf(toyState(400, true), toyKnowledge, 500);
    for (let i = 0; i < 3000; i++) search.iterate();
    expect(search.tree.size).toBe(500);
    expect(search.tree.visits[0]).toBe(3000);
  });
});

describe('expectimax', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('equals brute force with %i counters left', (left) => {
    const value = new Expectimax(toy, utility).solve(toyState(left, true), 1e6);
    expect(value && utility.speak(value[0])).toBeCloseTo(winning(left, false), 1);
  });

  it('gives up rather than go over its budget', () => {
    expect(new Expectimax(toy, utility).solve(toyState(30, true), 1000)).toBeNull();
  });

  it('answers small endings exactly', () => {
    const { value } = think(toy, toyState(5, true), 0, toyKnowledge, { level: 'hard', seed: 's' }).next();
    const exact = [1, 2, 3].map((n) => 1 - winning(5 - n, true));
    const told = typeof value === 'object' ? value.options.map((o) => o.move) : [];
    expect(told[0]).toBe(1 + exact.indexOf(Math.max(...exact)));
  });
});
