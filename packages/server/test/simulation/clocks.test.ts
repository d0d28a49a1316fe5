// Needs cape-to-cairo.
import { legalEvents, type Seat } from '@waybill/kernel';
import type { ClockKind } from '@waybill/protocol';
import { expect, test } from 'vitest';
import { toAct } from '../../src/log/table.ts';
import type { Line } from './cluster.ts';
import { twoPeople } from './two-people.ts';

/** Two people, a clock for each, ten seconds unless told, and the first to move. */
async function timedMatch(seed: string, shared: boolean, bank = 10_000) {
  const clock: ClockKind = { kind: 'live', bank, add: 0 };
  const two = await twoPeople(seed, { shared, clock });
  const { world, cluster, hostNow, identities, table, shown } = two;
  const status = async () => (await shown()).status;
  const ending = async () => (await status()).ending?.how ?? null;
  /** Somebody at a browser so far away that every message takes so long; what they are answered comes last. */
  const connect = async (seat: Seat, slowMs: number) => {
    const answers: string[] = [];
    const line = cluster.call(
      cluster.machines[0],
      identities[seat],
      (text) => /"key"/.test(text) && answers.push(text),
    ) as Line;
    line.slowMs = slowMs;
    line.say({ type: 'follow', table });
    await world.run(4 * slowMs + 100);
    return { line, answers };
  };
  /** The first legal event of whoever is to act, as their browser sends it. */
  const move = () =>
    world.until(
      hostNow().look(table, (state) => {
        const event = legalEvents(state.game, state.playing?.state)[0];
        const message = {
          type: 'act',
          table,
          after: state.entries - 1,
          key: `the move ${state.entries}`,
          action: { type: 'play' as const, event },
        };
        return { seat: toAct(state) as Seat, message };
      }),
      1_000,
      'a look',
    );
  return { ...two, status, ending, connect, move };
}

test.each([false, true])('clocks stand still while there is no server (nodes on one database: %s)', async (shared) => {
  const { world, cluster, ending, status } = await timedMatch('clocks', shared);
  await world.run(4_000);
  for (const machine of cluster.machines) cluster.kill(machine, false);
  await world.run(12_000);
  for (const machine of cluster.machines) await world.until(cluster.start(machine), 5_000, 'a start');
  await world.run(3_000);
  expect(await ending()).toBeNull();
  const { next } = await status();
  await world.run(8_000);
  expect((await status()).ending).toMatchObject({ how: 'time', winners: [1 - next] });
});

test.each([false, true])('also for whoever moves the moment it is back (nodes on one database: %s)', async (shared) => {
  const { world, cluster, ann, ben, act, move, status } = await timedMatch('back', shared);
  await world.run(4_000);
  for (const machine of cluster.machines) cluster.kill(machine, false);
  await world.run(12_000);
  for (const machine of cluster.machines) await world.until(cluster.start(machine), 5_000, 'a start');
  const found = await move();
  const { seat, message } = found!;
  await act([ann, ben][seat].id, message.action);
  const { left } = (await status()).clocks;
  expect(left[seat]).toBeGreaterThan(3_000);
  expect(left[seat]).toBeLessThan(7_000);
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

type Timed = Awaited<ReturnType<typeof timedMatch>>;

/** So many moves, each sent the moment the one before is heard of; what all of them together took off the clocks. */
async function playFar({ world, move, connect, status }: Timed, moves: number, slowMs: number): Promise<number> {
  const far = [await connect(0, slowMs), await connect(1, slowMs)];
  const left = async () => (await status()).clocks.left.reduce((a: number, b: number) => a + b, 0) as number;
  let before = 0;
  for (let i = 0; i <= moves; i++) {
    const found = await move();
    // It has been heard of by now: what is sent arrives as late again.
    await world.run(slowMs);
    far[found!.seat].line.say(found!.message);
    await world.run(slowMs + 30);
    // Connecting took time too, which the first move pays for.
    if (i === 0) before = await left();
  }
  await world.run(slowMs);
  expect(far.flatMap(({ answers }) => answers.filter((text) => !text.includes('"done"')))).toEqual([]);
  return before - (await left());
}

test('who is far away has as much time to think: what messages take is given back, as the server measures it', async () => {
  const match = await timedMatch('far away', false, 300_000);
  // Each move takes 800 ms on its way, and about 100 besides.
  expect(await playFar(match, 12, 400)).toBeLessThan(12 * 150);
});

test('but no more than a clock can bear, however late a client answers pings', async () => {
  const match = await timedMatch('too far', false, 60_000);
  // 333 ms a move, and for each of the two three times that to begin with, of the three seconds that a move takes.
  expect(await playFar(match, 10, 1_500)).toBeGreaterThan(10 * 3_000 - 10 * 334 - 2 * 1_000);
});

test('a move that was under way when the clock came to zero counts where it was sent in time, and otherwise not', async () => {
  for (const [slowMs, done] of [
    [250, true],
    [1, false],
  ] as const) {
    const match = await timedMatch('close', false);
    const { world, connect, move, status, ending } = match;
    const { next } = await status();
    const { line, answers } = await connect(next, slowMs);
    const { clocks } = await status();
    const zero = clocks.since + clocks.left[next];
    const now = () => match.cluster.machines[0].node!.context.now();
    const found = await move();
    await world.run(zero - now() + 100 - slowMs);
    line.say(found!.message);
    await world.run(slowMs * 2 + 50);
    expect(answers.at(-1)).toContain(done ? '"done"' : 'out-of-time');
    if (done) continue;
    await world.run(2_000);
    expect(await ending()).toBe('time');
  }
});
