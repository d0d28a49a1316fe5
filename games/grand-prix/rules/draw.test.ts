import { describe, expect, it } from 'vitest';
import { draw } from './draw.ts';
import { gear, oneCircuit, roll, script, select, sheetWith, turn } from './testing.ts';

type Match = ReturnType<typeof script>;
const text = (play: Match) => draw(play.state).toString();
const lineOf = (play: Match, label: string) =>
  text(play)
    .split('\n')
    .find((line) => line.startsWith(label));

describe('the board as text', () => {
  it('shows the circuit, its arrows, the car and its reach', () => {
    const lines = text(script(turn(3, 6))).split('\n');
    const at = lines.findIndex((line) => line.includes('●'));
    expect(lines[at].trim()).toBe('▒oooo›o●o›ooooo›oo›o›oooo›ooo›oo›ooooo›o›oooo›ooo›ooo▒');
    expect(lines[at + 1][lines[at].indexOf('●') + 1]).toBe('1');
    expect(lineOf(script(turn(3, 6)), 'Kestrel Vale')).toBe('Kestrel Vale: space 6 of 41, 35 to go');
  });

  it('shows tracks, gear, dice and what moves would jump', () => {
    const play = script([...turn(3, 6), gear(4), roll(1, 2, 3, 4, 5, 6)]);
    expect(lineOf(play, 'Time')).toContain('8 of 10 left');
    expect(lineOf(play, 'Damage')).toContain('9 of 9 left');
    expect(lineOf(play, 'Gear')).toContain('[4]');
    expect(lineOf(play, 'Dice')).toContain('1   2   3   4   5   6');
    expect(lineOf(play, 'Dice')).toContain('move 3, 0 damage');
    expect(lineOf(script([...turn(3, 4)]), 'Jumps')).toContain('0   0   0   0   1   1   1');
  });

  it('marks the dice that are rolled again', () => {
    expect(lineOf(script([gear(3), roll(1, 2, 3, 4, 5, 6), select([4, 5])]), 'Dice')).toContain('4  (5) (6)');
  });

  it('stays within 78 columns and 20 lines, however large the sheet', () => {
    const name = 'N'.repeat(60);
    const million = { free: 1_000_000, cost: 1_000_000 };
    const specials = { reroll: million, include: million, select: million, shift: million };
    const huge = { name, stretches: [1_000_000, 1_000_000], time: 1_000_000, damage: 1_000_000 };
    const dotted = { ...huge, stretches: Array.from({ length: 900 }, () => 1) };
    for (const circuit of [huge, dotted]) {
      const sheet = sheetWith({ name, specials, circuits: Array.from({ length: 9 }, () => circuit) });
      const drawn = draw(script([...turn(6, 6), ...turn(5, 6)], sheet).state);
      expect(drawn.width).toBeLessThanOrEqual(78);
      expect(drawn.height).toBeLessThanOrEqual(20);
    }
  });

  it('shows the places when all is over', () => {
    const out = script(turn(4, 2), oneCircuit({ stretches: [0, 1, 5], damage: 3 }));
    expect(text(out)).toContain('did not finish: 20');
    expect(text(out)).not.toContain('Jumps');
  });
});
