// Needs cape-to-cairo.
import { commitment, legalEvents } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { forget } from '../../src/http/routes/data.ts';
import { toAct } from '../../src/log/table.ts';
import { twoPeople } from './two-people.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Entries of one type. */
const told = ({ entries }: { entries: { type: string }[] }, type: string) => entries.filter((one) => one.type === type);

test.each([false, true])(
  'a match starts without the salt of whoever says nothing (several nodes: %s)',
  async (shared) => {
    const promises = ['ann’s salt', 'ben’s salt'].map(commitment);
    const { world, ann, act, shown } = await twoPeople('silent', { shared, promises });
    await act(ann.id, { type: 'reveal', salt: 'ann’s salt' });
    expect((await shown()).status).toMatchObject({ phase: 'open', starting: true });
    await world.run(25_000);
    const now = await shown();
    expect(now.status.phase).toBe('on');
    expect(told(now, 'start')).toMatchObject([{ silent: [1] }]);
    expect(now.plan.salts).toEqual(['ann’s salt', '']);
  },
);

test('a pause that nobody ends is over after a quarter of an hour', async () => {
  const { world, ann, act, shown } = await twoPeople('pause', { clock: { kind: 'live', bank: 600_000, add: 0 } });
  await act(ann.id, { type: 'pause' });
  await world.run(14 * MINUTE);
  expect((await shown()).status.paused).toBe(true);
  await world.run(MINUTE + 5_000);
  expect((await shown()).status.paused).toBe(false);
});

test('a match that nobody plays on is over after a month, and its seed is told', async () => {
  const { world, cluster, context, table, shown } = await twoPeople('forsaken', {});
  const [machine] = cluster.machines;
  machine.skew += 29 * DAY;
  await world.run(5_000);
  expect((await shown()).status.phase).toBe('on');
  machine.skew += 2 * DAY;
  await world.run(5_000);
  const now = await shown();
  expect(now.status).toMatchObject({ phase: 'over', ending: { how: 'abandoned', winners: [] } });
  expect(commitment(now.entries.at(-1).seed)).toBe(now.plan.commit);
  expect(await context.host.look(table, ({ seed }) => seed)).toBe(now.entries.at(-1).seed);
});

test('a bot plays on for whoever is forgotten, though somebody moved just then', async () => {
  const { world, context, ann, ben, table, act, shown } = await twoPeople('forgotten', {});
  const { host } = context;
  const move = async () => {
    const found = await world.until(
      host.look(table, (state) => ({ seat: toAct(state), event: legalEvents(state.game, state.playing?.state)[0] })),
      5_000,
      'a look',
    );
    return act([ann, ben][found!.seat as number].id, { type: 'play', event: found!.event });
  };
  let moved = 0;
  const busy = Object.assign(Object.create(host) as typeof host, {
    look: async (...asked: Parameters<typeof host.look>) => {
      const seen = await host.look(...asked);
      if (moved++ === 0) await move();
      return seen;
    },
  });
  await world.until(forget({ ...context, host: busy }, ben), 20_000, 'forgetting');
  expect((await shown()).status.seats[1]).toMatchObject({ name: null, person: true, bot: 'medium' });
});

test('bots play on where a server was killed and its machine’s clock set back by an hour', async () => {
  const { world, cluster, ann, ben, act, shown } = await twoPeople('set back', {});
  const [machine] = cluster.machines;
  for (const { id } of [ann, ben]) await act(id, { type: 'stand' });
  await world.run(1_000);
  cluster.kill(machine, false);
  machine.skew -= 60 * MINUTE;
  await world.until(cluster.start(machine), 5_000, 'a start');
  const { n, status } = await shown();
  expect(status.phase).toBe('on');
  await world.run(15_000);
  expect((await shown()).n).toBeGreaterThan(n);
});
