import { Sfc32 } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { type Acknowledged, insist, missing, playOn } from './drive.ts';
import { Load } from './load.ts';
import { freePort, NodeProcess } from './process.ts';
import { SOLO } from './seats.ts';
import { freshFolder } from './serving.ts';

/** How often the server dies, and under how many matches at once. */
const DEATHS = 4;
const MATCHES = 15;
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

test('killed at any moment, the server loses nothing it has acknowledged', async () => {
  const node = await new NodeProcess({ port: await freePort(), dataDir: freshFolder() }).start();
  const people = await Promise.all([0, 1, 2].map((i) => Client.guest(node.url, `P${i}`)));
  const rng = new Sfc32(SEED);
  console.log(`SEED=${SEED}`);
  const load = new Load(MATCHES, () => people, rng);
  const { acknowledged } = load;
  const deal = await startDeal(await Client.guest(node.url, 'P3'), rng);
  const deaths: number[] = [];
  for (let death = 0; death < DEATHS; death++) {
    await load.more(20 + rng.below(200));
    await node.kill();
    deaths.push(acknowledged.length);
    await node.start();
    expect(await missing(people[0], acknowledged)).toEqual([]);
    await deal.check();
  }
  await load.more(50);
  await load.stop();
  await deal.finish();
  expect(await missing(people[0], acknowledged)).toEqual([]);
  expect(deaths[0]).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThan(deaths[DEATHS - 1]);
  console.log(`${acknowledged.length} events acknowledged; killed after ${deaths.join(', ')}`);
}, 300_000);
