import { expect, test } from 'vitest';
import type { Mutant } from './cluster.ts';
import { runDeal, runFlipped, runSchedule, runSeek } from './schedule.ts';

/** Seeds that once failed stay; others are added by the number. `npm run soak` runs as many as one likes. */
const COUNT = 100;
const AGAIN = ['13', '28', '51', '162', '50971', '60126', '777665'];

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

test('of a deal nobody sees another’s match or its seed before their own is over, whatever goes wrong', async () => {
  let seen = 0;
  for (let i = 0; i < 20; i++) {
    const { faults, acknowledged } = await runDeal(`deal ${i}`);
    expect(faults, `deal ${i}`).toEqual([]);
    seen += acknowledged;
  }
  expect(seen).toBeGreaterThan(200);
}, 600_000);

test('strangers who look for a match are paired, once, and sit at one table, whatever goes wrong', async () => {
  let played = 0;
  for (let i = 0; i < 12; i++) {
    const { faults, acknowledged } = await runSeek(`seek ${i}`);
    expect(faults, `seek ${i}`).toEqual([]);
    played += acknowledged;
  }
  expect(played).toBeGreaterThan(50);
}, 600_000);

test('a flipped bit in the journal stops the server, or cost nothing but what was written last', async () => {
  let stopped = 0;
  // Few bits lie where damage can be told from the end: some two in a hundred.
  for (let i = 0; i < 50 || (stopped === 0 && i < 600); i++) {
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

const MUTANTS: readonly (readonly [Mutant, RegExp])[] = [
  ['loses entries', /was told that .* which it is not|which there is not|says/],
  ['never re-reads', /has not heard of|is not shown|never had an answer|can not act|differ|has no beginning/],
  ['lies about the disk', /was told that .* which it is not|the journal .* is damaged/],
  ['sends to the wrong one', /the view is not that of|was told/],
  ['never answers', /never had an answer/],
  ['never moves', /nothing happens at/],
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
