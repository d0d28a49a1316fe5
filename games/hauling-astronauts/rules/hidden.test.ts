import { Sfc32, speak } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game as haulingAstronauts, type StateJson } from './index.ts';
import { say } from './say.ts';
import { depart, dock, docked, full, match, script, setupOf, stay, swap, wander } from './testing.ts';

const game = haulingAstronauts;
const hidden = () => docked({ hidden: true });
const portsOf = (play: ReturnType<typeof docked>, viewer: number | 'watcher') =>
  (game.view(play.state, viewer) as StateJson).seats.map(({ ports }) => ports);

describe('hidden transports', () => {
  it('HA-4.2 shows a seat its own transports, and of the others only where they are', () => {
    const play = script(full([1, 1, 1, 2, 2, 2, 5, 5, 5], hidden()), depart(0, 0));
    expect(portsOf(play, 0)).toEqual([
      [null, 'mid', 'high'],
      ['?', '?', '?'],
    ]);
    expect(portsOf(play, 1)).toEqual([
      [null, '?', '?'],
      ['even', 'odd', 'top'],
    ]);
    expect(portsOf(play, 'watcher')).toEqual([
      [null, '?', '?'],
      ['?', '?', '?'],
    ]);
    expect(JSON.stringify(game.state(play.state))).not.toContain('?');
  });

  it('HA-4.2 shows which ports were swapped, and a face when it departs', () => {
    const play = script(full([1, 1, 1, 2, 2, 2, 5, 5, 5], hidden()), stay, swap(0, 2), depart(2, 2));
    const log = play.eventsFor(0);
    expect(log[1]).toEqual({ by: 1, type: 'dock', transports: ['even', null, null] });
    expect(log.at(-2)).toEqual({ by: 1, type: 'swap', ports: [0, 2] });
    expect(log.at(-1)).toEqual({ by: 1, type: 'depart', port: 2, dock: 2, transport: 'even' });
    expect(play.eventsFor('watcher')[0]).toEqual({ by: 0, type: 'dock', transports: [null, null, null] });
    expect(game.view(play.state, 0).docks).toContainEqual({ seat: 1, transport: 'even' });
  });

  it('HA-4.2 names no transport in a swap or a question, and names it in a departure', () => {
    const play = full([1, 1, 1, 2, 2, 2, 5, 5, 5], hidden());
    const spoken = (sentence: ReturnType<typeof game.say>) => speak(game.words, sentence, ['Ann', 'Ben']);
    expect(spoken(game.ask(play.state))).toBe('Send a ship off, or stay. Ready: port 0, port 1 and port 2.');
    expect(spoken(game.say(play.state, { by: 0, ...swap(0, 1) }))).toBe('Ann swaps the ships at ports 1 and 2.');
    expect(spoken(say(play.state, { by: 0, ...depart(0, 0), transport: 'odd' }))).toContain('Ann’s Gull leaves');
  });

  it('HA-4.2 draws no hidden transport', () => {
    const drawn = game.draw(hidden().state, 0).toString();
    expect(drawn).toContain('Heron');
    expect(drawn).not.toMatch(/Tern|Gull|Albatross/);
  });

  it('HA-4.2 leaves nothing hidden at the end', () => {
    const play = wander(match({ hidden: true }), 'to the end');
    expect(game.view(play.state, 'watcher')).toEqual(game.state(play.state));
    expect(play.eventsFor('watcher').slice(0, 2)).toEqual(play.events.slice(0, 2));
  });

  it('HA-4.2 guesses every fleet that is possible equally often', () => {
    const play = script(full([1, 1, 1, 2, 2, 2, 5, 5, 5], hidden()), stay, swap(0, 1), depart(0, 2));
    const rng = new Sfc32('guesses');
    const seen = new Map<string, number>();
    for (let i = 0; i < 10_000; i++) {
      const by = i % 2 === 0 ? game.guess(play.state, 0, rng) : imagined(play, rng);
      const [, ports] = (game.state(by) as StateJson).seats.map((seat) => seat.ports.join());
      seen.set(ports, (seen.get(ports) ?? 0) + 1);
    }
    expect(seen.size).toBe(5 * 4);
    for (const [ports, times] of seen) {
      expect(ports).not.toContain('odd');
      expect(Math.abs(times - 500)).toBeLessThan(110);
    }
  });

  function imagined(play: ReturnType<typeof docked>, rng: Sfc32) {
    return game.imagine(setupOf({ hidden: true }), game.view(play.state, 0), 0, rng);
  }

  it('HA-1.2 guesses the first player’s choice from all 120', () => {
    const play = script(match(), dock('low', 'mid', 'top'));
    const rng = new Sfc32('first choice');
    const seen = new Set<string>();
    for (let i = 0; i < 3000; i++) seen.add(JSON.stringify(game.state(game.guess(play.state, 1, rng)).seats));
    expect(seen.size).toBe(120);
  });
});
