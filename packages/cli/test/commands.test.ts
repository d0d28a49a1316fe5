import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, games } from '@waybill/games';
import { commitment, type Match, parseMatch, readSetup, type Setup, verify } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { commands } from '../src/commands.ts';
import { cli, fileOf, isOneLine, randomMatch, SOLO } from './support.ts';

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a cast, told at the call
const json = <T>(text: string) => JSON.parse(text) as T;

describe('how it is called', () => {
  test.each(commands.map(({ name }) => [name]))('%s --help', async (name) => {
    for (const argv of [
      [...name.split(' '), '--help'],
      [...name.split(' '), '-h'],
      ['help', ...name.split(' ')],
    ]) {
      const { code, out, err } = await cli(argv);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(new RegExp(`^waybill ${name}`));
    }
  });

  test.each([[['--help']], [['-h']], [['help']]])('%j lists every command', async (argv) => {
    const { code, out } = await cli(argv);
    expect(code).toBe(0);
    for (const { name } of commands) expect(out).toContain(`  ${name}`);
  });

  test('--version', async () => {
    expect(await cli(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });

  test.each([[['sheet', '--help']], [['sheet', '-h']], [['help', 'sheet']]])(
    '%j lists those of two words',
    async (argv) => {
      const { code, out, err } = await cli(argv);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const { name } of commands) expect(out.includes(`  ${name} `)).toBe(name.startsWith('sheet '));
    },
  );

  test.each([
    [['new', SOLO, '--seats', '-1'], '--seats must be a whole number, 1 or more, not -1'],
    [['new', SOLO, '--fly'], 'there is no flag --fly; see waybill new --help'],
    [['new', SOLO, '-x'], 'there is no flag -x; see waybill new --help'],
    [['new', SOLO, '--seed'], '--seed needs a value: --seed TEXT; see waybill new --help'],
    [['new', SOLO, '--seed', '--json'], '--seed needs a value: --seed TEXT; see waybill new --help'],
    [['replay', 'x', '--json=1'], '--json takes no value; see waybill replay --help'],
    [['bench', '--json'], '--json is for --list'],
    [['sheet', 'try', SOLO, '--game', SOLO], `--game is for a sheet in a file; ${SOLO} is a game`],
  ])('%j is told in our own words', async (argv, words) => {
    expect(await cli(argv)).toEqual({ code: 2, out: '', err: `${words}\n` });
  });

  test('a value may begin with a minus and a digit', async () => {
    expect((await cli(['new', SOLO, '--seed', '-5'])).out).toContain('"seed":"-5"');
  });

  test('nothing at all is answered with the help, on stderr', async () => {
    const { code, out, err } = await cli([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('waybill COMMAND');
  });

  const wrong: string[][] = [
    ['fly'],
    ['--fly'],
    ['__proto__'],
    ['sheet'],
    ['sheet', 'fold', 'x'],
    ['new'],
    ['new', SOLO, 'chess'],
    ['new', SOLO, '--fly'],
    ['new', SOLO, '--seed'],
    ['new', SOLO, '--seats', 'two'],
    ['new', SOLO, '--seats', '0'],
    ['new', SOLO, '--seats', '1', '--names', 'A,B'],
    ['replay'],
    ['replay', 'x', '--at', '-1'],
    ['replay', 'x', '--at', '1.5'],
    ['replay', 'x', '--json=1'],
    ['moves'],
    ['add', 'x'],
    ['add', '-', '-'],
    ['simulate', SOLO, '--matches', 'many'],
    ['simulate', SOLO, '--threads', '0'],
    ['play', SOLO, '--hands', '--bot', 'easy'],
    ['play', '--resume', '-'],
    ['play', '--resume', 'x', '--seed', 'y'],
  ];
  test.each(wrong.map((argv) => [argv]))('%j is exit 2 and one line', async (argv) => {
    const { code, out, err } = await cli(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toSatisfy(isOneLine);
  });

  const refused: string[][] = [
    ['new', 'chess'],
    ['new', '__proto__'],
    ['new', SOLO, '--seats', '2'],
    ['new', SOLO, '--seats', '999999999'],
    ['new', SOLO, '--names', ''],
    ['new', SOLO, '--options', '{'],
    ['new', SOLO, '--options', '[]'],
    ['new', SOLO, '--options', '{"a":1}'],
    ['new', SOLO, '--sheet', '/nowhere'],
    ['new', SOLO, '--seed', 'x'.repeat(201)],
    ['rules', 'chess'],
    ['rules', SOLO, '--clause', '9.9'],
    ['simulate', 'chess'],
    ['simulate', SOLO, '--bots', 'nobody'],
    ['simulate', SOLO, '--bots', 'random,random'],
    ['play', 'chess'],
    ['play', SOLO, '--bot', '__proto__'],
  ];
  test.each(refused.map((argv) => [argv]))('%j is exit 1 and one line', async (argv) => {
    const { code, out, err } = await cli(argv);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toSatisfy(isOneLine);
    expect(err).not.toContain('internal error');
  });
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const played = randomMatch(game, `commands ${id}`);
  const part = randomMatch(game, `commands ${id}`, 30);

  test('new deals up to the first decision, the same for the same seed', async () => {
    const { code, out, err } = await cli(['new', id, '--seed', 'same']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect((await cli(['new', id, '--seed', 'same'])).out).toBe(out);
    const match = parseMatch(out) as Match;
    expect(match.dealer).toEqual({ version: 2, commit: commitment('same'), seed: 'same' });
    expect(verify(game, readSetup(game, match) as Setup, match).fault).toBeNull();
    const moves = await cli(['moves', '-'], { stdin: out });
    expect(moves.err).toBe('');
    expect(moves.out).not.toBe('');
  });

  test('new without a seed takes one of 128 random bits', async () => {
    const seeds = [await cli(['new', id]), await cli(['new', id])].map(({ out }) => json<Match>(out).dealer?.seed);
    expect(seeds[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  test('replay prints the state, a view, or a drawing', async () => {
    const file = fileOf(played);
    const state = await cli(['replay', file, '--json']);
    expect(state.code).toBe(0);
    expect(state.out).toBe(`${JSON.stringify(json(state.out), null, 2)}\n`);
    expect(json<{ over: boolean }>(state.out).over).toBe(true);
    for (const viewer of ['watcher', ...played.seats.keys()]) {
      const view = await cli([
        'replay',
        file,
        '--at',
        String(played.events.length >> 1),
        '--view',
        String(viewer),
        '--json',
      ]);
      expect(view.code).toBe(0);
      expect(json(view.out)).toBeTypeOf('object');
    }
    const text = await cli(['replay', file]);
    expect(text.code).toBe(0);
    expect(text.out).not.toContain('\u001b');
    expect((await cli(['replay', file], { terminal: true })).out).toContain('\u001b[');
    expect((await cli(['replay', file], { terminal: true, env: { NO_COLOR: '1' } })).out).toBe(text.out);
  });

  test('every listed move is accepted, and what it leads to is dealt', async () => {
    const file = fileOf({
      ...part,
      events: (parseMatch((await cli(['new', id, '--seed', 'moves'])).out) as Match).events,
      dealer: undefined,
    });
    const listed = await cli(['moves', file]);
    const lines = listed.out.trimEnd().split('\n');
    expect(json((await cli(['moves', file, '--json'])).out)).toEqual(lines.map((line) => json(line)));
    for (const line of lines.slice(0, 5)) {
      const added = await cli(['add', file, line, '--deal']);
      expect(added.err).toBe('');
      expect(added.code).toBe(0);
      expect((await cli(['replay', '-'], { stdin: added.out })).code).toBe(0);
    }
    const shown = await cli(['moves', file], { terminal: true });
    expect(shown.out).toMatch(/^ +1 {2}\{"by":/);
  });

  test('verify proves a whole match', async () => {
    const { code, out } = await cli(['verify', fileOf(played)]);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+ chance events? proven from the seed\n$/);
    const chance = played.events.filter(({ by }) => by === 'chance').length;
    expect(json((await cli(['verify', fileOf(played), '--json'])).out)).toEqual({
      proven: chance,
      byHand: 0,
      fault: null,
    });
  });

  test('simulate gives the same figures for the same seed', async () => {
    const argv = ['simulate', id, '--matches', '4', '--seed', 's', '--threads', '1', '--json'];
    const [a, b] = [await cli(argv), await cli(argv)].map(({ out }) => json<{ matches: number; speed?: object }>(out));
    delete a.speed;
    delete b.speed;
    expect(a).toEqual(b);
    expect(a.matches).toBe(4);
    const text = await cli(argv.slice(0, -1));
    expect(text.out).toContain(game.title);
    expect(text.code).toBe(0);
  });

  test('its rulebook and any of its clauses', async () => {
    const { code, out } = await cli(['rules', id]);
    expect(code).toBe(0);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    const clauses = json<{ id: string; mark: string; text: string }[]>((await cli(['rules', id, '--json'])).out);
    expect(clauses.length).toBeGreaterThan(5);
    const [first] = clauses;
    const one = await cli(['rules', id, '--clause', first.id.toLowerCase()]);
    expect(one.out.startsWith(first.id)).toBe(true);
    expect((await cli(['rules', id, '--clause', first.id.split('-')[1]])).out).toBe(one.out);
  });
});

test('games', async () => {
  const { out } = await cli(['games']);
  for (const game of games) expect(out).toContain(game.title);
  const listed = json<{ id: string }[]>((await cli(['games', '--json'])).out);
  expect(listed.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
});

test('bench names its programs', async () => {
  const { code, out } = await cli(['bench', '--list', '--json']);
  expect(code).toBe(0);
  for (const name of json<string[]>(out))
    expect(['mjs', 'ts'].some((end) => existsSync(`bench/${name}.${end}`))).toBe(true);
  expect((await cli(['bench', 'nothing-like-it'])).code).toBe(1);
});

describe('sheet show', () => {
  test.each(games.filter(({ sheet }) => sheet).map(({ id }) => [id]))('%s, as its check takes it', async (id) => {
    const { code, out } = await cli(['sheet', 'show', id]);
    expect(code).toBe(0);
    expect(json(out)).toEqual(findGame(id)!.sheet!.standard);
    expect((await cli(['sheet', 'check', fileOf(out)])).code).toBe(0);
  });

  test.runIf(findGame('hauling-astronauts'))('--before: the one of match files that name none', async () => {
    const { sheet } = findGame('hauling-astronauts')!;
    expect(sheet!.before).not.toEqual(sheet!.standard);
    expect(json((await cli(['sheet', 'show', 'hauling-astronauts', '--before'])).out)).toEqual(sheet!.before);
    const { out } = await cli(['new', 'hauling-astronauts', '--seed', '1']);
    expect(json(out)).toMatchObject({ options: { press: 'roll' }, sheet: sheet!.standard });
    const chosen = ['--options', '{"press":"turn"}', '--sheet', fileOf(JSON.stringify(sheet!.before))];
    const old = await cli(['new', 'hauling-astronauts', '--seed', '1', ...chosen]);
    expect(json(old.out)).toMatchObject({ options: { press: 'turn' }, sheet: sheet!.before });
  });

  test('a game that has none, or is none', async () => {
    for (const id of [...games.filter(({ sheet }) => !sheet).map((game) => game.id), 'chess']) {
      const { code, out, err } = await cli(['sheet', 'show', id]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toSatisfy(isOneLine);
    }
  });
});

describe('backup and restore', () => {
  test('of what is not there fail in words, and make nothing', async () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'waybill-none-')), 'typo');
    const file = `${dataDir}.gz`;
    expect(await cli(['backup', file, '--data-dir', dataDir])).toEqual({
      code: 1,
      out: '',
      err: `${file}: there is no database in ${dataDir}\n`,
    });
    const missing = await cli(['restore', `${dataDir}.db`, '--data-dir', dataDir]);
    expect(missing).toEqual({ code: 1, out: '', err: `${dataDir}.db: there is no such file\n` });
    const other = fileOf('no backup');
    const wrong = await cli(['restore', other, '--data-dir', dataDir]);
    expect(wrong).toEqual({ code: 1, out: '', err: `${other}: is not a backup of Waybill\n` });
    for (const path of [dataDir, file]) expect(existsSync(path)).toBe(false);
  });
});
