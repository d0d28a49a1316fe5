import { explain, isRefusal, judge, speak } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { type Events, game as haulingAstronauts, type State } from './index.ts';
import { depart, dice, docked, full, match, place, refusal, roll, script, shift, swap, wander } from './testing.ts';

const game = haulingAstronauts;
const opened = () => script(docked(), roll, dice(1, 2, 3));

describe('events', () => {
  it('HA-E refuses what is malformed', () => {
    const play = opened();
    expect(refusal(play, { type: 'fly' })).toBe('HA-E unknown');
    expect(refusal(play, { type: 'place', pips: 1 })).toBe('HA-E missing');
    expect(refusal(play, { ...place(1, 'a1'), turned: true })).toBe('HA-E unknown');
    expect(refusal(play, { type: 'place', pips: '1', cell: 'a1' })).toBe('HA-E type');
    expect(refusal(play, { type: 'swap', ports: '01' })).toBe('HA-E type');
    expect(refusal(play, { ...depart(0, 0), gold: null })).toBe('HA-E type');
  });

  it('HA-E refuses a plain die that says so, also after the end', () => {
    const play = opened();
    expect(refusal(play, { ...place(1, 'a1'), kind: 'plain' })).toBe('HA-E type');
    script(play, place(1, 'a1'), roll);
    expect(refusal(play, { type: 'roll', dice: [{ pips: 1, kind: 'plain' }, { pips: 1 }, { pips: 1 }] })).toBe(
      'HA-E type',
    );
    const over = wander(match(), 'over');
    expect(refusal(over, { ...place(1, 'a1'), kind: 'plain' })).toBe('HA-E type');
    expect(refusal(over, { ...place(1, 'a1'), kind: 'gold' })).toBe('HA-3.1 over');
  });

  it('HA-E refuses a seat there is not, also after the end', () => {
    expect(refusal(opened(), { ...swap(0, 1), by: 2 })).toBe('HA-E turn');
    expect(refusal(wander(match(), 'over'), { ...swap(0, 1), by: 2 })).toBe('HA-E type');
  });

  it('HA-E refuses whoever is not to act', () => {
    const play = opened();
    expect(refusal(play, { ...swap(0, 1), by: 1 })).toBe('HA-E turn');
    expect(refusal(play, dice(1, 2, 3))).toBe('HA-E turn');
    script(play, place(1, 'a1'), roll);
    expect(refusal(play, { ...swap(0, 1), by: 1 })).toBe('HA-E turn');
  });

  it('are told in plain words', () => {
    const say = (s: State, event: object) =>
      speak(game.words, game.say(s, { by: 0, ...event } as Events), ['Ann', 'Ben']);
    const play = full([1, 1, 1, 2, 2, 2, 5, 5, 5]);
    expect(say(play.state, roll)).toBe('Ann rolls three dice.');
    expect(say(play.state, dice(4, '5g', 1))).toBe('The dice show 4, gold 5 and 1.');
    expect(say(play.state, place('4r', 'a1'))).toBe('Ann places a red 4 on a1.');
    expect(say(play.state, shift('a3', 'a2'))).toBe('Ann shifts a 5 from a3 to a2.');
    expect(say(play.state, swap(0, 1))).toBe('Ann swaps Sparrow and Heron.');
    expect(say(play.state, depart(0, 0))).toBe(
      'Ann’s Sparrow leaves with 3 aboard for the dock 3: 5 profit + 5 bonus.',
    );
    expect(say(play.state, play.eventsFor(0)[0])).toBe('Ann docks Sparrow, Heron and Condor.');
    expect(say(play.state, { type: 'dock', transports: [null, null, null] })).toBe('Ann docks three ships face down.');
  });

  it('are asked for in words that have every fact', () => {
    const asked = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      wander(match(), seed, undefined, (play) => {
        const question = game.ask(play.state);
        asked.add(question.key);
        expect(speak(game.words, question)).not.toMatch(/undefined|[{}]/);
        return false;
      });
    }
    expect(asked.size).toBeGreaterThan(7);
  });

  it('are refused in words that have every fact', () => {
    const play = full([1, 1, 1, 2, 2, 2, 5, 5, 5]);
    const why = (event: { type: string; by?: unknown }) => {
      const judged = judge(game, play.state, { by: 0, ...event });
      return isRefusal(judged) ? explain(game, judged, ['Ann', 'Ben']) : null;
    };
    expect(why(depart(0, 1))).toBe('Another free dock’s range holds 3; dock 1’s does not.');
    expect(why(swap(0, 1))).toBe('The action is done: send a ship off or stay.');
    expect(why(depart(0, 0, { red: 'profit' }))).toBe('The red die is not aboard.');
  });
});
