import { describe, expect, it } from 'vitest';
import type { Sheet } from './sheet.ts';
import { funds, payment, price, REROLL, SELECT, SHIFT } from './specials.ts';
import { clauseOf, gear, refusalOf, reroll, roll, script, select, sheetWith, stateOf, turn } from './testing.ts';

const row = roll(1, 2, 3, 4, 5, 6);

/** Nothing free; the first circuit is over with one space and leaves its damage in the bank. */
function season(bank: number, damage: number): Sheet {
  const none = { free: 0, cost: 2 };
  return sheetWith({
    specials: { reroll: none, include: { free: 0, cost: 3 }, select: none, shift: { free: 0, cost: 1 } },
    circuits: [
      { name: 'First', stretches: [0, 0], time: 1, damage: bank },
      { name: 'Second', stretches: [9, 1, 9], time: 5, damage },
    ],
  });
}

describe('the price of a special action', () => {
  it('GP-2.9: free uses go first', () => {
    const play = script([gear(3), row, reroll(), row, reroll(), row]);
    expect(stateOf(play)).toMatchObject({ damage: 9, free: { reroll: 0 } });
    expect(play.accept(reroll())).toBeNull();
    expect(stateOf(play)).toMatchObject({ damage: 7, free: { reroll: 0, select: 2 } });
  });

  it('GP-2.9: earlier circuits pay before this one, and one price may be split', () => {
    const play = script([...turn(2, 1), gear(3), row], season(3, 4));
    expect(stateOf(play)).toMatchObject({ circuit: 1, bank: 3, damage: 4 });
    expect(play.accept(reroll())).toBeNull();
    expect(stateOf(play)).toMatchObject({ bank: 1, damage: 4 });
    expect(payment(play.state, 2)).toEqual({ bank: 1, track: 1 });
    expect(play.accept(row)).toBeNull();
    expect(play.accept(select([0]))).toBeNull();
    expect(stateOf(play)).toMatchObject({ bank: 0, damage: 3 });
  });

  it('GP-2.9: it may fill the track exactly, never overfill it', () => {
    const play = script([...turn(2, 1), gear(3), row], season(0, 5));
    expect(clauseOf(play, reroll({ include: true }))).toBeNull();
    const poor = script([...turn(2, 1), gear(3), row], season(0, 4));
    expect(refusalOf(poor, reroll({ include: true }))).toEqual({
      clause: 'GP-2.9',
      code: 'price',
      facts: { need: 5, have: 4 },
    });
    expect(clauseOf(poor, reroll())).toBeNull();
  });

  it('GP-2.9: shift and include of one gear are paid together', () => {
    const moved = [...turn(2, 1), ...turn(3, 1)];
    expect(clauseOf(script(moved, season(2, 1)), gear(6, { shift: true, include: true }))).toBe('GP-2.9');
    const play = script([...moved, gear(6, { shift: true, include: true })], season(2, 2));
    expect(stateOf(play)).toMatchObject({ bank: 0, damage: 0, gear: 6, include: true });
  });

  it('GP-2.9: content is looked at before the price', () => {
    const poor = script([...turn(2, 1), gear(3), row], season(0, 0));
    expect(clauseOf(poor, select([]))).toBe('GP-2.5');
    expect(clauseOf(poor, select([0]))).toBe('GP-2.9');
    expect(clauseOf(script([...turn(2, 1), ...turn(3, 1)], season(0, 0)), gear(9, { shift: true }))).toBe('GP-2.2');
  });

  it('can be asked for', () => {
    const { state } = script([gear(3), row, select([0]), row, select([0]), row]);
    expect([price(state, SELECT), price(state, SELECT | REROLL), price(state, SHIFT)]).toEqual([3, 3, 0]);
    expect(funds(state)).toBe(9);
  });
});
