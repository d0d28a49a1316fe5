import { Sfc32 } from '@waybill/kernel';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game as haulingAstronauts, type StateJson } from './index.ts';
import { depart, dice, docked, full, legal, place, refusal, roll, script, stay, swap } from './testing.ts';

const bonus = () => docked({ bonusDice: true });
const scoreOf = (play: ReturnType<typeof docked>) => haulingAstronauts.score(play.state)[0];

describe('bonus dice', () => {
  it('HA-4.1 a gold and a red die replace two of the nine', () => {
    const play = script(bonus(), roll);
    expect(refusal(play, dice('1g', '2g', 3))).toBe('HA-2.1 not-available');
    script(play, dice('4r', 4, '4g'));
    const { available, booked } = haulingAstronauts.state(play.state) as StateJson;
    expect(available).toBe(6);
    expect(booked).toEqual([{ pips: 4 }, { pips: 4, kind: 'gold' }, { pips: 4, kind: 'red' }]);
    script(play, place('4g', 'a1'), roll);
    expect(refusal(play, dice('1g', 2, 3))).toBe('HA-2.1 not-available');
    script(play, dice(1, 2, 3), swap(0, 1), roll, dice(1, 2, 3));
    expect(haulingAstronauts.state(play.state)).toMatchObject({
      available: 0,
      grid: { a1: { pips: 4, kind: 'gold' } },
    });
  });

  it('HA-4.1 refuses three plain dice when Available has fewer', () => {
    const play = script(bonus(), roll, dice(1, 2, 3), swap(0, 1), roll, dice(1, 2, 3), swap(0, 1), roll);
    expect(refusal(play, dice(1, 2, 3))).toBe('HA-2.1 not-available');
    expect(refusal(play, dice(1, '2g', '3r'))).toBeNull();
  });

  it('HA-4.1 takes dice at random: each die is in a roll of three from nine one time in three', () => {
    const { state } = script(bonus(), roll);
    const rng = new Sfc32('which dice');
    let gold = 0;
    for (let i = 0; i < 9000; i++) {
      const { dice: rolled } = haulingAstronauts.chance.draw(state, rng);
      if (rolled.some(({ kind }) => kind === 'gold')) gold++;
    }
    expect(Math.abs(gold - 3000)).toBeLessThan(200);
  });

  it('HA-4.1 the gold die doubles the profit or the bonus', () => {
    const load = () => full(['1g', 1, 1, 2, 2, 2, 5, 5, '5r'], bonus());
    expect(scoreOf(script(load(), depart(0, 0, { gold: 'profit' })))).toBe(2 * 5 + 5);
    expect(scoreOf(script(load(), depart(0, 0, { gold: 'bonus' })))).toBe(5 + 2 * 5);
  });

  it('HA-4.1 the red die halves the profit or the bonus, rounded down', () => {
    const load = () => full(['1r', 1, 1, 2, 2, 2, 5, 5, '5g'], bonus());
    expect(scoreOf(script(load(), depart(0, 0, { red: 'profit' })))).toBe(2 + 5);
    expect(scoreOf(script(load(), depart(0, 0, { red: 'bonus' })))).toBe(5 + 2);
  });

  it('HA-4.1 with both aboard, gold counts first; each may work on either part, even a part that is zero', () => {
    const load = () => full(['1r', '1g', 1, 2, 2, 2, 5, 5, 5], bonus());
    expect(scoreOf(script(load(), depart(0, 0, { gold: 'profit', red: 'profit' })))).toBe(5 + 5);
    expect(scoreOf(script(load(), depart(0, 0, { gold: 'profit', red: 'bonus' })))).toBe(10 + 2);
    expect(legal(load()).filter(({ port }) => port === 0)).toHaveLength(4);
    const missed = full(['6r', 6, 6, 2, 2, 2, 5, 5, '5g'], bonus());
    expect(scoreOf(script(missed, depart(0, 5, { red: 'profit' })))).toBe(5);
  });

  it('HA-4.1 wants a part for each die that is aboard, and for no other', () => {
    const play = full(['1g', 1, 1, 2, 2, 2, 5, 5, '5r'], bonus());
    expect(refusal(play, depart(0, 0))).toBe('HA-4.1 choose-part');
    expect(refusal(play, depart(0, 0, { gold: 'both' }))).toBe('HA-4.1 no-such-part');
    expect(refusal(play, depart(0, 0, { gold: 'profit', red: 'profit' }))).toBe('HA-4.1 not-aboard');
    expect(refusal(play, depart(1, 1, { gold: 'profit' }))).toBe('HA-4.1 not-aboard');
    expect(refusal(play, depart(1, 2, { gold: 'profit' }))).toBe('HA-2.7 other-dock');
    const plain = full([1, 1, 1, 2, 2, 2, 5, 5, 5]);
    expect(refusal(plain, depart(0, 0, { red: 'bonus' }))).toBe('HA-4.1 not-aboard');
    expect(refusal(plain, stay)).toBeNull();
  });

  it('HA-4.1 lists every roll with its odds when they are few', () => {
    const all = script(bonus(), roll);
    expect(haulingAstronauts.chance.outcomes(all.state)).toBeNull();
    const noGold = script(all, dice('1g', 2, 3), swap(0, 1), roll);
    const outcomes = haulingAstronauts.chance.outcomes(noGold.state) ?? [];
    expect(outcomes).toHaveLength(56 + 126);
    const red = outcomes.filter(([{ dice: rolled }]) => JSON.stringify(rolled).includes('red'));
    expect(red.reduce((sum, [, odds]) => sum + odds, 0)).toBeCloseTo(3 / 6, 12);
  });

  it('HA-4.1 draws only rolls that are possible', () => {
    const { state } = script(bonus(), roll, dice('1g', 2, 3), swap(0, 1), roll);
    assert(
      property(integer(), (seed) => {
        const event = haulingAstronauts.chance.draw(state, new Sfc32(seed));
        expect(haulingAstronauts.chance.read(state, event)).toBeNull();
      }),
    );
  });
});
