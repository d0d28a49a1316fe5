import { describe, expect, it } from 'vitest';
import { game as haulingAstronauts } from './index.ts';
import { almostFull, dice, docked, legalTypes, place, refusal, roll, script, swap } from './testing.ts';

const stateOf = (play: ReturnType<typeof docked>) => haulingAstronauts.state(play.state);

describe('the roll', () => {
  it('HA-2.1 moves three dice from Available to Booked, for both players', () => {
    const play = script(docked(), roll);
    expect(stateOf(play)).toMatchObject({ toAct: 'chance', available: 9, booked: [] });
    script(play, dice(5, 2, 5));
    expect(stateOf(play)).toMatchObject({ toAct: 0, available: 6, booked: [{ pips: 2 }, { pips: 5 }, { pips: 5 }] });
    script(play, place(5, 'a1'), place(5, 'a2'));
    expect(stateOf(play)).toMatchObject({ toAct: 0, booked: [{ pips: 2 }] });
  });

  it('HA-2.1 allows one roll a turn', () => {
    const play = script(docked(), roll, dice(1, 2, 3));
    expect(refusal(play, roll)).toBe('HA-2.1 rolled');
    script(play, swap(0, 1));
    expect(refusal(play, roll)).toBeNull();
  });

  it('HA-2.1 needs three dice in Available', () => {
    const play = almostFull([1, 2, 3, 4, 5, 6, 1, 2, 3]);
    expect(legalTypes(play)).not.toContain('roll');
    expect(refusal(play, roll)).toBe('HA-2.1 few-dice');
  });

  it('HA-2.1 refuses a roll that three fair dice of Available cannot show', () => {
    const play = script(docked(), roll);
    expect(refusal(play, dice(1, 2))).toBe('HA-2.1 three-dice');
    expect(refusal(play, dice(1, 2, 3, 4))).toBe('HA-2.1 three-dice');
    for (const pips of [0, 7, 2.5, -1]) expect(refusal(play, dice(1, 2, pips))).toBe('HA-2.1 no-such-die');
    expect(refusal(play, dice(1, 2, '3g'))).toBe('HA-2.1 not-available');
    expect(refusal(play, { type: 'roll', dice: [{ pips: 1, kind: 'blue' }, { pips: 1 }, { pips: 1 }] })).toBe(
      'HA-2.1 no-such-die',
    );
  });

  it('lists 56 outcomes of plain dice with their exact odds', () => {
    const outcomes = haulingAstronauts.chance.outcomes(script(docked(), roll).state) ?? [];
    expect(outcomes).toHaveLength(56);
    const odds = (...pips: number[]) =>
      outcomes.find(
        ([event]) => JSON.stringify(event.dice) === JSON.stringify(pips.map((one) => ({ pips: one }))),
      )?.[1];
    expect(odds(4, 4, 4)).toBeCloseTo(1 / 216, 12);
    expect(odds(1, 1, 6)).toBeCloseTo(3 / 216, 12);
    expect(odds(1, 2, 3)).toBeCloseTo(6 / 216, 12);
  });
});
