// Needs grand-prix, hauling-astronauts.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findGame } from '@waybill/games';
import { type Match, matchOf, Play, setupOf } from '@waybill/kernel';
import { Bots, startServer } from '@waybill/server';
import { analyseMatch } from '@waybill/server/analyse-match';
import type { BotQuestion } from '@waybill/server/bot-question';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../server/test/postgres.ts';
import { playFirst, tableWith } from '../../server/test/seats.ts';
import { finishRace } from '../../server/test/short-race.ts';
import { openQueue, PARTS, type Part } from '../src/queue/queue.ts';
import { WorkerAnalyst } from '../src/queue/worker-analyst.ts';
import { WorkerBots } from '../src/queue/worker-bots.ts';
import { openWorkerDesk } from '../src/queue/worker-desk.ts';
import { buildCli, cli, isOneLine, randomMatch } from './support.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

const GAME = 'hauling-astronauts';

/** Of a bot that needs no clock: the seed decides everything. */
function question(events: number): BotQuestion {
  const game = findGame(GAME)!;
  const match = randomMatch(game, 'far', events);
  const setup = setupOf(game, match);
  const play = new Play(game, setup);
  for (const event of match.events) play.accept(event);
  const seat = game.next(play.state);
  if (typeof seat !== 'number') return question(events + 1);
  const plan = { game: GAME, options: setup.options, seats: 2, listed: false, clock: null };
  return { plan, view: game.view(play.state, seat), seat, level: 'easy', seed: 'thought' };
}

/** As it comes through a queue. */
const analysisOf = async (match: Match) => JSON.parse(JSON.stringify(await analyseMatch(match))) as unknown;

/** A server's own thread that must not be needed. */
const nobody = { analyse: async () => null, close: async () => {} };

/** On a busy machine a worker may come too late, and is then left in peace for a while. */
const patiently = <T>(ask: () => Promise<T | null>) => vi.waitUntil(ask, { timeout: 60_000, interval: 500 });

describe('bots of a server that think at workers', { timeout: 120_000 }, () => {
  let postgres: TestPostgres;
  let started: WorkerProcess | undefined;

  beforeAll(async () => {
    buildCli();
    postgres = await startPostgres();
  }, 120_000);

  afterAll(async () => {
    started?.worker.kill('SIGKILL');
    await postgres?.remove();
  });

  test('nobody is there: nobody answers, and nothing stays in the queue', async () => {
    const bots = new WorkerBots(await openWorkerDesk(postgres.url));
    const boss = await openQueue(postgres.url);
    try {
      expect(await bots.ask(question(30))).toBeNull();
      expect(await boss.getQueueSize(PARTS)).toBe(0);
    } finally {
      await bots.close();
      await boss.stop({ graceful: false, wait: true });
    }
  });

  test('what nobody may do is not believed', async () => {
    const bots = new WorkerBots(await openWorkerDesk(postgres.url));
    const boss = await openQueue(postgres.url);
    try {
      const result = JSON.stringify({ event: { by: 0, type: 'win', at: 'once' } });
      const answered = await patiently(async () => {
        const asked = { ended: false, answer: bots.ask(question(30)) };
        void asked.answer.finally(() => (asked.ended = true));
        for (; !asked.ended; await sleep(10)) {
          const [part] = await boss.fetch<Part>(PARTS);
          if (!part) continue;
          await boss.complete(PARTS, part.id, { number: 0, result });
          return { event: await asked.answer };
        }
        return null;
      });
      expect(answered).toEqual({ event: null });
    } finally {
      await bots.close();
      await boss.stop({ graceful: false, wait: true });
    }
  });

  test('a worker outlives a restart of its database, says what a thread of the server would of moves and of a match that somebody asks about, moves for a bot, and may be killed', async () => {
    started = startWorker(postgres.url);
    const { worker, said } = started;
    await vi.waitFor(() => expect(said()).toContain('waiting for work'), 60_000);
    await postgres.stop();
    await postgres.start();
    const desk = await openWorkerDesk(postgres.url);
    const [bots, here] = [new WorkerBots(desk), new Bots(1)];
    const analyst = new WorkerAnalyst(desk, nobody);
    const server = await startServer({ database: postgres.url, bots, analyst });
    try {
      for (const events of [12, 30]) {
        const answer = await patiently(() => bots.ask(question(events)));
        expect(answer).toEqual(await here.think(question(events), 'ann'));
      }
      const { ann, table: race } = await finishRace(server.url, 'asked');
      const asked = await patiently(async () => {
        const answer = await ann.call('POST', `/api/tables/${race}/analysis`);
        return answer.body.analysis ? answer : null;
      });
      const file = matchOf((await ann.call('GET', `/api/tables/${race}/match`)).text);
      expect(asked.body.analysis).toEqual(await analysisOf(file));
      expect(await patiently(() => analyst.analyse(file))).toEqual(asked.body.analysis);
      expect((await ann.call('GET', `/api/tables/${race}/analysis`)).body).toEqual(asked.body);
      expect(said()).toContain('grand-prix: analysis of a match');
      const { people, table } = await tableWith(server.url, ['Ann'], { game: GAME, seats: 2 });
      await people[0].now(table, { type: 'bot', seat: 1, level: 'hard' });
      expect((await people[0].now(table, { type: 'start' })).status).toBe(200);
      /** Ann plays what she can until so much has happened. */
      const playUntil = (isEnough: (entries: number) => boolean) =>
        vi.waitUntil(
          async () => {
            const { n, status } = await people[0].look(table, 1_000_000);
            if (status.next === 0) await playFirst(people, table);
            return isEnough(n) && n;
          },
          { timeout: 60_000, interval: 50 },
        );
      const entries = await playUntil(() => said().includes(`${GAME}: a move of a bot (hard)`));
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      await playUntil((n) => n > entries + 4);
    } finally {
      await Promise.all([server.close(), here.close()]);
    }
  });

  test('--workers needs a database', async () => {
    const { code, out, err } = await cli(['serve', '--workers', '--port', '0']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toSatisfy(isOneLine);
  });
});
