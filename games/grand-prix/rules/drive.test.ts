import { describe, expect, it } from 'vitest';
import { drive, gear, oneCircuit, roll, script, sheetWith, stateOf, turn } from './testing.ts';

describe('the drive', () => {
  it('GP-2.6: moves by the dice below the gear', () => {
    expect(stateOf(script([gear(4), roll(1, 3, 4, 4, 5, 6), drive])).space).toBe(2);
    expect(stateOf(script([gear(4, { include: true }), roll(1, 3, 4, 4, 5, 6), drive])).space).toBe(4);
    expect(stateOf(script([gear(1), roll(1, 1, 1, 1, 1, 1), drive]))).toMatchObject({ space: 0, dice: null, toAct: 0 });
  });

  const [a, b, c] = [turn(3, 6), turn(4, 3), turn(5, 5)];

  it('GP-2.7: a section is jumped when all its spaces are between the old space and the new', () => {
    // Kestrel Vale's sections: 5–7, 8–12, 13–14, 15.
    expect(stateOf(script([...a])).damage).toBe(9);
    expect(stateOf(script([...a, ...b])).space).toBe(9);
    expect(stateOf(script([...a, ...b, ...c]))).toMatchObject({ space: 14, damage: 9 });
    expect(stateOf(script([...a, ...b, ...turn(5, 6)]))).toMatchObject({ space: 15, damage: 4 });
  });

  it('GP-2.7: the example of the rulebook', () => {
    const play = script([...turn(4, 6), ...turn(5, 3), gear(4), roll(1, 2, 2, 3, 5, 6), drive]);
    expect(stateOf(play)).toMatchObject({ space: 13, damage: 9 });
    expect(stateOf(script([...turn(4, 6), ...turn(5, 3), ...turn(4, 6)]))).toMatchObject({ space: 15, damage: 5 });
  });

  it('GP-2.7: landing on the first or last space of a section is landing in it', () => {
    const sheet = oneCircuit({ stretches: [0, 2, 1, 3], damage: 9 });
    expect(stateOf(script(turn(3, 1), sheet)).damage).toBe(9);
    expect(stateOf(script(turn(3, 2), sheet)).damage).toBe(9);
    expect(stateOf(script(turn(3, 3), sheet)).damage).toBe(6);
    expect(stateOf(script(turn(3, 4), sheet)).damage).toBe(3);
  });

  it('GP-2.7: several sections count each, and those jumped past the flag too', () => {
    const sheet = oneCircuit({ stretches: [0, 1, 1, 1, 0], damage: 9 });
    expect(stateOf(script(turn(3, 6), sheet))).toMatchObject({ damage: 0, places: [0], retired: [] });
  });

  it('GP-2.8: exactly full still fits, one more does not finish', () => {
    const circuit = { stretches: [0, 1, 5], time: 3 };
    expect(stateOf(script(turn(4, 2), oneCircuit({ ...circuit, damage: 4 })))).toMatchObject({ damage: 0, places: [] });
    const out = stateOf(script(turn(4, 2), oneCircuit({ ...circuit, damage: 3 })));
    expect(out).toMatchObject({ over: true, damage: 0, places: [20], retired: [0], space: 2, score: 20 });
  });

  it('GP-2.8: the damage of a turn is one sum', () => {
    const sheet = oneCircuit({ stretches: [0, 1, 1, 5], damage: 5 });
    expect(stateOf(script(turn(3, 3), sheet)).places).toEqual([20]);
  });

  it('GP-2.8: even past the flag, or on the last turn', () => {
    const past = oneCircuit({ stretches: [0, 1, 0], damage: 1, time: 1 });
    expect(stateOf(script(turn(3, 6), past))).toMatchObject({ places: [20], space: 2, damage: 0 });
  });

  it('GP-2.8: what is in the bank does not help', () => {
    const short = { name: 'Short', stretches: [0, 0], time: 1, damage: 50 };
    const rough = { name: 'Rough', stretches: [0, 1, 5], time: 2, damage: 2 };
    const play = script([...turn(2, 1), ...turn(3, 2)], sheetWith({ circuits: [short, rough] }));
    expect(stateOf(play)).toMatchObject({ places: [0, 20], retired: [1], bank: 50 });
  });
});
