import type { Action } from '@waybill/protocol';
import { expect, test } from 'vitest';
import { Cluster, type Mutant } from './cluster.ts';
import { runFlipped, runSchedule } from './schedule.ts';
import { World } from './world.ts';

/** Seeds that once failed stay; others are added by the number. `npm run soak` runs as many as one likes. */
const COUNT = 100;
const AGAIN = ['13', '28', '51', '162'];

test('whatever goes wrong, nothing acknowledged is lost or doubled, nobody sees a secret, and all heals', async () => {
  const seeds = [...AGAIN, ...Array.from({ length: COUNT }, (_, i) => `quick ${i}`)];
  let acknowledged = 0;
  for (const seed of seeds) {
    const outcome = await runSchedule(seed);
    expect(outcome.faults, `npm run soak -- --seed '${seed}'`).toEqual([]);
    acknowledged += outcome.acknowledged;
  }
  console.log(`${seeds.length} schedules, ${acknowledged} actions acknowledged`);
  expect(acknowledged).toBeGreaterThan(seeds.length);
}, 600_000);

test('a flipped bit in the journal stops the server, or cost nothing but what was written last', async () => {
  let stopped = 0;
  for (let i = 0; i < 100; i++) {
    const { faults, damaged } = await runFlipped(`flip ${i}`);
    expect(faults, `flip ${i}`).toEqual([]);
    stopped += damaged ? 1 : 0;
  }
  expect(stopped).toBeGreaterThan(0);
}, 600_000);

test('a seed is all there is to it: the same again is the same, to the millisecond', async () => {
  for (const seed of ['once', 'twice']) {
    const [first, second] = [await runSchedule(seed), await runSchedule(seed)];
    expect(first.notes.length).toBeGreaterThan(20);
    expect(second.notes).toEqual(first.notes);
  }
});

/** Two people, a clock of ten seconds each, and the first to move. */
async function timedMatch(seed: string, shared: boolean) {
  const world = new World(seed);
  const cluster = new Cluster(world, shared, null, 120_000);
  for (const machine of cluster.machines) await world.until(cluster.start(machine), 5_000, 'a start');
  const { people, maker, host } = cluster.machines[0].node!.context;
  const [ann, ben] = await world.until(Promise.all([people.make('Ann', 0), people.make('Ben', 0)]), 5_000, 'people');
  const clock = { kind: 'live', bank: 10_000, add: 0 } as const;
  const plan = { game: 'cape-to-cairo', options: {}, seats: 2, listed: false, clock };
  const table = (await world.until(maker.make(ann.id, plan, 'a table'), 5_000, 'a table')) as string;
  const act = (after: number, person: string, action: Action) =>
    world.until(host.act(person, table, { after, key: `key ${after}`, action }), 5_000, 'an action');
  await act(0, ann.id, { type: 'sit', seat: 0 });
  await act(1, ben.id, { type: 'sit', seat: 1 });
  expect(await act(2, ann.id, { type: 'start' })).toMatchObject({ ok: true });
  const ending = async () => {
    const { node } = cluster.machines[cluster.machines.length - 1];
    const shown = await world.until(node!.context.host.update(table, null, -1), 5_000, 'a look');
    return JSON.parse(shown!.text).status.ending?.how ?? null;
  };
  return { world, cluster, ending };
}

test.each([false, true])('clocks stand still while there is no server (nodes on one database: %s)', async (shared) => {
  const { world, cluster, ending } = await timedMatch('clocks', shared);
  await world.run(4_000);
  for (const machine of cluster.machines) cluster.kill(machine, false);
  await world.run(12_000);
  for (const machine of cluster.machines) await world.until(cluster.start(machine), 5_000, 'a start');
  await world.run(3_000);
  expect(await ending()).toBeNull();
  await world.run(8_000);
  expect(await ending()).toBe('time');
});

test('and while no node reaches the database', async () => {
  const { world, cluster, ending } = await timedMatch('no database', true);
  await world.run(4_000);
  for (const { link, listen } of cluster.machines) link.down = listen.down = true;
  await world.run(12_000);
  for (const { link, listen } of cluster.machines) link.down = listen.down = false;
  await world.run(3_000);
  expect(await ending()).toBeNull();
  await world.run(8_000);
  expect(await ending()).toBe('time');
});

const MUTANTS: readonly (readonly [Mutant, RegExp])[] = [
  ['loses entries', /was told that .* which it is not|which there is not|says/],
  ['never re-reads', /has not heard of|is not shown|never had an answer|can not act|differ/],
  ['lies about the disk', /was told that .* which it is not/],
  ['sends to the wrong one', /the view is not that of|was told/],
  ['never answers', /never had an answer/],
];

test.each(MUTANTS)(
  'a server that %s is found out',
  async (mutant, how) => {
    const found: string[] = [];
    for (let i = 0; i < 25 && found.length === 0; i++) found.push(...(await runSchedule(`mutant ${i}`, mutant)).faults);
    expect(found.join('\n')).toMatch(how);
  },
  600_000,
);
