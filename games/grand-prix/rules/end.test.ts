import { describe, expect, it } from 'vitest';
import { game as grandPrix } from './index.ts';
import { clauseOf, drive, gear, oneCircuit, roll, script, sheetWith, start, stateOf, turn } from './testing.ts';

const dash = { name: 'Dash', stretches: [0, 0], time: 1, damage: 3 };
const long = { name: 'Long', stretches: [20, 20], time: 1, damage: 3 };

describe('the end of a circuit', () => {
  it('GP-3.1: reaching the flag wins, and so does passing it', () => {
    const sheet = oneCircuit({ stretches: [1, 1], time: 2 });
    expect(stateOf(script(turn(2, 3), sheet))).toMatchObject({ places: [0], space: 3 });
    expect(stateOf(script(turn(2, 6), sheet))).toMatchObject({ places: [0], space: 3 });
    expect(stateOf(script(turn(2, 2), sheet))).toMatchObject({ places: [], space: 2 });
  });

  it('GP-3.2: out of time, the place is the spaces still to go, worse than 20 too', () => {
    const sheet = sheetWith({ circuits: [long] });
    expect(stateOf(script(turn(2, 1), sheet))).toMatchObject({ places: [40], score: 40, retired: [], time: 0 });
    expect(stateOf(script([gear(1)], sheet))).toMatchObject({ time: 0, places: [] });
  });

  it('GP-1.3: the next circuit begins on its flag at once, unused damage in the bank', () => {
    const play = script(turn(2, 1), sheetWith({ circuits: [dash, long] }));
    expect(stateOf(play)).toMatchObject({ circuit: 1, space: 0, gear: null, time: 1, damage: 3, bank: 3, places: [0] });
  });
});

describe('the end of a season', () => {
  it('GP-3.3: the score is the sum, and everything stays as the last drive left it', () => {
    const play = script([...turn(2, 1), ...turn(2, 1)], sheetWith({ circuits: [dash, long] }));
    const end = { toAct: null, over: true, circuit: 1, space: 1, gear: 2, time: 0, damage: 3, bank: 3, dice: null };
    expect(stateOf(play)).toMatchObject({ ...end, places: [0, 40], score: 40 });
    expect(grandPrix.result(play.state)).toEqual({ ending: 'season', clause: 'GP-3.3', scores: [40], winners: [] });
  });

  it('GP-3.3: nothing comes after it', () => {
    const play = script(turn(2, 1), sheetWith({ circuits: [dash] }));
    for (const event of [gear(2), drive, roll(1, 1, 1, 1, 1, 1)]) expect(clauseOf(play, event)).toBe('GP-3.3');
  });

  it('GP-3.4: it is won if every circuit was won', () => {
    const won = script([...turn(2, 1), ...turn(2, 1)], sheetWith({ circuits: [dash, dash] }));
    expect(grandPrix.result(won.state)).toMatchObject({ ending: 'all-won', scores: [0], winners: [0] });
    const out = script(turn(4, 2), oneCircuit({ stretches: [0, 1, 5], damage: 3 }));
    expect(grandPrix.result(out.state)).toMatchObject({ ending: 'dnf', scores: [20], winners: [] });
    expect(grandPrix.result(start().state)).toBeNull();
  });
});
