import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { arraysOf } from '@waybill/bots';
import { Arrays } from '@waybill/bots/arrays';
import { findGame, games, loadBots } from '@waybill/games';
import { MoveList, Sfc32, setupOf } from '@waybill/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { serveFrames } from '../src/frames/serve.ts';
import type { Io } from '../src/io.ts';
import { buildCli, root, SOLO } from './support.ts';

const run = promisify(execFile);

describe('games as arrays', () => {
  test.each(games.map((game) => [game.id, game] as const))(
    '%s: a seat sees no more than it may know, and every number is one',
    async (_, game) => {
      const setup = setupOf(game, { seats: ['a', 'b', 'c', 'd'].slice(0, Math.max(game.seats.min, 1)) });
      const arrays = new Arrays(game, setup, await arraysOf(await loadBots(game)));
      const [rng, guesses, moves] = [new Sfc32('arrays'), new Sfc32('guesses'), new MoveList()];
      const [real, guessed] = [new Float32Array(arrays.size), new Float32Array(arrays.size)];
      const s = game.begin(setup);
      for (let step = 0; step < 150; step++) {
        const next = game.next(s);
        if (next === 'over') break;
        if (next === 'chance') {
          game.chance.deal(s, rng);
          continue;
        }
        for (const seat of setup.seats.keys()) {
          real.fill(0);
          guessed.fill(0);
          arrays.observe(s, seat, real);
          arrays.observe(game.guess(s, seat, guesses), seat, guessed);
          expect(guessed).toEqual(real);
          expect(real.every(Number.isFinite)).toBe(true);
        }
        moves.clear();
        game.moves(s, moves);
        const actions = Array.from({ length: moves.size }, (__, place) => arrays.actionAt(moves, place));
        expect(new Set(actions).size).toBe(moves.size);
        expect(Math.min(...actions)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...actions)).toBeLessThan(arrays.actions);
        const place = rng.below(moves.size);
        expect(arrays.moveOf(actions[place], moves)).toBe(moves.codes[place]);
        game.play(s, moves.codes[place]);
      }
    },
  );

  test('fields have names of their own and lie side by side', async () => {
    for (const game of games) {
      const arrays = new Arrays(game, setupOf(game), await arraysOf(await loadBots(game)));
      expect(new Set(arrays.fields.map(({ name }) => name)).size).toBe(arrays.fields.length);
      const last = arrays.fields.at(-1)!;
      expect(last.at + last.size).toBe(arrays.size);
    }
  });
});

/** The answers to these frames, each with its kind and content. */
async function talk(...frames: (readonly [kind: number, content: string])[]): Promise<[kind: number, text: string][]> {
  const bytes = frames.map(([kind, content]) => {
    const frame = Buffer.alloc(8 + Buffer.byteLength(content));
    frame.writeUInt32LE(4 + Buffer.byteLength(content), 0);
    frame[4] = kind;
    frame.write(content, 8);
    return frame;
  });
  let said: Buffer = Buffer.alloc(0);
  // A byte at a time, as badly as a pipe may cut it.
  const stdin = Readable.from(Array.from(Buffer.concat(bytes), (byte) => Buffer.from([byte])));
  const out: Io['out'] = (part, gone) => {
    said = Buffer.concat([said, Buffer.from(part)]);
    gone?.();
  };
  await serveFrames({ stdin, out });
  const answers: [number, string][] = [];
  for (let at = 0; at < said.length; at += 4 + said.readUInt32LE(at)) {
    answers.push([said[at + 4], said.toString('utf8', at + 8, at + 4 + said.readUInt32LE(at))]);
  }
  return answers;
}

describe('frames', () => {
  test('what is wrong is told, and what follows is answered', async () => {
    const answers = await talk(
      [1, ''],
      [0, 'x'],
      [0, '{"game":"chess","matches":1,"seed":""}'],
      [9, ''],
      [3, `{"game":"${SOLO}","events":[{}]}`],
      [0, `{"game":"${SOLO}","matches":2,"seed":"a"}`],
      [2, 'abc'],
      [1, ''],
    );
    expect(answers.map(([kind]) => kind)).toEqual([1, 1, 1, 1, 1, 0, 1, 0]);
    expect(answers[0][1]).toBe('open comes first');
    expect(answers[2][1]).toMatch(/^open: there is no game chess; there are /);
    expect(answers[2][1]).toContain(SOLO);
    expect(JSON.parse(answers[5][1])).toMatchObject({ game: SOLO, matches: 2 });
    expect(answers[6][1]).toBe('step: needs 2 actions of four bytes each');
  });

  test('a plan that is refused leaves the batch as it was', async () => {
    const plan = { game: SOLO, matches: 2, seed: 'a' };
    const answers = await talk(
      [0, JSON.stringify({ ...plan, once: true })],
      [0, JSON.stringify({ ...plan, memory: '/nowhere/at/all' })],
      [1, 'another seed'],
      [1, 'x'.repeat(201)],
      [4, '\x01\0\0\0'],
      [4, '\x02\0\0\0'],
      [4, '\x01'],
      [5, '{"level":"easy","seed":"a"}'],
      [5, '{"level":"god","seed":"a"}'],
    );
    expect(answers.map(([kind]) => kind)).toEqual([0, 1, 0, 1, 0, 1, 1, 0, 1]);
    expect(answers[1][1]).toBe("open: memory: can't be used (ENOENT)");
    expect(answers[4][1]).toMatch(/\n/);
    expect(answers[5][1]).toBe('draw: match 2: there are 2, from 0');
    expect(answers[7][1]).toHaveLength(8);
  });
});

const python = spawnSync('python3', ['--version']).status === 0;
const where = python ? '' : ' (not tested: install Python 3.9 or newer, as python3)';

describe.skipIf(!python)(`the Python package${where}`, { timeout: 900_000 }, () => {
  beforeAll(() => {
    buildCli();
  });
  // Built once above; the command itself would look at every source at every start.
  const main = `import('${root}packages/cli/dist/main.js').then(({ main }) => main())`;
  const env = { ...process.env, WAYBILL: `'${process.execPath}' -e "${main}" waybill` };
  const unittest = (before: string, ...wanted: string[]) => {
    const argv = JSON.stringify(['unittest', 'discover', '-s', 'tests', '-t', '.', ...wanted]);
    const code = `import sys, unittest; ${before}; unittest.main(module=None, argv=${argv})`;
    return run('python3', ['-c', code], { cwd: join(root, 'python'), env, encoding: 'utf8' });
  };

  // Its tests play all of these.
  const all = ['black-pawn-trucking', 'cape-to-cairo', 'grand-prix', 'hauling-astronauts', 'ship-it'].every(findGame);

  test.runIf(all).each(['waybill', 'pettingzoo', 'errors', 'readme', 'example'])(
    'passes its tests: %s',
    async (name) => {
      expect((await unittest('pass', '-p', `test_${name}.py`)).stderr).toMatch(/\nOK( \(skipped=\d+\))?\n$/);
    },
  );

  test.runIf(all)('passes them without NumPy', async () => {
    const wanted = ['-k', 'Vectors', '-k', 'test_a_match_by_the_rules'];
    expect((await unittest("sys.modules['numpy'] = None", ...wanted)).stderr).toMatch(/\nOK \(skipped=1\)\n$/);
  });
});
