import { describe, expect, it } from 'vitest';
import {
  clauseOf,
  drive,
  gear,
  refusalOf,
  reroll,
  roll,
  script,
  select,
  sheetWith,
  start,
  stateOf,
} from './testing.ts';

const rolled = [gear(3), roll(1, 2, 3, 4, 5, 6)];

describe('the roll', () => {
  it('GP-2.4: is of six dice with faces 1 to 6', () => {
    const play = script([gear(3)]);
    expect(clauseOf(play, roll(1, 2, 3, 4, 5, 6))).toBeNull();
    expect(refusalOf(play, roll(1, 2, 3, 4, 5))).toMatchObject({ clause: 'GP-2.4', code: 'roll-dice' });
    expect(clauseOf(play, roll(1, 2, 3, 4, 5, 6, 6))).toBe('GP-2.4');
    for (const face of [0, 7, 1.5, -1]) {
      expect(refusalOf(play, roll(1, 2, 3, 4, 5, face))).toMatchObject({ clause: 'GP-2.4', code: 'roll-face' });
    }
  });

  it('GP-2.4: is of as many dice as the sheet says', () => {
    const play = script([gear(3)], sheetWith({ dice: 2 }));
    expect(clauseOf(play, roll(1, 2))).toBeNull();
    expect(clauseOf(play, roll(1, 2, 3))).toBe('GP-2.4');
  });
});

describe('rolling again', () => {
  it('GP-2.5: a re-roll rolls all dice, the old row lying until then', () => {
    const play = script([...rolled, reroll()]);
    expect(stateOf(play)).toMatchObject({
      toAct: 'chance',
      dice: [1, 2, 3, 4, 5, 6],
      selected: [0, 1, 2, 3, 4, 5],
      free: { reroll: 1 },
    });
    expect(play.accept(roll(6, 6, 6, 6, 6, 6))).toBeNull();
    expect(stateOf(play)).toMatchObject({ toAct: 0, dice: [6, 6, 6, 6, 6, 6] });
  });

  it('GP-2.5: after a select, a die left out shows what it showed', () => {
    const play = script([...rolled, select([5, 3])]);
    expect(stateOf(play)).toMatchObject({ selected: [3, 5], free: { select: 1 } });
    expect(refusalOf(play, roll(1, 2, 3, 1, 1, 1))).toMatchObject({ clause: 'GP-2.5', code: 'roll-kept' });
    expect(clauseOf(play, roll(1, 2, 3, 1, 1))).toBe('GP-2.4');
    expect(clauseOf(play, roll(2, 2, 3, 1, 5, 9))).toBe('GP-2.4');
    expect(play.accept(roll(1, 2, 3, 1, 5, 1))).toBeNull();
  });

  it.each([
    ['select-none', []],
    ['select-twice', [1, 1]],
    ['select-position', [6]],
    ['select-position', [-1]],
    ['select-position', [0.5]],
  ])('GP-2.5: %s is refused: %j', (code, dice) => {
    expect(refusalOf(script(rolled), select(dice))).toMatchObject({ clause: 'GP-2.5', code });
  });

  it('GP-2.5: as often as wanted', () => {
    const again = [
      select([0]),
      roll(6, 2, 3, 4, 5, 6),
      reroll(),
      roll(1, 1, 1, 1, 1, 1),
      reroll(),
      roll(2, 2, 2, 2, 2, 2),
    ];
    expect(stateOf(script([...rolled, ...again])).free).toMatchObject({ reroll: 0, select: 1 });
  });

  it('GP-2.5: include comes with either, and not twice', () => {
    const play = script([...rolled, reroll({ include: true }), roll(3, 3, 3, 4, 4, 4)]);
    expect(stateOf(play)).toMatchObject({ include: true, free: { reroll: 1, include: 1 } });
    for (const event of [reroll({ include: true }), select([1], { include: true })]) {
      expect(refusalOf(play, event)).toMatchObject({ clause: 'GP-2.5', code: 'include-twice' });
    }
    expect(play.accept(drive)).toBeNull();
    expect(stateOf(play)).toMatchObject({ space: 3, include: false });
  });
});

describe('what is not due', () => {
  const seatEvents = [gear(3), reroll(), select([0]), drive];
  const steps = [
    ['GP-2.2: before the gear', start(), [reroll(), select([]), drive, roll(1, 1, 1, 1, 1, 1)], 'GP-2.2'],
    ['GP-2.4: before the first roll', script([gear(3)]), seatEvents, 'GP-2.4'],
    ['GP-2.5: after the roll', script(rolled), [gear(9), roll(1)], 'GP-2.5'],
    ['GP-2.5: while a re-roll is awaited', script([...rolled, reroll()]), seatEvents, 'GP-2.5'],
  ] as const;
  it.each(steps)('%s', (_, play, events, clause) => {
    for (const event of events) expect(clauseOf(play, event)).toBe(clause);
  });
});
