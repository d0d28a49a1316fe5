import { findGame, games } from '@waybill/games';
import { canonical, type Event, legalEvents } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { plain } from '../src/paint.ts';
import { choicesOf } from '../src/play/choose.ts';
import { compose, layout } from '../src/play/screen.ts';
import { expand, shorten } from '../src/play/shorthand.ts';
import { situation } from '../src/situation.ts';
import { fold } from '../src/text.ts';
import { cli, fileOf, randomMatch, terminalMatch } from './support.ts';

const typing = (...lines: string[]) => ({ stdin: `${lines.join('\n')}\n` });

describe('shorthand', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s: every event reads back as itself', (_, game) => {
    const { events } = randomMatch(game, 'shorthand');
    for (const event of events.filter(({ by }) => by !== 'chance')) {
      const text = shorten(game.shapes, event);
      expect(canonical(expand(game.shapes, event.by as number, text)), text).toBe(canonical(event));
    }
  });

  const looks: [id: string, event: Event, text: string][] = [
    ['black-pawn-trucking', { by: 0, type: 'drive', to: 14 }, 'drive 14'],
    ['cape-to-cairo', { by: 1, type: 'bid', amount: 5 }, 'bid 5'],
    ['hauling-astronauts', { by: 0, type: 'place', pips: 5, cell: 'b2' }, 'place 5 b2'],
    ['hauling-astronauts', { by: 0, type: 'place', pips: 5, kind: 'gold', cell: 'b2' }, 'place 5 b2 gold'],
    ['grand-prix', { by: 0, type: 'gear', gear: 4, shift: true }, 'gear 4 shift'],
    ['ship-it', { by: 0, type: 'build', domino: [3, 4], squares: ['5,6', '5,7'] }, 'build 3-4 5,6 5,7'],
  ];
  test.each(looks.filter(([id]) => findGame(id)))('what it looks like in %s: %j', (id, event, text) => {
    expect(shorten(findGame(id)!.shapes, event)).toBe(text);
  });
});

describe('the screen', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s fits 80 × 24 at every decision', (_, game) => {
    const match = randomMatch(game, 'screen', 120);
    for (const at of match.events.keys()) {
      const { play } = terminalMatch({ ...match, events: match.events.slice(0, at) });
      const next = game.next(play.state);
      if (typeof next !== 'number') continue;
      const board = game.draw(play.state, next).toString().split('\n');
      const choices = choicesOf(game, legalEvents(game, play.state));
      for (const notice of [[], ['no move begins with “x”'], ['a long answer '.repeat(12)]]) {
        const frame = { board, news: ['a', 'b'], ask: situation(play), choices, from: 0, notice };
        const { lines } = compose(frame, 80, 24, plain);
        expect(lines.length).toBeLessThanOrEqual(23);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
      }
    }
  });

  test('the plain one of several moves that begin alike keeps its number', () => {
    const shorts = ['gear 1 shift', 'gear 1 shift include', 'gear 2', 'gear 2 include', 'loan'];
    const choices = shorts.map((short, i) => ({ number: i + 1, short, event: { by: 0, type: 'gear' } }));
    const { lines } = layout(choices, 0, 60, 1, plain);
    expect(lines).toEqual(['gear … (4)  5 loan']);
    const gears = layout(choices.slice(0, 4), 0, 60, 1, plain);
    expect(gears.lines.join().replace(/ +/g, ' ')).toBe('1 gear 1 shift … (2) 3 gear 2 … (2)');
  });

  test('a line that is too long is broken below its own beginning', () => {
    expect(fold('  a bb ccc', 80)).toEqual(['  a bb ccc']);
    expect(fold('  one two three', 11)).toEqual(['  one two', '    three']);
  });

  test('a long list can be paged to its end', () => {
    const choices = Array.from({ length: 300 }, (_, i) => ({
      number: i + 1,
      short: `go ${i}`,
      event: { by: 0, type: 'go' },
    }));
    const seen: number[] = [];
    for (let from = 0; from < choices.length; ) {
      const { lines, shown } = compose({ board: [], news: [], ask: '?', choices, from, notice: [] }, 80, 10, plain);
      expect(lines.length).toBeLessThanOrEqual(9);
      for (let i = 0; i < shown; i++) seen.push(from + i);
      from += shown;
    }
    expect(seen).toEqual(choices.map((_, i) => i));
  });
});

describe('undo', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s: taken back means as it was', (_, game) => {
    const match = randomMatch(game, 'undo', 60);
    for (const at of match.events.keys()) {
      const before = terminalMatch({ ...match, events: match.events.slice(0, at) });
      const table = terminalMatch({ ...match, events: match.events.slice(0, at + 1) });
      if (table.undo() === null) expect(table.match.events).toEqual(before.match.events);
      else expect(table.match.events).toHaveLength(at + 1);
    }
  });

  test.runIf(findGame('cape-to-cairo'))('not after the turn has passed to another', () => {
    const trucks = findGame('cape-to-cairo')!;
    const match = randomMatch(trucks, 'turn');
    const at = match.events.findIndex(({ type }) => type === 'bid');
    expect(terminalMatch({ ...match, events: match.events.slice(0, at + 1) }).undo()).toMatch(/turn already$/);
  });

  test.runIf(findGame('ship-it'))('not after a hidden rank was turned up', () => {
    const ship = findGame('ship-it')!;
    for (let seed = 0; seed < 40; seed++) {
      const match = randomMatch(ship, `hidden ${seed}`);
      const at = match.events.findIndex((event) => event.type === 'haul' && event.warehouse === true);
      if (at < 0) continue;
      expect(terminalMatch({ ...match, events: match.events.slice(0, at + 1) }).undo()).toMatch(
        /hidden|turn already|dice/,
      );
      return;
    }
    expect.unreachable('no match turned up a rank');
  });
});

describe('play', () => {
  test.each(games.map((game) => [game.id]))(
    '%s: a hundred decisions against bots, and the file verifies',
    async (id) => {
      const file = fileOf('');
      const { code, out } = await cli(
        ['play', id, '--bot', 'random', '--seed', 'x', '--save', file],
        typing(...Array<string>(100).fill('1')),
      );
      expect(code).toBe(0);
      expect(out).not.toContain('fault');
      expect((await cli(['replay', file])).code).toBe(0);
      expect((await cli(['verify', file])).code).toBe(0);
    },
  );

  test.runIf(findGame('hauling-astronauts'))('every seat by hand', async () => {
    const { out } = await cli(['play', 'hauling-astronauts', '--hands', '--seed', 'a'], typing('1', '1', '1'));
    expect(out).toContain('Ann docks');
    expect(out).toContain('Ben docks');
  });
});
