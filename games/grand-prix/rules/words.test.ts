import { type Event, explain, type Game, speak } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game, type State } from './index.ts';
import { drive, gear, oneCircuit, refusalOf, reroll, roll, script, select, sheetWith, start, turn } from './testing.ts';

const grandPrix: Game<State> = game;
type Match = ReturnType<typeof start>;
const said = (play: Match, event: Event) => speak(grandPrix.words, grandPrix.say(play.state, event), ['Ann']);
const asked = (play: Match) => speak(grandPrix.words, grandPrix.ask(play.state), ['Ann']);
const row = roll(1, 2, 3, 4, 5, 6);

describe('what is said', () => {
  it.each([
    ['Ann starts Kestrel Vale in 3rd gear.', start(), gear(3)],
    ['Ann goes up to 4th gear, counting 4s as well.', script(turn(3, 1)), gear(4, { include: true })],
    ['Ann goes down to 2nd gear.', script(turn(3, 1)), gear(2)],
    ['Ann shifts to 6th gear.', script(turn(3, 1)), gear(6, { shift: true })],
    ['The dice show 1 2 3 4 5 6: 2 with less than 3.', script([gear(3)]), row],
    ['Ann re-rolls 5 6.', script([gear(3), row]), select([5, 4])],
    ['Ann re-rolls all dice, for 2 damage.', script([gear(3), row, reroll(), row, reroll(), row]), reroll()],
    ['Ann drives 2 spaces, to space 2.', script([gear(3), row]), drive],
    ['Ann stays on space 0.', script([gear(1), row]), drive],
  ] as const)('%s', (words, play, event) => {
    expect(said(play, event)).toBe(words);
  });

  const rolled = (n: number, sheet: ReturnType<typeof oneCircuit>) => script(turn(n, 3).slice(0, 2), sheet);
  it.each([
    ['Short is won!', rolled(3, oneCircuit({ stretches: [1, 1] }))],
    ['not finished, place 20', rolled(4, oneCircuit({ stretches: [1, 1, 5], damage: 3 }))],
    ['9 spaces short of the flag: place 9', rolled(3, oneCircuit({ stretches: [9, 2], time: 1 }))],
    ['jumps 1 section for 4 damage, to space 3', rolled(4, oneCircuit({ stretches: [1, 1, 5], damage: 9 }))],
  ])('a drive: %s', (words, play) => {
    expect(said(play, drive)).toContain(words);
  });

  it('asks for each step', () => {
    expect(asked(start())).toContain('Choose a gear to start Kestrel Vale in. 41 spaces to go, 10 turns left');
    expect(asked(script(turn(3, 1)))).toContain('Change up or down from 3rd gear.');
    expect(asked(script([gear(3)]))).toBe('Roll the 6 dice.');
    expect(asked(script([gear(3), row]))).toBe('Drive 2 spaces, or change the roll?');
    expect(asked(script([gear(3), row, reroll()]))).toBe('Roll the chosen dice again.');
    const end = sheetWith({ circuits: [{ name: 'Dash', stretches: [0, 0], time: 1, damage: 0 }] });
    expect(asked(script(turn(2, 1), end))).toBe('The season is over: 0 points from 1 circuit.');
  });

  it('puts the facts of a refusal into its words', () => {
    const refusal = refusalOf(script(turn(3, 1)), gear(6));
    expect(refusal && explain(grandPrix, refusal)).toContain('From gear 3 to gear 6 is more than one step');
  });
});
