// Needs hauling-astronauts.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, games } from '@waybill/games';
import type { Event } from '@waybill/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LineCutter } from '../src/engine/lines.ts';
import type { Answer } from '../src/engine/protocol.ts';
import { EngineSession } from '../src/engine/session.ts';
import { VERSION } from '../src/version.ts';
import { bad, bot, folder } from './engine-bots.ts';
import { buildCli, cli, isOneLine, root, SHARED, SOLO } from './support.ts';

/** A conversation in which each request waits for its answer. */
function talk(level: 'random' | 'hard' = 'random') {
  const said: Answer[] = [];
  const session = new EngineSession((answer) => said.push(answer), level, VERSION);
  const ask = async (request: object | string): Promise<Answer> => {
    said.length = 0;
    session.hear(typeof request === 'string' ? request : JSON.stringify(request));
    await session.finish();
    const answers = said.filter(({ progress }) => progress === undefined);
    expect(answers).toHaveLength(1);
    return answers[0];
  };
  return { session, said, ask };
}

describe('the page on the protocol', () => {
  const page = readFileSync(`${root}docs/engine-protocol.md`, 'utf8');
  const blocks = [...page.matchAll(/^```jsonl\n([\s\S]*?)^```/gm)].map(([, block]) => block);

  const isHere = (block: string) => [...block.matchAll(/"game": "([^"]+)"/g)].every(([, id]) => findGame(id));

  test.each(blocks.filter(isHere).map((block) => [block.slice(0, 60), block]))('%s', async (_, block) => {
    const { ask } = talk();
    const lines = block.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(4);
    for (let i = 0; i < lines.length; i += 2) {
      const [, request] = /^> (.*)$/.exec(lines[i])!;
      const [, expected] = /^< (.*)$/.exec(lines[i + 1])!;
      const answer = JSON.stringify(await ask(request));
      if (expected.endsWith('…')) expect(answer.slice(0, expected.length - 1)).toBe(expected.slice(0, -1));
      else expect(answer).toBe(expected);
    }
  });
});

describe('asking waybill', () => {
  test.each(games.map(({ id }) => [id]))('%s, a whole match by show, deal, go and play', async (game) => {
    const { ask } = talk();
    await ask({ do: 'setup', game });
    for (let id = 0; ; id++) {
      const { next, moves, score, result } = await ask({ id, do: 'show' });
      if (next === 'over') {
        expect(result).toMatchObject({ scores: score });
        break;
      }
      if (next === 'chance') expect((await ask({ do: 'deal', seed: 's' })).answer).toBe('deal');
      else {
        const { event } = await ask({ id: 'go', do: 'go', seed: String(id) });
        expect(moves).toContainEqual(event);
        expect(await ask({ do: 'play', event })).not.toHaveProperty('error');
      }
    }
  });

  test.runIf(findGame('grand-prix'))('what is bad gets an error line with its id, and disturbs nothing', async () => {
    const { ask } = talk();
    await ask({ do: 'setup', game: 'grand-prix' });
    const before = await ask({ do: 'show' });
    const flawed: (object | string)[] = [
      'x',
      '[]',
      'null',
      '{"do":',
      { id: 1 },
      { id: 1, do: 'fly' },
      { id: 1, do: '__proto__' },
      { id: 1, do: 'hello', more: 1 },
      { id: 1, do: 'setup' },
      { id: 1, do: 'setup', game: 'chess' },
      { id: 1, do: 'setup', game: 'grand-prix', seats: ['A', 'B'] },
      { id: 1, do: 'setup', game: 'grand-prix', options: { fly: 1 } },
      { id: 1, do: 'setup', game: 'grand-prix', sheet: {} },
      { id: 1, do: 'setup', game: 'grand-prix', events: [{}] },
      { id: 1, do: 'show', seat: 7 },
      { id: 1, do: 'show', seat: -1 },
      { id: 1, do: 'play' },
      { id: 1, do: 'play', event: { by: 0, type: 'gear', gear: 99 } },
      { id: 1, do: 'play', event: { by: 'chance', type: 'roll', dice: [1] } },
      { id: 1, do: 'deal' },
      { id: 1, do: 'go', level: 'best' },
      { id: 1, do: 'go', level: 'easy', iterations: 5 },
      { id: 1, do: 'go', iterations: 0 },
      { id: 1, do: 'go', seat: 3 },
      { id: 1, do: 'go', seat: 0, view: { rubbish: true } },
    ];
    for (const request of flawed) {
      const { id, error, ...rest } = await ask(request);
      expect(rest, JSON.stringify(request)).toEqual({});
      expect(error?.words).toMatch(/./);
      expect(id).toBe(typeof request === 'string' ? undefined : 1);
      expect(error?.words).not.toContain('internal error');
    }
    expect(await ask({ do: 'show' })).toEqual(before);
  });

  test('nothing is asked of a match before there is one', async () => {
    for (const name of ['show', 'deal', 'go']) {
      expect((await talk().ask({ do: name })).error?.words).toBe('there is no match: send setup first');
    }
  });

  test.runIf(findGame('black-pawn-trucking'))('the same seed and iterations give the same answer', async () => {
    const go = { do: 'go', level: 'hard', iterations: 30, seed: 'same' };
    const { ask } = talk();
    await ask({ do: 'setup', game: 'black-pawn-trucking' });
    await ask({ do: 'deal', seed: 's' });
    const first = await ask(go);
    expect(await ask(go)).toEqual(first);
    expect(first).toMatchObject({ answer: 'go', event: (first.options as { event: Event }[])[0].event });
  });

  test('a view is enough to think about', async () => {
    const { ask } = talk();
    await ask({ do: 'setup', game: 'hauling-astronauts' });
    const { view, moves } = await ask({ do: 'show', seat: 0 });
    const other = talk();
    await other.ask({ do: 'setup', game: 'hauling-astronauts', seat: 0 });
    const { event } = await other.ask({ do: 'go', seat: 0, view, moves, limit: 5000, level: 'easy' });
    expect(moves).toContainEqual(event);
  });

  test.runIf(findGame('cape-to-cairo'))(
    'while it thinks it can be stopped, and refuses what would disturb',
    async () => {
      const { session, said, ask } = talk();
      await ask({ do: 'setup', game: 'cape-to-cairo' });
      await ask({ do: 'deal', seed: 's' });
      said.length = 0;
      session.hear('{"id":1,"do":"go","level":"expert","iterations":100000000}');
      session.hear(`{"id":2,"do":"setup","game":"${SOLO}"}`);
      session.hear('{"id":3,"do":"show"}');
      session.hear('{"id":4,"do":"stop"}');
      await session.finish();
      const brief = said
        .filter(({ progress }) => progress === undefined)
        .map(({ id, answer }) => [id, answer ?? 'error']);
      expect(brief).toEqual([
        [2, 'error'],
        [3, 'show'],
        [4, 'stop'],
        [1, 'go'],
      ]);
    },
  );

  test('the command: lines in, lines out, until quit or the end', async () => {
    const { code, out, err } = await cli(['engine'], {
      stdin: '\n{"id":1,"do":"hello"}\nx\n{"do":"quit"}\n{"do":"hello"}\n',
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer);
    expect(lines.map(({ answer, error }) => answer ?? error?.words)).toEqual(['hello', 'the line is not JSON', 'quit']);
    const went = await cli(['engine', '--level', 'random'], {
      stdin: `{"do":"setup","game":"${SHARED}"}\n{"do":"deal","seed":"s"}\n{"do":"go"}`,
    });
    expect(went.out).toContain('"answer":"go"');
    expect((await cli(['engine', '--level', 'best'])).code).toBe(1);
  });

  test('lines are cut wherever the bytes are', () => {
    const cutter = new LineCutter(6);
    const bytes = Buffer.from('é1\n\nlong line\né2\nrest');
    const found = [...bytes].flatMap((byte) => cutter.push(Buffer.from([byte])));
    expect([...found, ...cutter.end()]).toEqual(['é1', '', null, 'é2', 'rest']);
  });
});

describe('programs that are bots', () => {
  const good = bot('good');

  test('the check of a good one', async () => {
    const { code, out, err } = await cli(['engine', 'check', good]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ok: hello\n[\s\S]*ok: plays Hauling Astronauts\nit speaks the protocol\n$/);
    for (const { id, title } of games) expect(out.includes(title)).toBe(id === 'hauling-astronauts');
  });

  test.each(bad)('the check of one that %s', async (name, body, words) => {
    const { code, out } = await cli(['engine', 'check', bot(name, body), '--time-limit', '200']);
    expect(code).toBe(1);
    expect(out).toMatch(words);
    expect(out).toMatch(/\n1 thing wrong; see docs\/engine-protocol\.md\n$/);
  });

  test.each([
    [
      'another protocol',
      "if (name === 'hello') return say({ id, answer: name, name: 'x', protocol: 2 });",
      'protocol must be 1, not 2',
    ],
    ['no name', "if (name === 'hello') return say({ id, answer: name, protocol: 1 });", 'name must be a text'],
    [
      'what it does not know',
      "if (name === 'juggle') return say({ id, answer: name });",
      'accepts the unknown request "juggle"',
    ],
    ['a quit it does not obey', "if (name === 'quit') return setInterval(() => {}, 1000);", 'still runs after quit'],
  ])('the check of %s', async (name, body, words) => {
    const { code, out } = await cli(['engine', 'check', bot(name.replaceAll(' ', '-'), body)]);
    expect(code).toBe(1);
    expect(out).toContain(words);
  });

  const SIMULATE = ['simulate', 'hauling-astronauts', '--seed', 'e', '--matches', '2'];

  test('one plays in a simulation beside others', async () => {
    const { code, out, err } = await cli([...SIMULATE, '--bots', `random,${good}`, '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { bots, endings } = JSON.parse(out) as { bots: { name: string }[]; endings: object };
    expect(bots.map(({ name }) => name)).toEqual(['random', good]);
    expect(endings).not.toHaveProperty('forfeit');
  });

  test.each(bad)('one that %s loses its matches and nothing else', async (name, body, words) => {
    const file = bot(name, body);
    const { code, out, err } = await cli([...SIMULATE, '--bots', `random,${file}`, '--json', '--time-limit', '200']);
    expect(code).toBe(0);
    const { bots, endings, matches } = JSON.parse(out) as {
      bots: { wins: { mean: number } }[];
      endings: Record<string, { mean: number }>;
      matches: number;
    };
    expect(matches).toBe(2);
    expect(endings.forfeit.mean).toBe(1);
    expect(bots.map(({ wins }) => wins.mean)).toEqual([1, 0]);
    expect(err).toMatch(words);
    expect(err.split('\n').filter((line) => line.startsWith('forfeit: '))).toHaveLength(2);
  });

  test('one beside a person, who keeps what was played when it fails', async () => {
    const played = await cli(['play', 'hauling-astronauts', '--bot', good, '--seed', 'p'], { stdin: '1\nlog\nquit\n' });
    expect({ code: played.code, err: played.err }).toEqual({ code: 0, err: '' });
    const save = join(folder, 'kept.json');
    const argv = ['play', 'hauling-astronauts', '--bot', bot(bad[1][0], bad[1][1]), '--save', save];
    const { code, err } = await cli(argv, { stdin: '1\n1\n1\n' });
    expect(code).toBe(1);
    expect(err).toMatch(/lies\.cjs: plays what is not allowed/);
    expect(JSON.parse(readFileSync(save, 'utf8'))).toMatchObject({ events: [{ by: 0, type: 'dock' }] });
  });

  test.each([
    [1, ['simulate', SOLO, '--bots', './nowhere.py']],
    [1, ['simulate', SOLO, '--bots', join(root, 'README.md')]],
    [1, ['play', SOLO, '--bot', './nowhere.py']],
    [1, ['engine', 'check', './nowhere.py']],
    [2, ['simulate', SOLO, '--bots', good, '--threads', '2']],
    [2, ['simulate', SOLO, '--bots', 'easy', '--time-limit', '100']],
    [2, ['play', SHARED, '--bot', 'easy', '--time-limit', '100']],
    [2, ['play', SOLO, '--bot', good]],
    [2, ['engine', 'check']],
  ] as [number, string[]][])('exit %i: %j', async (expected, argv) => {
    const { code, out, err } = await cli(argv);
    expect({ code, out }).toEqual({ code: expected, out: '' });
    expect(err).toSatisfy(isOneLine);
    expect(err).not.toContain('internal error');
  });
});

describe('as real processes, and in Python', () => {
  beforeAll(() => {
    buildCli();
    const { status } = spawnSync('python3', ['--version']);
    if (status !== 0) throw new Error('install Python 3.9 or newer, as python3: the examples of engines are in it');
  });

  test('the bot is of fifty lines and plays every game', async () => {
    const file = join(root, 'examples/engine_bot.py');
    expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(50);
    const { code, out, err } = await cli(['engine', 'check', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const { title } of games) expect(out).toContain(`ok: plays ${title}\n`);
  });

  const compiler = ['c++', 'g++', 'clang++'].find((name) => spawnSync(name, ['--version']).status === 0);

  test.skipIf(!compiler)('the bot in C++ plays every game (where there is a compiler)', async () => {
    const file = join(folder, 'engine_bot');
    execFileSync(compiler!, ['-std=c++17', '-Wall', '-Werror', '-o', file, join(root, 'examples/engine_bot.cpp')]);
    const { code, out, err } = await cli(['engine', 'check', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const { title } of games) expect(out).toContain(`ok: plays ${title}\n`);
  });

  test.each(games.map(({ id }) => [id]))('the client plays %s to its end', (game) => {
    const env = { ...process.env, WAYBILL: `${process.execPath} ${root}packages/cli/bin/waybill.mjs` };
    const out = execFileSync('python3', [join(root, 'examples/engine_client.py'), game, 'random'], {
      env,
      encoding: 'utf8',
    });
    expect(JSON.parse(out)).toMatchObject({ scores: expect.any(Array) as unknown });
  });

  test('no engine outlives a host that is ended', async () => {
    const note = join(folder, 'pid');
    const file = bot(
      'spins',
      `if (name === 'go') { require('node:fs').writeFileSync('${note}', String(process.pid)); for (;;); }`,
    );
    const host = spawn(process.execPath, [
      `${root}packages/cli/bin/waybill.mjs`,
      'engine',
      'check',
      file,
      '--time-limit',
      '60000',
    ]);
    await vi.waitFor(() => expect(readFileSync(note, 'utf8')).toMatch(/^\d+$/), 60_000);
    const ended = once(host, 'exit');
    host.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    const pid = Number(readFileSync(note, 'utf8'));
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 10_000);
  });

  test('a bot is told every option, those not chosen too', async () => {
    const note = join(folder, 'options');
    const file = bot(
      'notes',
      `if (name === 'setup') require('node:fs').writeFileSync('${note}', JSON.stringify(request));`,
    );
    expect((await cli(['engine', 'check', file])).code).toBe(0);
    const game = games.find(({ id }) => id === 'hauling-astronauts')!;
    const { options, seat } = JSON.parse(readFileSync(note, 'utf8')) as { options: object; seat: number };
    expect(Object.keys(options).sort()).toEqual(game.options.map(({ key }) => key).sort());
    expect(seat).toBe(0);
  });

  test('waybill is an engine like any other', async () => {
    const command = `${root}packages/cli/bin/waybill.mjs engine --level random`;
    expect(existsSync(`${root}packages/cli/dist/main.js`)).toBe(true);
    const { code, out } = await cli(['engine', 'check', command]);
    expect(out).toMatch(/it speaks the protocol\n$/);
    expect(code).toBe(0);
  });
});
