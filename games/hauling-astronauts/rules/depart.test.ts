import { describe, expect, it } from 'vitest';
import { game as haulingAstronauts, type StateJson } from './index.ts';
import {
  almostFull,
  depart,
  dice,
  docked,
  full,
  legal,
  legalTypes,
  place,
  refusal,
  roll,
  script,
  stay,
  swap,
} from './testing.ts';

const pips = [1, 1, 1, 2, 2, 2, 5, 5, 5];
const stateOf = (play: ReturnType<typeof docked>) => haulingAstronauts.state(play.state) as StateJson;
const departures = (play: ReturnType<typeof docked>) => legal(play).filter(({ type }) => type === 'depart');

describe('departing', () => {
  it('HA-2.5 is not offered before all nine cells have been full', () => {
    const play = almostFull(pips);
    expect(stateOf(play)).toMatchObject({ window: false, toAct: 0 });
    script(play, swap(0, 1));
    expect(stateOf(play)).toMatchObject({ window: false, toAct: 1, step: 'act' });
  });

  it('HA-2.5 is offered at once to the player who fills the ninth cell', () => {
    const play = full(pips);
    expect(stateOf(play)).toMatchObject({ window: true, toAct: 0, step: 'depart' });
    expect(departures(play).map(({ port }) => port)).toEqual([0, 1, 2]);
    expect(refusal(play, swap(0, 1))).toBe('HA-2.5 due-depart');
    expect(refusal(play, roll)).toBe('HA-2.5 due-depart');
  });

  it('HA-2.5 may be declined, comes after the action, and is offered later too', () => {
    const play = script(full(pips), stay);
    expect(stateOf(play)).toMatchObject({ window: true, toAct: 1, step: 'act' });
    script(play, swap(0, 2));
    expect(legalTypes(play)).toEqual(['depart', 'stay']);
  });

  it('HA-2.5 keeps the window open, needs a full strip and a docked transport, and ends the turn', () => {
    const play = script(full(pips), depart(0, 0));
    expect(stateOf(play)).toMatchObject({ window: true, toAct: 1, turn: 10 });
    script(play, swap(0, 1));
    expect(stateOf(play).toAct).toBe(0);
    script(play, swap(1, 2));
    expect(refusal(play, depart(0, 2))).toBe('HA-2.5 gone');
    expect(refusal(play, depart(3, 2))).toBe('HA-2.5 no-port-to-leave');
    expect(refusal(play, depart(0.5, 2))).toBe('HA-2.5 no-port-to-leave');
    script(play, stay, roll, dice(3, 3, 3), place(3, 'b1'));
    expect(refusal(play, depart(0, 2))).toBe('HA-2.5 strip-open');
    expect(departures(play).map(({ port }) => port)).toEqual([1]);
  });

  it('HA-2.6 scores the profit if the sum is within capacity', () => {
    const low = script(full(pips), depart(0, 0));
    expect(stateOf(low).seats[0].score).toBe(5 + 5);
    const mid = script(full(pips), depart(1, 1));
    expect(stateOf(mid).seats[0].score).toBe(4 + 2);
    const odd = script(full([1, 1, 1, 2, 2, 2, 5, 5, 6]), stay, swap(1, 2), depart(2, 2));
    expect(stateOf(odd).seats[1].score).toBe(4 + 2);
  });

  it('HA-2.7 scores the bonus of a matching dock even when the capacity is missed', () => {
    const play = script(full([6, 6, 6, 1, 1, 1, 5, 5, 5]), depart(0, 5));
    expect(stateOf(play).seats[0].score).toBe(5);
    expect(stateOf(play).docks[5]).toEqual({ seat: 0, transport: 'low' });
  });

  it('HA-2.7 makes a transport go to a free dock that holds the sum', () => {
    const play = full(pips);
    expect(departures(play).map(({ port, dock }) => [port, dock])).toEqual([
      [0, 0],
      [1, 1],
      [2, 4],
    ]);
    expect(refusal(play, depart(0, 1))).toBe('HA-2.7 other-dock');
    expect(refusal(play, depart(0, 6))).toBe('HA-2.7 no-such-dock');
    expect(refusal(play, depart(0, 0.5))).toBe('HA-2.7 no-such-dock');
  });

  it('HA-2.7 lets it go anywhere free, for nothing, when that dock is taken', () => {
    const play = script(full([2, 2, 2, 2, 2, 2, 5, 5, 5]), depart(1, 1), swap(0, 1), swap(0, 2));
    expect(refusal(play, depart(0, 1))).toBe('HA-2.7 dock-taken');
    const free = departures(play).filter(({ port }) => port === 0);
    expect(free.map(({ dock }) => dock)).toEqual([0, 2, 3, 4, 5]);
    script(play, depart(0, 5));
    expect(stateOf(play).seats[0].score).toBe(4 + 2);
  });

  it('HA-2.7 leaves the choice where ranges of a player’s own sheet overlap', () => {
    const { before } = haulingAstronauts.sheet ?? {};
    if (!before) throw new Error('no sheet');
    const docks = before.docks.map((one, i) => (i === 5 ? { min: 3, max: 18, bonus: 1 } : one));
    const play = full(pips, docked({}, { ...before, docks }));
    expect(departures(play).map(({ port, dock }) => [port, dock])).toContainEqual([0, 5]);
    script(play, depart(0, 5));
    expect(stateOf(play).seats[0].score).toBe(5 + 1);
  });

  it('HA-2.8 returns the dice to Available, ready to be shifted again', () => {
    const play = script(full(pips), depart(1, 1));
    expect(stateOf(play)).toMatchObject({ available: 3, booked: [] });
    expect(Object.keys(stateOf(play).grid)).toEqual(['a1', 'b1', 'c1', 'a3', 'b3', 'c3']);
    script(play, roll, dice(2, 2, 2), place(2, 'b2'));
    expect(stateOf(play).grid.b2).toEqual({ pips: 2, shifted: false });
  });
});
