// Needs cape-to-cairo.
import { expect, test } from 'vitest';
import { twoPeople } from './two-people.ts';

test('a connection ends with its session, at a node that missed the news after half a minute at most', async () => {
  const { world, cluster, context, ben, identities } = await twoPeople('ended', { shared: true });
  const [here, there] = cluster.machines;
  there.listen.deaf = true;
  const lines = [here, there].map((machine) => cluster.call(machine, identities[1], () => {})!);
  const others = [here, there].map((machine) => cluster.call(machine, identities[0], () => {})!);
  await world.run(40_000);
  expect([...lines, ...others].map(({ isOpen }) => isOpen)).toEqual([true, true, true, true]);
  const ended = context.people.dropKey(ben.id, identities[1].hash);
  expect(await world.until(ended, 1_000, 'an end')).toBe(true);
  context.changed(ben.id, 'keys');
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  await world.run(31_000);
  expect([...lines, ...others].map(({ isOpen }) => isOpen)).toEqual([false, false, true, true]);
});

test('so does one that comes while its session ends', async () => {
  const { world, cluster, context, ben, identities } = await twoPeople('late', {});
  const ended = context.people.dropKey(ben.id, identities[1].hash);
  await world.until(ended, 1_000, 'an end');
  context.changed(ben.id, 'keys');
  const late = cluster.call(cluster.machines[0], identities[1], () => {})!;
  await world.run(31_000);
  expect(late.isOpen).toBe(false);
});
