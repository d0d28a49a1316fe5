import { readSetup, speak } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game as haulingAstronauts, stripCells } from './index.ts';
import { dice, dock, docked, legal, legalTypes, match, place, refusal, roll, script, swap } from './testing.ts';

describe('set-up', () => {
  it('HA-1.1 starts with nine dice in Available and an empty grid', () => {
    const state = haulingAstronauts.state(match().state);
    expect(state).toMatchObject({ turn: 0, toAct: 0, available: 9, booked: [], grid: {}, window: false, over: false });
    expect(state.docks).toEqual([null, null, null, null, null, null]);
    expect(state).not.toHaveProperty('winners');
  });

  it('HA-1.1 gives seat 0 the rows and seat 1 the columns, so that every cell is on one strip of each', () => {
    expect([0, 1, 2].map((port) => stripCells(0, port))).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ]);
    expect([0, 1, 2].map((port) => stripCells(1, port))).toEqual([
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
    ]);
  });

  it('HA-1.2 lets each player dock any three of the six in any order', () => {
    const play = match();
    expect(legal(play)).toHaveLength(120);
    script(play, dock('top', 'odd', 'low'));
    expect(legal(play)).toHaveLength(120);
    script(play, dock('low', 'odd', 'top'));
    expect(haulingAstronauts.state(play.state).seats).toEqual([
      { ports: ['top', 'odd', 'low'], score: 0 },
      { ports: ['low', 'odd', 'top'], score: 0 },
    ]);
  });

  it('HA-1.2 refuses too few, unknown and repeated transports, and anything but docking', () => {
    const play = match();
    expect(refusal(play, dock('low', 'mid'))).toBe('HA-1.2 three-transports');
    expect(refusal(play, dock('low', 'mid', 'high', 'top'))).toBe('HA-1.2 three-transports');
    expect(refusal(play, dock('low', 'mid', 'heron'))).toBe('HA-1.2 no-such-transport');
    expect(refusal(play, dock('low', 'mid', 'low'))).toBe('HA-1.2 twice');
    expect(refusal(play, roll)).toBe('HA-1.2 due-dock');
  });

  it('HA-1.2 shows a choice to the other side only when both have chosen', () => {
    const play = script(match(), dock('top', 'odd', 'low'));
    for (const viewer of [1, 'watcher'] as const) {
      expect(haulingAstronauts.view(play.state, viewer).seats).toMatchObject([
        { ports: ['?', '?', '?'] },
        { ports: [null, null, null] },
      ]);
      expect(play.eventsFor(viewer)).toEqual([{ by: 0, type: 'dock', transports: [null, null, null] }]);
    }
    expect(play.eventsFor(0)).toEqual(play.events);
    script(play, dock('low', 'odd', 'top'));
    expect(haulingAstronauts.view(play.state, 1)).toEqual(haulingAstronauts.state(play.state));
    expect(play.eventsFor('watcher')).toEqual(play.events);
  });

  it('HA-1.3 seat 0 begins, and must roll', () => {
    const play = docked();
    expect(haulingAstronauts.state(play.state)).toMatchObject({ turn: 1, toAct: 0 });
    expect(legalTypes(play)).toEqual(['roll']);
    expect(refusal(play, swap(0, 1))).toBe('HA-1.3 due-roll');
    expect(refusal(play, { type: 'pass' })).toBe('HA-1.3 due-roll');
    script(play, roll, dice(1, 2, 3));
    expect(legalTypes(play)).toEqual(['place', 'swap']);
  });

  it('HA-1.3 with begins "dice" gives the first turn to seat 0 when the first roll is odd, and to seat 1 when it is even', () => {
    for (const [pips, seat] of [
      [[1, 2, 4], 0],
      [[1, 2, 3], 1],
      [[6, 6, 6], 1],
      [[5, 5, 5], 0],
    ] as const) {
      const play = docked({ begins: 'dice' });
      expect(haulingAstronauts.state(play.state)).toMatchObject({ turn: 1, toAct: 0 });
      expect(refusal(play, swap(0, 1))).toBe('HA-1.3 due-roll');
      script(play, roll, dice(...pips));
      expect(haulingAstronauts.state(play.state)).toMatchObject({ turn: 1, toAct: seat, turnOf: seat, rolled: true });
      const words = speak(haulingAstronauts.words, haulingAstronauts.say(play.state, dice(...pips) as never), [
        'Ann',
        'Ben',
      ]);
      expect(words).toContain(`: ${['Ann', 'Ben'][seat]} begins.`);
      expect(refusal(play, roll)).toBe('HA-2.1 rolled');
      script(play, place(pips[0], 'b2'));
      expect(haulingAstronauts.state(play.state)).toMatchObject({ turn: 2, toAct: 1 - seat });
    }
  });

  it('HA-1.3 with begins "dice" leaves later rolls to whoever makes them', () => {
    const play = script(docked({ begins: 'dice' }), roll, dice(1, 2, 4), place(1, 'b2'), roll, dice(1, 1, 1));
    expect(haulingAstronauts.state(play.state)).toMatchObject({ turn: 2, toAct: 1 });
  });

  it('HA-1.3 is the clause that refuses another way to begin', () => {
    expect(readSetup(haulingAstronauts, { options: { begins: 'coin' }, seats: ['Ann', 'Ben'] })).toMatchObject({
      clause: 'HA-1.3',
    });
  });

  it('HA-1.3 leaves the roll of the second turn to the player', () => {
    const play = script(docked(), roll, dice(1, 2, 3), place(1, 'b2'));
    expect(legalTypes(play)).toEqual(['place', 'roll', 'shift', 'swap']);
  });
});
