import { setTimeout as sleep } from 'node:timers/promises';
import { Sfc32 } from '@waybill/kernel';
import type { PastMatch } from '@waybill/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { NEWCOMER, type Rating } from '../src/ratings/formula.ts';
import { Client } from './client.ts';
import { type Acknowledged, insist, insistOn, missing, playOn, startMatch } from './drive.ts';
import { listening } from './listening.ts';
import { Load } from './load.ts';
import { freePort, NodeProcess } from './process.ts';
import { DUEL, passTurn, SOLO, tableWith } from './seats.ts';
import { freshFolder } from './serving.ts';

/** How often the server dies, and under how many matches at once. */
const DEATHS = 4;
const MATCHES = 15;
/** Matches that end meanwhile, at most. */
const GIVEN_UP = 12;
/** When it dies follows from it; `SEED=… npx vitest run packages/server/test/crash.test.ts` is the same schedule again. */
const SEED = process.env.SEED ?? String(Date.now());

/** Today's deal, played all the while, and a duplicate that was promised. */
async function startDeal(person: Client, rng: Sfc32) {
  const id = `${new Date().toISOString().slice(0, 10)}-${SOLO}`;
  const play = () => insist(() => person.call('POST', `/api/deals/${id}/play`, {}));
  const look = async (which: string) => (await insist(() => person.call('GET', `/api/deals/${which}`))).body;
  const table = (await play()).body.id as string;
  const wish = { key: 'a-duplicate', game: SOLO, seats: [null], days: 3 };
  const duplicate = (await insist(() => person.call('POST', '/api/deals', wish))).body.id as string;
  const [{ commit }, promised] = [await look(id), await look(duplicate)];
  const acknowledged: Acknowledged[] = [];
  let ending = false;
  const playing = playOn([person], { game: SOLO, seats: 1 }, table, rng, acknowledged, () => ending);
  const check = async () => {
    expect((await play()).body.id).toBe(table);
    expect(await look(id)).toMatchObject({ commit });
    expect(await look(duplicate)).toMatchObject({ commit: promised.commit, ends: promised.ends });
    expect(await missing(person, acknowledged)).toEqual([]);
  };
  const finish = async () => {
    ending = true;
    await playing;
    await person.now(table, { type: 'resign' });
    await check();
    expect((await look(id)).results).toMatchObject([{ table, you: true }]);
  };
  return { check, finish };
}

/** Matches that are given up, one after the other: each moves both ratings, once. */
async function startGivingUp(url: string) {
  const people = await Promise.all(['P4', 'P5'].map((name) => Client.guest(url, name)));
  const over: string[] = [];
  const until = { over: false };
  const playing = (async () => {
    for (; !until.over && over.length < GIVEN_UP; await sleep(250)) {
      const table = await startMatch(people, { game: DUEL, seats: 2 });
      await insistOn(people[1], table, { type: 'resign' });
      over.push(table);
    }
  })();
  const rated = async () => (await insist(() => people[0].call('GET', `/api/me/matches?game=${DUEL}`))).body.matches;
  const finish = async () => {
    until.over = true;
    await playing;
    let matches: PastMatch[] = [];
    while (matches.length < over.length) {
      await sleep(100);
      matches = await rated();
    }
    expect(matches).toHaveLength(over.length);
    expect(new Set(matches.map(({ table }) => table))).toEqual(new Set(over));
    await checkRatings(people, over.length);
  };
  return { finish };
}

/** Nobody's rating was moved by what is no result, and none by the same twice: each begins where the one before ended. */
async function checkRatings(people: readonly Client[], matches: number): Promise<void> {
  const { results } = (await people[0].call('GET', `/api/ratings/${DUEL}/results`)).body;
  const last = new Map<string, Rating>();
  for (const { seats } of results as { seats: { player: string; rated: { before: Rating; after: Rating } }[] }[]) {
    for (const { player, rated } of seats) {
      expect(rated.before).toMatchObject({ ...(last.get(player) ?? NEWCOMER) });
      last.set(player, rated.after);
    }
  }
  for (const person of people) {
    const { ratings } = (await person.call('GET', '/api/me/ratings')).body;
    expect(ratings).toMatchObject([{ game: DUEL, matches }]);
    expect([...last.values()].map(({ rating }) => rating)).toContain(ratings[0].rating);
  }
}

/** Somebody who wants to be told of every turn, and is not there. */
async function startTelling(url: string) {
  const program = await listening();
  onTestFinished(() => void program.close());
  const { people, table } = await tableWith(url, ['P6', 'P7'], { game: DUEL });
  await people[0].now(table, { type: 'start' });
  expect((await people[0].call('POST', '/api/me/notices/webhook', { url: program.url })).status).toBe(200);
  let before = 0;
  const begin = async () => {
    before = program.heard.length;
    while ((await passTurn(people, table)) !== 0);
  };
  const check = async () => {
    while (program.heard.length === before) await sleep(50);
    expect(JSON.parse(program.heard.at(-1)!.body)).toMatchObject({ tables: [{ id: table }] });
  };
  return { begin, check };
}

/** Nobody waits to be told. */
const noticePace = { roundMs: 100, restMs: 0, gapMs: 50, retryMs: 50 };

test('killed at any moment, the server loses nothing it has acknowledged', async () => {
  const node = await new NodeProcess({
    port: await freePort(),
    dataDir: freshFolder(),
    noticePace,
    privateHooks: true,
  }).start();
  const people = await Promise.all([0, 1, 2].map((i) => Client.guest(node.url, `P${i}`)));
  const rng = new Sfc32(SEED);
  console.log(`SEED=${SEED}`);
  const load = new Load(MATCHES, () => people, rng);
  const { acknowledged } = load;
  const deal = await startDeal(await Client.guest(node.url, 'P3'), new Sfc32(`${SEED} deal`));
  const givingUp = await startGivingUp(node.url);
  const telling = await startTelling(node.url);
  const deaths: number[] = [];
  for (let death = 0; death < DEATHS; death++) {
    await load.more(20 + rng.below(200));
    await telling.begin();
    await sleep(rng.below(200));
    await node.kill();
    deaths.push(acknowledged.length);
    await node.start();
    expect(await missing(people[0], acknowledged)).toEqual([]);
    await deal.check();
    await telling.check();
  }
  await load.more(50);
  await load.stop();
  await deal.finish();
  await givingUp.finish();
  expect(await missing(people[0], acknowledged)).toEqual([]);
  expect(deaths[0]).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThan(deaths[DEATHS - 1]);
  console.log(`${acknowledged.length} events acknowledged; killed after ${deaths.join(', ')}`);
}, 600_000);
