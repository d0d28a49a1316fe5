// Needs grand-prix, hauling-astronauts.
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../server/test/postgres.ts';
import { openQueue } from '../src/queue/queue.ts';
import { buildCli, cli, isOneLine, root, SOLO } from './support.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

const JOB = ['simulate', 'hauling-astronauts', '--bots', 'easy,random', '--matches', '40', '--seed', 'far'];
const VERSUS = ['--versus', '{"bonusDice":true}'];

const figures = (out: string) => ({ ...(JSON.parse(out) as object), speed: null });

describe('work that is handed out', { timeout: 300_000 }, () => {
  let postgres: TestPostgres;
  const workers: WorkerProcess[] = [];

  beforeAll(async () => {
    buildCli();
    postgres = await startPostgres();
  }, 120_000);

  afterAll(async () => {
    for (const { worker } of workers) worker.kill('SIGKILL');
    await postgres?.remove();
  });

  function startOne(): WorkerProcess {
    const started = startWorker(postgres.url);
    workers.push(started);
    return started;
  }

  test('many who come at once to an empty database all find the queue', async () => {
    const soon = (n: number) => sleep(15 * n).then(() => openQueue(postgres.url));
    const bosses = await Promise.all(Array.from({ length: 8 }, (_, n) => soon(n)));
    await Promise.all(bosses.map((boss) => boss.stop({ graceful: false })));
  });

  test('three workers share a job, one is killed in the middle, and the result is the same to the last digit', async () => {
    const started = [startOne(), startOne(), startOne()];
    const here = cli([...JOB, ...VERSUS, '--json', '--threads', '1']);
    const there = cli([...JOB, ...VERSUS, '--json', '--database', postgres.url, '--lost-after', '5']);
    const [{ worker, said }] = started;
    await vi.waitFor(() => expect(said()).toContain('hauling-astronauts: matches'), { timeout: 120_000, interval: 20 });
    worker.kill('SIGKILL');
    expect(await once(worker, 'exit')).toEqual([null, 'SIGKILL']);
    const { code, out, err } = await there;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(figures(out)).toEqual(figures((await here).out));
    for (const other of started.slice(1)) expect(other.said()).toContain('hauling-astronauts: matches');
  });

  test('whoever handed it out may stop, and goes on with what it has', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'waybill-queue-')), 'far.jsonl');
    // So many that it is not over before it is stopped.
    const many = [...JOB, '--matches', '150'];
    const argv = [...many, '--database', postgres.url, '--resume', file, '--json'];
    let stop = () => {};
    const first = cli(argv, {
      onStop(callback) {
        stop = callback;
        return () => {};
      },
    });
    await vi.waitFor(() => expect(readFileSync(file, 'utf8').split('\n').length).toBeGreaterThan(3), 120_000);
    stop();
    expect((await first).code).toBe(130);
    const { out } = await cli(argv);
    expect(figures(out)).toEqual(figures((await cli([...many, '--json', '--threads', '1'])).out));
  });

  test('workers analyse a match, and come to the same to the last digit', async () => {
    startOne();
    const match = `${root}games/hauling-astronauts/fixtures/passes-and-stays.waybill.json`;
    const argv = ['analyse', match, '--level', '5', '--json'];
    const there = await cli([...argv, '--database', postgres.url]);
    expect({ code: there.code, err: there.err }).toEqual({ code: 0, err: '' });
    expect(there.out).toBe((await cli([...argv, '--threads', '1'])).out);
    expect(workers.map(({ said }) => said()).join('')).toMatch(/hauling-astronauts: analysis, part \d+ of \d+\n/);
  });

  test.each([
    [2, ['worker']],
    [1, ['worker', '--database', 'postgres://nobody@127.0.0.1:1/none']],
    [1, ['simulate', SOLO, '--database', 'mysql://x']],
    [2, ['simulate', SOLO, '--lost-after', '5']],
    [2, ['analyse', `${root}games/grand-prix/fixtures/dice-by-kind.waybill.json`, '--database', 'postgres://x']],
    [2, ['analyse', `${root}games/hauling-astronauts/fixtures/dice-by-kind.waybill.json`, '--lost-after', '5']],
    [2, ['simulate', SOLO, '--database', 'postgres://x', '--threads', '2']],
    [2, ['simulate', SOLO, '--database', 'postgres://x', '--matches-dir', tmpdir()]],
    [2, ['simulate', SOLO, '--database', 'postgres://x', '--bots', `${root}examples/engine_bot.py`]],
  ] as [number, string[]][])('exit %i: %j', async (expected, argv) => {
    const { code, out, err } = await cli(argv);
    expect({ code, out }).toEqual({ code: expected, out: '' });
    expect(err).toSatisfy(isOneLine);
    expect(err).not.toContain('internal error');
  });
});
