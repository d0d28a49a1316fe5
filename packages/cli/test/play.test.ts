import { existsSync, readFileSync } from 'node:fs';
import { findGame, games } from '@waybill/games';
import { canonical, Dealer, type Event, legalEvents, type Match, readSetup, type Setup, Sfc32 } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { plain } from '../src/paint.ts';
import { choicesOf, readTyped } from '../src/play/choose.ts';
import { compose, layout } from '../src/play/screen.ts';
import { expand, shorten } from '../src/play/shorthand.ts';
import { TerminalMatch } from '../src/play/terminal-match.ts';
import { situation } from '../src/situation.ts';
import { fold } from '../src/text.ts';
import { cli, fileOf, randomMatch } from './support.ts';

const gp = findGame('grand-prix')!;
const typing = (...lines: string[]) => ({ stdin: `${lines.join('\n')}\n` });

describe('shorthand', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s: every event reads back as itself', (_, game) => {
    const { events } = randomMatch(game, 'shorthand');
    for (const event of events.filter(({ by }) => by !== 'chance')) {
      const text = shorten(game.shapes, event);
      expect(canonical(expand(game.shapes, event.by as number, text)), text).toBe(canonical(event));
    }
  });

  test('what it looks like', () => {
    const looks = (id: string, event: Event) => shorten(findGame(id)!.shapes, event);
    expect(looks('black-pawn-trucking', { by: 0, type: 'drive', to: 14 })).toBe('drive 14');
    expect(looks('cape-to-cairo', { by: 1, type: 'bid', amount: 5 })).toBe('bid 5');
    expect(looks('hauling-astronauts', { by: 0, type: 'place', pips: 5, cell: 'b2' })).toBe('place 5 b2');
    expect(looks('hauling-astronauts', { by: 0, type: 'place', pips: 5, kind: 'gold', cell: 'b2' })).toBe(
      'place 5 b2 gold',
    );
    expect(looks('grand-prix', { by: 0, type: 'gear', gear: 4, shift: true })).toBe('gear 4 shift');
    expect(looks('ship-it', { by: 0, type: 'build', domino: [3, 4], squares: ['5,6', '5,7'] })).toBe(
      'build 3-4 5,6 5,7',
    );
  });

  test.each(['', 'gear', 'gear x', 'gear 1 2', 'gear 1 fast', 'roll 1-2-3-4-5-6', '__proto__', 'select 1-x'])(
    '%j is nothing',
    (line) => {
      expect(expand(gp.shapes, 0, line)).toBeNull();
    },
  );
});

describe('what is typed', () => {
  const table = terminalMatch(randomMatch(gp, 'typed', 2));
  const choices = choicesOf(gp, legalEvents(gp, table.play.state));
  const read = (line: string) => readTyped(gp, 0, choices, line);

  test('a number, a move in full, its beginning, JSON', () => {
    expect(read('1')).toEqual({ kind: 'event', event: { by: 0, type: 'drive' } });
    expect(read(' Drive ')).toEqual(read('1'));
    expect(read('dr')).toEqual(read('1'));
    expect(read('{"by":0,"type":"drive"}')).toEqual(read('1'));
    expect(read('select 1,3')).toEqual({ kind: 'event', event: { by: 0, type: 'select', dice: [1, 3] } });
  });

  test('a number when nothing is listed, as after the end', () => {
    expect(readTyped(gp, 0, [], '1')).toEqual({ kind: 'nothing', words: 'there is nothing to decide now' });
  });

  test('the beginning of several narrows the list', () => {
    const typed = read('sel');
    expect(typed.kind).toBe('narrow');
    if (typed.kind === 'narrow') expect(typed.choices.every(({ short }) => short.startsWith('select'))).toBe(true);
  });

  test('an illegal move in full goes to the rules, which say why not', () => {
    expect(read('select 9')).toEqual({ kind: 'event', event: { by: 0, type: 'select', dice: [9] } });
  });

  test.each(['0', '999', 'fly', '{"by":'])('%j is answered with words', (line) => {
    expect(read(line).kind).toBe('nothing');
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

  test('not after the dice', () => {
    expect(terminalMatch(randomMatch(gp, 'dice', 2)).undo()).toBe('the dice have been rolled since');
    expect(terminalMatch(randomMatch(gp, 'dice', 0)).undo()).toBe('nothing has been done yet');
  });

  test('not after the turn has passed to another', () => {
    const trucks = findGame('cape-to-cairo')!;
    const match = randomMatch(trucks, 'turn');
    const at = match.events.findIndex(({ type }) => type === 'bid');
    expect(terminalMatch({ ...match, events: match.events.slice(0, at + 1) }).undo()).toMatch(/turn already$/);
  });

  test('not after a hidden rank was turned up', () => {
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
  test('ends cleanly when there is no more input', async () => {
    const { code, out, err } = await cli(['play', 'grand-prix', '--seed', 'a'], { stdin: '' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Choose a gear');
    expect(out).not.toContain('\u001b');
  });

  test('moves, refusals, lists and words', async () => {
    const lines = [
      'gear 9',
      'gear 3',
      'undo',
      'log',
      'moves',
      'help',
      'rules GP-2.7',
      'rules 99',
      'fly',
      'sel',
      '',
      'save',
      'drive',
      'board',
      'quit',
      'drive',
    ];
    const { code, out } = await cli(['play', 'grand-prix', '--seed', 'a'], typing(...lines));
    expect(code).toBe(0);
    expect(out).toContain('GP-2.2: ');
    expect(out).toContain('no undo: the dice have been rolled since');
    expect(out).toMatch(/1 {2}Ann starts/);
    expect(out).toContain('take back your last decision');
    expect(out).toMatch(/^GP-2\.7 /m);
    expect(out).toContain('Grand Prix has no clause 99');
    expect(out).toContain('no move begins with “fly”');
    expect(out).toContain('say where: save FILE');
    expect(out.endsWith('> quit\n')).toBe(true);
  });

  test('the menu of games', async () => {
    const { code, out } = await cli(['play', '--seed', 'a'], typing('chess', 'grand', '1'));
    expect(code).toBe(0);
    expect(out).toContain('the beginning of a name');
    expect(out).toContain('Choose a gear');
    expect((await cli(['play'], { stdin: '' })).code).toBe(0);
  });

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

  test('save and resume', async () => {
    const file = `${fileOf('')}.saved`;
    await cli(['play', 'grand-prix', '--seed', 'a'], typing('gear 3', `save ${file}`));
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Match;
    expect(saved.events).toHaveLength(2);
    await cli(['play', '--resume', file], typing('drive', 'gear 4'));
    const resumed = JSON.parse(readFileSync(file, 'utf8')) as Match;
    expect(resumed.events).toHaveLength(5);
    expect((await cli(['verify', file])).code).toBe(0);
    expect((await cli(['play', 'ship-it', '--resume', file])).code).toBe(1);
    expect((await cli(['play', '--resume', '/nowhere'])).code).toBe(1);
    const unwritable = await cli(['play', 'grand-prix'], typing('save /nowhere/at/all'));
    expect(unwritable.out).toContain('/nowhere/at/all: there is no such file');
    expect(existsSync('/nowhere')).toBe(false);
  });

  test('every seat by hand', async () => {
    const { out } = await cli(['play', 'hauling-astronauts', '--hands', '--seed', 'a'], typing('1', '1', '1'));
    expect(out).toContain('Ann docks');
    expect(out).toContain('Ben docks');
  });

  test('a hint', async () => {
    const { out } = await cli(['play', 'grand-prix', '--seed', 'a', '--bot', 'easy'], typing('hint'));
    expect(out).toMatch(/gear \d[^>]*expected/);
  });
});

function terminalMatch(match: Match): TerminalMatch {
  const game = findGame(match.game)!;
  const setup = readSetup(game, match) as Setup;
  const { events, dealer: record, ...head } = match;
  const people = match.seats.map(() => null);
  return new TerminalMatch(
    game,
    setup,
    head,
    new Dealer(record?.seed ?? ''),
    record,
    people,
    events,
    new Sfc32('undo'),
  );
}
