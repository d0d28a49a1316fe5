import { describe, expect, it } from 'vitest';
import { game as haulingAstronauts } from './index.ts';
import { depart, dice, docked, full, place, roll, script, shift, swap } from './testing.ts';

const drawn = (play: ReturnType<typeof docked>, viewer: 0 | 1 | 'watcher' = 0) =>
  haulingAstronauts.draw(play.state, viewer).toString();

describe('the board as text', () => {
  it('shows dice, ports, loads, docks and scores', () => {
    const play = script(full([1, 1, 1, 2, 2, 2, 5, 5, 5]), depart(0, 0), roll, dice(3, 4, 6), swap(0, 1));
    script(play, swap(1, 2));
    const text = drawn(play);
    expect(text).toContain('launch window open');
    expect(text).toContain('Available 0   Booked');
    expect(text).toMatch(/Booked +3 +4 +6/);
    expect(text).toMatch(/Ann 10/);
    expect(text).toMatch(/departed +1 │ +│ +│ +│/);
    expect(text).toMatch(/Condor +11–15 \+4 +2 │ +2 +│ +2 +│ +2 +│ = 6/);
    expect(text).toMatch(/ 7, 1 open/);
    expect(text).toMatch(/0: 3 \+5 +1: 4–7 \+2/);
    expect(text).toMatch(/^Sparrow +free/m);
  });

  it('marks gold, red and shifted dice', () => {
    const play = script(docked({ bonusDice: true }), roll, dice('4g', '5r', 6), place('4g', 'a1'), place('5r', 'c3'));
    expect(drawn(script(play, shift('a1', 'b1')))).toMatch(/│ +◇4 gold +│/);
    expect(drawn(play)).toMatch(/5 red/);
  });

  it('fits the terminal', () => {
    const ink = haulingAstronauts.draw(full([1, 1, 1, 2, 2, 2, 5, 5, 5]).state, 0);
    expect(ink.width).toBeLessThanOrEqual(78);
    expect(ink.height).toBeLessThanOrEqual(20);
  });
});
