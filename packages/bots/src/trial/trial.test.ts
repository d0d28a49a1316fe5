import { findGame, loadBots } from '@waybill/games';
import { setupOf } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { Trial, type TrialPlan, type TrialProgress } from './trial.ts';

async function planOf(
  id: string,
  seats: readonly string[],
  more: Partial<TrialPlan> & { sheet?: unknown } = {},
): Promise<TrialPlan> {
  const game = findGame(id)!;
  const { sheet, ...plan } = more;
  const setup = setupOf(game, { options: {}, seats, sheet });
  return { game, bots: await loadBots(game), setup, level: 'random', matches: 12, seed: 'trial', ...plan };
}

async function runAll(plan: TrialPlan) {
  const run = (await Trial.open(plan)).run();
  const seen: TrialProgress[] = [];
  for (;;) {
    const step = run.next();
    if (step.done) return { report: step.value, seen };
    seen.push(step.value);
  }
}

const OVAL = {
  ...(findGame('grand-prix')?.sheet?.standard as object | undefined),
  gears: 3,
  dice: 2,
  circuits: [{ name: 'Oval', stretches: [1, 2, 1], time: 6, damage: 4 }],
};

test.runIf(findGame('cape-to-cairo'))(
  'a trial tells scores, length, endings and seats, the same for the same seed',
  async () => {
    const plan = await planOf('cape-to-cairo', ['Ann', 'Ben', 'Cleo']);
    const { report, seen } = await runAll(plan);
    expect((await runAll(plan)).report).toEqual(report);
    expect(report).toMatchObject({ matches: 12, level: 'random', exact: null, best: 'highest' });
    expect(report.score!.count).toBe(12);
    expect(report.length!.shortest).toBeGreaterThan(10);
    const wins = report.seats.reduce((sum, { wins: { mean } }) => sum + mean, 0);
    expect(wins).toBeCloseTo(1);
    const advantage = report.seats.reduce((sum, seat) => sum + seat.advantage!.mean, 0);
    expect(advantage).toBeCloseTo(0);
    const ends = Object.values(report.endings).reduce((sum, { mean }) => sum + mean, 0);
    expect(ends).toBeCloseTo(1);
    expect(seen.at(-1)).toEqual({ stage: 'matches', done: 12, all: 12 });
  },
);

test.runIf(findGame('black-pawn-trucking'))('what a sheet has names for is told by name', async () => {
  const { report } = await runAll(await planOf('black-pawn-trucking', ['Ann'], { level: 'easy', matches: 2 }));
  const told = [...report.never, ...report.rarely].filter(({ words }) => words.startsWith('drive to'));
  expect(told.length).toBeGreaterThan(0);
  for (const { words } of told) expect(words).toMatch(/^drive to \d+ \(\D+\)$/);
});

test.runIf(findGame('grand-prix'))('a season is solved too, with its circuits alone', async () => {
  const { report, seen } = await runAll(
    await planOf('grand-prix', ['Ann'], { sheet: OVAL, matches: 300, level: 'easy' }),
  );
  expect(seen.some(({ stage }) => stage === 'exact')).toBe(true);
  expect(report.exact!.parts).toEqual([{ name: 'Oval', score: expect.closeTo(report.exact!.score, 6) }]);
  // Nobody does better than perfect play, but for luck.
  expect(report.score!.mean + 4 * report.score!.error).toBeGreaterThan(report.exact!.score);
});

test.runIf(findGame('grand-prix'))('the value of the standard season is known without solving it', async () => {
  const { report } = await runAll(await planOf('grand-prix', ['Ann'], { matches: 1 }));
  expect(report.exact!.score).toBeGreaterThan(1);
  expect(report.exact!.score).toBeLessThan(10);
  expect((await runAll(await planOf('grand-prix', ['Ann'], { matches: 1, exact: false }))).report.exact).toBeNull();
});

test.runIf(findGame('hauling-astronauts'))('a trial that is left off tells what it has', async () => {
  const trial = await Trial.open(await planOf('hauling-astronauts', ['Ann', 'Ben'], { matches: 1000 }));
  for (const { done } of trial.run()) if (done === 3) break;
  expect(trial.report().matches).toBe(3);
  const none = await Trial.open(await planOf('hauling-astronauts', ['Ann', 'Ben']));
  expect(none.report()).toMatchObject({ matches: 0, score: null, length: null, endings: {} });
});
