import { readSetup } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { givesWay, game as haulingAstronauts } from './index.ts';
import {
  depart,
  dice,
  docked,
  full,
  legalTypes,
  pass,
  place,
  refusal,
  roll,
  script,
  shift,
  stay,
  swap,
} from './testing.ts';

/** Seat 0 has sent off the two upper rows and has one transport left, before the bottom row 5 5 5. */
const lastOne = (play = docked()) =>
  script(full([1, 1, 1, 2, 2, 2, 5, 5, 5], play), depart(0, 0), swap(0, 1), swap(1, 2), depart(1, 1));

describe('passing', () => {
  it('HA-2.4 is refused while there is an action', () => {
    const play = script(docked(), roll, dice(1, 2, 3));
    expect(refusal(play, pass)).toBe('HA-2.4 can-act');
  });

  it('HA-2.4 is all that is left when nothing can be placed, shifted or swapped; an idle roll is still allowed', () => {
    const play = script(lastOne(), swap(0, 1));
    expect(legalTypes(play)).toEqual(['pass', 'roll']);
    script(play, roll, dice(1, 2, 3));
    expect(legalTypes(play)).toEqual(['pass']);
    script(play, pass);
    expect(legalTypes(play)).toEqual(['depart', 'stay']);
  });

  it('HA-2.4 makes a player roll who can act only then', () => {
    const play = script(lastOne(), shift('a3', 'a2'), shift('b3', 'a3'), shift('c3', 'c2'));
    expect(legalTypes(play)).toEqual(['roll']);
    expect(refusal(play, pass)).toBe('HA-2.4 must-roll');
    script(play, roll, dice(1, 2, 3));
    expect(legalTypes(play)).toEqual(['place']);
  });
});

describe('stalling', () => {
  const fourSwaps = [swap(0, 1), swap(0, 1), swap(0, 1), swap(0, 1)];

  it('HA-2.9 after four quiet turns makes the player place; an optional roll is allowed', () => {
    const play = script(docked(), roll, dice(1, 2, 3), ...fourSwaps);
    expect(legalTypes(play)).toEqual(['place', 'roll']);
    expect(refusal(play, swap(0, 1))).toBe('HA-2.9 must-place');
    expect(refusal(play, pass)).toBe('HA-2.4 can-act');
    script(play, roll, dice(1, 2, 3));
    expect(refusal(play, swap(0, 1))).toBe('HA-2.9 must-place');
    script(play, place(1, 'a1'));
    expect(legalTypes(play)).toContain('swap');
  });

  it('HA-2.9 with press "dice" makes the first player place when the dice add up to an odd number', () => {
    const play = script(docked({ press: 'dice' }), roll, dice(1, 2, 4), ...fourSwaps);
    expect(play.state.seat).toBe(0);
    expect(legalTypes(play)).toEqual(['place', 'roll']);
    expect(refusal(play, swap(0, 1))).toBe('HA-2.9 must-place');
  });

  it('HA-2.9 with press "dice" makes the second player place when they add up to an even number, grid and booked', () => {
    const play = script(docked({ press: 'dice' }), roll, dice(1, 2, 3), place(3, 'a1'), place(1, 'b2'), ...fourSwaps);
    expect(play.state.seat).toBe(0);
    expect(legalTypes(play)).toContain('swap');
    script(play, swap(0, 1));
    expect(legalTypes(play)).toEqual(['place', 'roll']);
    expect(refusal(play, swap(0, 1))).toBe('HA-2.9 must-place');
  });

  it('HA-2.9 with press "dice" lets a roll change who gives way', () => {
    const play = script(docked({ press: 'dice' }), roll, dice(1, 2, 4), ...fourSwaps, roll, dice(1, 1, 1));
    expect(refusal(play, swap(0, 1))).toBeNull();
    expect(play.state.seat).toBe(1);
    expect(refusal(play, swap(0, 1))).toBe('HA-2.9 must-place');
  });

  it('HA-2.9 with press "dice" presses whoever plays on alone, whatever the dice', () => {
    const play = lastOne(docked({ press: 'dice' }));
    script(play, swap(0, 1), pass, depart(2, 4), roll, dice(1, 2, 2), ...fourSwaps);
    expect(play.state.seat).toBe(1);
    expect(refusal(play, swap(0, 1))).toBe('HA-2.9 must-place');
  });

  it.each([
    ['odd', [1, 2, 4], 0],
    ['even', [1, 2, 5], 1],
  ] as const)(
    'HA-2.9 with press "roll" lets the last roll decide: an %s one, whatever else is on the table',
    (_, last, seat) => {
      const play = script(docked({ press: 'roll' }), roll, dice(1, 1, 1), place(1, 'a1'), roll, dice(...last));
      script(play, place(1, 'b2'), ...fourSwaps);
      if (seat === 1) {
        expect(legalTypes(play)).toContain('swap');
        script(play, swap(0, 1));
      }
      expect(play.state.seat).toBe(seat);
      expect(refusal(play, swap(0, 1))).toBe('HA-2.9 must-place');
    },
  );

  it('HA-2.9 with press "roll" asks the same player after a departure, until the next roll', () => {
    const play = full([1, 1, 1, 2, 2, 2, 5, 5, 5], docked({ press: 'roll' }));
    expect(givesWay(play.state)).toBe(0);
    script(play, depart(0, 0), swap(0, 1), swap(1, 2), stay);
    expect(givesWay(play.state)).toBe(0);
    script(play, roll, dice(1, 1, 2));
    expect(givesWay(play.state)).toBe(1);
  });

  it('HA-2.9 refuses another way to press', () => {
    expect(readSetup(haulingAstronauts, { options: { press: 'coin' }, seats: ['Ann', 'Ben'] })).toMatchObject({
      field: 'options.press',
      clause: 'HA-2.9',
    });
  });

  it.each([1, 2, 9])('HA-2.9 presses after %d quiet turns with that option', (patience) => {
    const swaps = Array.from({ length: patience }, () => swap(0, 1));
    const before = script(docked({ patience }), roll, dice(1, 2, 3), ...swaps.slice(1));
    expect(legalTypes(before)).toContain('swap');
    const play = script(docked({ patience }), roll, dice(1, 2, 3), ...swaps);
    expect(legalTypes(play)).toEqual(['place', 'roll']);
    expect(refusal(play, swap(0, 1))).toBe('HA-2.9 must-place');
  });

  it('HA-2.9 refuses a patience other than 1 to 9', () => {
    for (const patience of [0, 10, 1.5, '4']) {
      const read = readSetup(haulingAstronauts, { seats: ['Ann', 'Ben'], options: { patience } });
      expect(read).toMatchObject({ field: 'options.patience', clause: 'HA-2.9' });
    }
  });

  it('HA-2.9 counts no turn before the fourth', () => {
    const play = script(docked(), roll, dice(1, 2, 3), ...fourSwaps.slice(1));
    expect(refusal(play, swap(0, 1))).toBeNull();
  });

  it('HA-2.9 makes the player roll first if nothing is booked', () => {
    const play = script(docked(), roll, dice(1, 2, 3), place(1, 'a1'), place(2, 'b2'), place(3, 'c3'), ...fourSwaps);
    expect(legalTypes(play)).toEqual(['roll']);
    expect(refusal(play, shift('a1', 'a2'))).toBe('HA-2.9 must-place');
    expect(refusal(play, swap(0, 2))).toBe('HA-2.9 must-place');
    script(play, roll, dice(4, 4, 4));
    expect(legalTypes(play)).toEqual(['place']);
  });

  it('HA-2.9 makes a player who cannot place depart', () => {
    const play = script(full([1, 1, 1, 2, 2, 2, 5, 5, 5]), stay);
    for (let turn = 0; turn < 4; turn++) script(play, swap(0, 1), stay);
    expect(legalTypes(play)).toEqual(['swap']);
    script(play, swap(0, 1));
    expect(legalTypes(play)).toEqual(['depart']);
    expect(refusal(play, stay)).toBe('HA-2.9 must-depart');
    script(play, depart(0, 2));
    expect(legalTypes(play)).toContain('swap');
  });

  it('HA-2.9 lets a player stay who has placed in that turn', () => {
    const play = script(full([1, 1, 1, 2, 2, 2, 5, 5, 5]), depart(0, 0));
    script(play, swap(0, 1), swap(1, 2), stay, swap(0, 1), swap(1, 2), stay);
    expect(legalTypes(play)).toEqual(['roll']);
    script(play, roll, dice(1, 2, 3), place(1, 'a1'));
    expect(legalTypes(play)).toEqual(['depart', 'stay']);
    expect(refusal(play, stay)).toBeNull();
  });

  it('HA-2.9 looks at where that player may place: open cells of closed strips do not count', () => {
    const play = script(full([1, 1, 1, 2, 2, 2, 5, 5, 5]), depart(0, 0), roll, dice(3, 3, 3), place(3, 'a1'), stay);
    script(play, swap(1, 2), stay, swap(0, 1), stay, swap(1, 2), stay, swap(0, 1), stay);
    expect(legalTypes(play)).toEqual(['swap']);
    script(play, swap(1, 2));
    expect(refusal(play, stay)).toBe('HA-2.9 must-depart');
  });
});
