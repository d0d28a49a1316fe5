import { legalEvents, readSetup } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { clauseOf, drive, gear, refusalOf, roll, script, sheetWith, start, stateOf, turn } from './testing.ts';

describe('the start', () => {
  it('GP-1.2: two free uses of each special action for the season', () => {
    expect(stateOf(start()).free).toEqual({ reroll: 2, include: 2, select: 2, shift: 2 });
  });

  it('GP-1.3: on the flag, in no gear, the tracks empty', () => {
    expect(stateOf(start())).toEqual({
      toAct: 0,
      over: false,
      circuit: 0,
      space: 0,
      gear: null,
      time: 10,
      damage: 9,
      bank: 0,
      free: { reroll: 2, include: 2, select: 2, shift: 2 },
      include: false,
      dice: null,
      places: [],
      retired: [],
      score: 0,
    });
  });
});

describe('the gear', () => {
  it('GP-2.1: takes one time', () => {
    expect(stateOf(script([gear(3)])).time).toBe(9);
    expect(stateOf(script([...turn(3, 1), ...turn(2, 1)])).time).toBe(8);
  });

  it('GP-2.2: the first of a circuit is any', () => {
    for (let n = 1; n <= 6; n++) expect(stateOf(script([gear(n)])).gear).toBe(n);
  });

  it.each([0, 7, -1, 2.5, 1e9])('GP-2.2: there is no gear %d', (n) => {
    expect(refusalOf(start(), gear(n))).toMatchObject({ clause: 'GP-2.2', code: 'no-gear' });
  });

  it('GP-2.2: later it goes one up or down, never stays', () => {
    const play = script(turn(3, 1));
    expect(clauseOf(play, gear(2))).toBeNull();
    expect(clauseOf(play, gear(4))).toBeNull();
    expect(refusalOf(play, gear(3))).toMatchObject({ clause: 'GP-2.2', code: 'same-gear' });
    expect(refusalOf(play, gear(3, { shift: true }))).toMatchObject({ clause: 'GP-2.2', code: 'same-gear' });
    expect(refusalOf(play, gear(5))).toMatchObject({ clause: 'GP-2.2', code: 'too-far', facts: { gear: 5, from: 3 } });
  });

  it('GP-2.2: a shift goes to any other gear and is used up', () => {
    const play = script([...turn(3, 1), gear(6, { shift: true })]);
    expect(stateOf(play)).toMatchObject({ gear: 6, free: { shift: 1 } });
  });

  it('GP-2.2: a shift is refused on the first turn and for one step', () => {
    expect(refusalOf(start(), gear(5, { shift: true }))).toMatchObject({ clause: 'GP-2.2', code: 'shift-first' });
    const play = script(turn(3, 1));
    expect(refusalOf(play, gear(4, { shift: true }))).toMatchObject({ clause: 'GP-2.2', code: 'shift-step' });
  });

  describe('with the option lowestGear: 2', () => {
    const second = { lowestGear: 2 };

    it('GP-2.2: there is no 1st gear, by choice, by a step or by a shift', () => {
      const refused = { clause: 'GP-2.2', code: 'no-gear', facts: { gear: 1, lowest: 2, gears: 6 } };
      expect(refusalOf(start(undefined, second), gear(1))).toMatchObject(refused);
      expect(refusalOf(script(turn(2, 1), undefined, second), gear(1))).toMatchObject(refused);
      expect(refusalOf(script(turn(4, 1), undefined, second), gear(1, { shift: true }))).toMatchObject(refused);
    });

    it('GP-2.2: as in the source’s example, from 2nd one step leads to 3rd and nowhere else', () => {
      const play = script(turn(2, 1), undefined, second);
      const plain = legalEvents(game, play.state).filter((event) => !('shift' in event) && !('include' in event));
      expect(plain).toEqual([gear(3)]);
      expect(clauseOf(play, gear(4, { shift: true }))).toBeNull();
    });

    it('GP-2.2: needs a sheet whose highest gear is 3 or more', () => {
      const flaw = readSetup(game, { options: second, seats: ['Ann'], sheet: sheetWith({ gears: 2 }) });
      expect(flaw).toMatchObject({ field: 'options.lowestGear', clause: 'GP-2.2' });
      expect(stateOf(start(sheetWith({ gears: 3 }), second)).gear).toBeNull();
      for (const lowestGear of [0, 3, 1.5, '2']) {
        expect(readSetup(game, { options: { lowestGear }, seats: ['Ann'] })).toMatchObject({ clause: 'GP-2.2' });
      }
    });
  });

  it('GP-2.3: include before the roll counts dice equal to the gear, until the drive', () => {
    const play = script([gear(3, { include: true }), roll(3, 3, 1, 4, 5, 6)]);
    expect(stateOf(play)).toMatchObject({ include: true, free: { include: 1 } });
    expect(play.accept(drive)).toBeNull();
    expect(stateOf(play)).toMatchObject({ space: 3, include: false });
  });
});
