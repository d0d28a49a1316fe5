import { Sfc32 } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { missing } from './drive.ts';
import { Load } from './load.ts';
import { freePort, NodeProcess } from './process.ts';
import { freshFolder } from './serving.ts';

/** How often the server dies, and under how many matches at once. */
const DEATHS = 4;
const MATCHES = 15;
/** When it dies follows from it; `SEED=… npx vitest run packages/server/test/crash.test.ts` is the same schedule again. */
const SEED = process.env.SEED ?? String(Date.now());

test('killed at any moment, the server loses nothing it has acknowledged', async () => {
  const node = await new NodeProcess({ port: await freePort(), dataDir: freshFolder() }).start();
  const people = await Promise.all([0, 1, 2].map((i) => Client.guest(node.url, `P${i}`)));
  const rng = new Sfc32(SEED);
  console.log(`SEED=${SEED}`);
  const load = new Load(MATCHES, () => people, rng);
  const { acknowledged } = load;
  const deaths: number[] = [];
  for (let death = 0; death < DEATHS; death++) {
    await load.more(20 + rng.below(200));
    await node.kill();
    deaths.push(acknowledged.length);
    await node.start();
    expect(await missing(people[0], acknowledged)).toEqual([]);
  }
  await load.more(50);
  await load.stop();
  expect(await missing(people[0], acknowledged)).toEqual([]);
  expect(deaths[0]).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThan(deaths[DEATHS - 1]);
  console.log(`${acknowledged.length} events acknowledged; killed after ${deaths.join(', ')}`);
}, 300_000);
