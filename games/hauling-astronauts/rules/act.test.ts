import { describe, expect, it } from 'vitest';
import { game as haulingAstronauts } from './index.ts';
import { depart, dice, docked, full, legal, place, refusal, roll, script, shift, stay, swap } from './testing.ts';

const gridOf = (play: ReturnType<typeof docked>) => haulingAstronauts.view(play.state, 0).grid;
const opened = () => script(docked(), roll, dice(1, 1, 4));

describe('the action', () => {
  it('HA-2.2 places a booked die on an open cell, and the turn ends', () => {
    const play = script(opened(), place(4, 'b2'));
    expect(gridOf(play)).toEqual({ b2: { pips: 4, shifted: false } });
    expect(haulingAstronauts.next(play.state)).toBe(1);
    expect(refusal(play, place(4, 'a1'))).toBe('HA-2.2 not-booked');
    expect(refusal(play, place(1, 'b2'))).toBe('HA-2.2 cell-full');
    expect(refusal(play, place(1, 'd1'))).toBe('HA-2.2 no-such-cell');
    expect(refusal(play, place(1.5, 'a1'))).toBe('HA-2.2 not-booked');
    expect(refusal(play, place('1g', 'a1'))).toBe('HA-2.2 not-booked');
  });

  it('HA-2.2 lists a placing once for dice that are alike', () => {
    expect(legal(opened()).filter(({ type }) => type === 'place')).toHaveLength(2 * 9);
  });

  it('HA-2.2 shifts a die one step to an open cell, once', () => {
    const play = script(opened(), place(4, 'b2'));
    expect(refusal(play, shift('a1', 'a2'))).toBe('HA-2.2 cell-empty');
    expect(refusal(play, shift('b2', 'c3'))).toBe('HA-2.2 not-one-step');
    expect(refusal(play, shift('b2', 'b2'))).toBe('HA-2.2 not-one-step');
    expect(refusal(play, shift('b2', 'b4'))).toBe('HA-2.2 no-such-cell');
    expect(refusal(play, shift('B2', 'b1'))).toBe('HA-2.2 no-such-cell');
    script(play, shift('b2', 'b1'));
    expect(gridOf(play)).toEqual({ b1: { pips: 4, shifted: true } });
    expect(refusal(play, shift('b1', 'b2'))).toBe('HA-2.2 shifted');
    script(play, place(1, 'b2'));
    expect(refusal(play, shift('b2', 'b1'))).toBe('HA-2.2 cell-full');
  });

  it('HA-2.2 does not step over the edge of a row', () => {
    const play = script(opened(), place(4, 'c1'));
    expect(refusal(play, shift('c1', 'a2'))).toBe('HA-2.2 not-one-step');
  });

  it('HA-2.2 swaps two of the player’s own docked transports, ports in either order', () => {
    const play = opened();
    expect(refusal(play, swap(1))).toBe('HA-2.2 two-ports');
    expect(refusal(play, swap(0, 1, 2))).toBe('HA-2.2 two-ports');
    expect(refusal(play, swap(0, 3))).toBe('HA-2.2 no-such-port');
    expect(refusal(play, swap(0, 0.5))).toBe('HA-2.2 no-such-port');
    expect(refusal(play, swap(2, 2))).toBe('HA-2.2 same-port');
    script(play, swap(2, 0), swap(0, 1));
    expect(haulingAstronauts.state(play.state).seats).toMatchObject([
      { ports: ['high', 'mid', 'low'] },
      { ports: ['odd', 'even', 'top'] },
    ]);
  });

  it('HA-2.2 is due before a departure: HA-2.5, HA-1.2 refuse what comes too early or too late', () => {
    const play = opened();
    expect(refusal(play, depart(0, 0))).toBe('HA-2.5 due-act');
    expect(refusal(play, stay)).toBe('HA-2.5 due-act');
    expect(refusal(play, { type: 'dock', transports: ['low', 'mid', 'top'] })).toBe('HA-1.2 due-act');
  });
});

describe('a strip whose transport has departed', () => {
  /** Seat 0’s top row is gone; seat 1 has put a 3 on a1. */
  const closed = () =>
    script(full([1, 1, 1, 2, 2, 2, 5, 5, 5]), depart(0, 0), roll, dice(3, 3, 3), place(3, 'a1'), stay);

  it('HA-2.3 takes no more dice of that player, by placing, by shifting in or along it', () => {
    const play = closed();
    expect(refusal(play, place(3, 'b1'))).toBe('HA-2.3 strip-closed');
    expect(refusal(play, shift('b2', 'b1'))).toBe('HA-2.3 strip-closed');
    expect(refusal(play, shift('a1', 'b1'))).toBe('HA-2.3 strip-closed');
    expect(refusal(play, swap(0, 1))).toBe('HA-2.2 empty-port');
  });

  it('HA-2.3 comes after HA-2.2 when both are broken', () => {
    expect(refusal(closed(), place(6, 'b1'))).toBe('HA-2.2 not-booked');
  });

  it('HA-2.3 still takes dice of the other player', () => {
    const play = script(closed(), swap(1, 2), stay);
    expect(legal(play)).toContainEqual({ by: 1, type: 'place', pips: 3, cell: 'b1' });
    expect(legal(play)).toContainEqual({ by: 1, type: 'shift', from: 'a1', to: 'b1' });
  });

  it('HA-2.3 lets a die be shifted out', () => {
    const play = script(closed(), swap(1, 2), stay, shift('b2', 'b1'), stay, shift('a2', 'b2'), stay);
    script(play, place(3, 'c1'), stay);
    expect(refusal(play, shift('a1', 'a2'))).toBeNull();
  });
});
