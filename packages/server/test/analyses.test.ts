// Needs grand-prix.
import type { Analysis } from '@waybill/bots/analysis';
import { type Match, matchOf, Sfc32 } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { analyseMatch } from '../src/analyses/analyse-match.ts';
import type { Analyst } from '../src/index.ts';
import { Client } from './client.ts';
import { playFirst } from './seats.ts';
import { serving } from './serving.ts';
import { finishRace, SHORT_RACE } from './short-race.ts';

/** A worker that takes what it is asked when it is let go. */
class Worker implements Analyst {
  readonly asked: Match[] = [];
  private free = () => {};
  private freed = new Promise<void>((resolve) => (this.free = resolve));

  analyse = analyseMatch;

  async askWorker(match: Match): Promise<Analysis | null> {
    this.asked.push(match);
    await this.freed;
    return analyseMatch(match);
  }

  letGo(): void {
    this.free();
  }

  async close(): Promise<void> {
    this.letGo();
  }
}

test('who sat there asks, once for all; it is kept with the match, and whoever sees the match sees it', async () => {
  const worker = new Worker();
  const { url } = await serving({ analyst: worker, limits: { waitMs: 50 } });
  const { ann, table } = await finishRace(url, 'a');
  const path = `/api/tables/${table}/analysis`;
  expect((await ann.call('GET', path)).body).toEqual({ offered: true, analysis: null });
  const ben = await Client.guest(url, 'Ben');
  expect([(await ben.call('POST', path)).status, (await new Client(url).call('POST', path)).status]).toEqual([
    403, 401,
  ]);
  const both = await Promise.all([ann.call('POST', path), ann.call('POST', path)]);
  expect(both.map(({ body }) => body)).toEqual(both.map(() => ({ offered: true, analysis: null })));
  worker.letGo();
  const match = matchOf((await ann.call('GET', `/api/tables/${table}/match`)).text);
  const made = JSON.parse(JSON.stringify(await analyseMatch(match)));
  await expect.poll(async () => (await ann.call('POST', path)).body).toEqual({ offered: true, analysis: made });
  expect((await ben.call('GET', path)).body).toEqual({ offered: true, analysis: made });
  expect(worker.asked).toHaveLength(1);
  expect(worker.asked[0].seats).toEqual(['Seat 1']);
});

test('one at a time for each person, so many an hour, and only of what was played to its end', async () => {
  const worker = new Worker();
  const { url } = await serving({ analyst: worker, limits: { waitMs: 50, analysesPerHour: 1, refusalMs: 0 } });
  const { ann, table } = await finishRace(url, 'b');
  const others: string[] = [];
  for (let i = 0; i < 2; i++) {
    const other = await ann.make(SHORT_RACE);
    await ann.now(other, { type: 'sit', seat: 0 });
    await ann.now(other, { type: 'start' });
    others.push(other);
  }
  const ask = async (id: string) => {
    const { status, body } = await ann.call('POST', `/api/tables/${id}/analysis`);
    return [status, body.error?.code];
  };
  expect(await ask(others[0])).toEqual([409, 'not-over']);
  await ann.now(others[0], { type: 'resign' });
  expect(await ask(others[0])).toEqual([409, 'not-played']);
  expect(await ask(table)).toEqual([200, undefined]);
  const rng = new Sfc32('c');
  while ((await ann.look(others[1], 1_000_000)).status.phase !== 'over') await playFirst([ann], others[1], rng);
  expect(await ask(others[1])).toEqual([409, 'one-at-a-time']);
  worker.letGo();
  await expect.poll(async () => (await ann.call('GET', `/api/tables/${table}/analysis`)).body.analysis).not.toBeNull();
  await expect.poll(() => ask(others[1])).toEqual([429, 'too-often']);
});

test('a server without workers says so, and one whose workers are busy does too', async () => {
  const { url } = await serving();
  const { ann, table } = await finishRace(url, 'd');
  const path = `/api/tables/${table}/analysis`;
  expect((await ann.call('GET', path)).body).toEqual({ offered: false, analysis: null });
  expect((await ann.call('POST', path)).body.error.code).toBe('no-worker');
  const busy = await serving({
    analyst: { analyse: analyseMatch, askWorker: async () => null, close: async () => {} },
  });
  const other = await finishRace(busy.url, 'd');
  const { status, body } = await other.ann.call('POST', `/api/tables/${other.table}/analysis`);
  expect([status, body.error.code]).toEqual([409, 'no-worker']);
});
