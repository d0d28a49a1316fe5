import type { Event } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { quote } from './index.ts';
import { annFirst, bid, contracts, drive, load, opening, pass, place, scores, script, shown } from './testing.ts';

const hauling = (...events: Event[]) => script({}, ...opening, ...annFirst, ...events);

describe('loading and driving', () => {
  it('C2C-2.4: each player in turn order loads, moves and delivers before the next', () => {
    const play = script({ seats: 3 }, ...opening, bid(0, 0), bid(1, 1), pass(2), pass(0));
    const actors: unknown[] = [];
    for (const seat of [1, 0, 2]) {
      actors.push(shown(play).toAct);
      expect(play.accept(place(seat, 20))).toBeNull();
      expect(play.accept(drive(seat, 21))).toBeNull();
    }
    expect(actors).toEqual([1, 0, 2]);
  });

  it('C2C-2.4: out of turn is refused', () => {
    expect(hauling().accept(place(1, 3))?.clause).toBe('C2C-E');
  });

  it('C2C-2.5: a truck is placed on any city, also beside another, and only once', () => {
    const play = hauling(place(0, 7));
    expect(shown(play).seats).toMatchObject([{ truck: 7 }, { truck: null }]);
    expect(play.accept(place(0, 8))?.clause).toBe('C2C-2.5');
    play.accept(drive(0, 8));
    expect(play.accept(place(1, 8))).toBeNull();
  });

  it.each([0, 25, 1.5, -3])('C2C-2.5: there is no city %s to place a truck on', (city) => {
    expect(hauling().accept(place(0, city))?.clause).toBe('C2C-2.5');
  });

  it('C2C-2.5: nothing is loaded or driven before the truck is placed, and none is placed on turn 2', () => {
    expect(hauling().accept(load(0, 'H'))?.clause).toBe('C2C-2.5');
    expect(hauling().accept(drive(0, 2))?.clause).toBe('C2C-2.5');
    const turn1 = [place(0, 2), drive(0, 3), place(1, 3), drive(1, 4), contracts('nnnn', 'HDCS')];
    expect(hauling(...turn1, ...annFirst).accept(place(0, 5))?.clause).toBe('C2C-2.5');
  });

  it('C2C-2.6: loads one good an event, as many as wanted or none', () => {
    const play = hauling(place(0, 7), load(0, 'H'));
    expect(shown(play)).toMatchObject({ toAct: 0, seats: [{ cargo: ['H'] }, { cargo: [] }] });
    expect(shown(play).goods).not.toHaveProperty('7');
    expect(hauling(place(0, 7)).accept(drive(0, 8))).toBeNull();
  });

  it.each(['H', 'D', 'n', 'gold', ''])('C2C-2.6: refuses a good that is not there: “%s”', (good) => {
    expect(hauling(place(0, 7), load(0, 'H')).accept(load(0, good))?.clause).toBe('C2C-2.6');
  });

  it('C2C-2.6: once the truck has moved, the next player acts', () => {
    expect(hauling(place(0, 8), drive(0, 7)).accept(load(0, 'H'))?.clause).toBe('C2C-E');
  });

  it('C2C-2.7: $1 a city entered and $1 a good, however negative the money', () => {
    expect(scores(hauling(place(0, 24), drive(0, 5)))).toEqual([-6, 0]);
    expect(scores(hauling(place(0, 7), load(0, 'H'), drive(0, 9)))).toEqual([-3, 0]);
  });

  it.each([7, 0, 25, 2.5])('C2C-2.7: a truck in city 7 must move, and can’t to %s', (to) => {
    expect(hauling(place(0, 7)).accept(drive(0, to))?.clause).toBe('C2C-2.7');
  });

  it('C2C-2.7: takes the shortest way, among equals by the lowest numbers', () => {
    const play = hauling(place(0, 1));
    expect(quote(play.state, 9).way).toEqual([2, 3, 9]);
    expect(quote(play.state, 23)).toMatchObject({ fuel: 7, goods: 0, total: 7 });
  });
});
