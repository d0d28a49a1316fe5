// Needs grand-prix, hauling-astronauts.
import { findGame, loadBots } from '@waybill/games';
import { readSheet, Sfc32 } from '@waybill/kernel';
import { expect, test } from 'vitest';
import { changesOf, goalOf, matchesOf, measureSheet, type Outlook, readWish } from './index.ts';
import { mutate } from './mutate.ts';
import { type Candidate, frontOf, search } from './search.ts';

test.runIf(findGame('hauling-astronauts'))('a mutant is sound and another sheet', () => {
  const game = findGame('hauling-astronauts')!;
  const rng = new Sfc32('mutants');
  for (let i = 0; i < 50; i++) {
    const child = mutate(game, game.sheet!.standard, rng);
    expect(child).not.toEqual(game.sheet!.standard);
    expect(readSheet(game, child)).toHaveProperty('sheet');
  }
});

test('goals and their weights', () => {
  expect(readWish('length=60, every dock.transports*2.5 , ends tie=10%')).toMatchObject([
    { kind: 'length', target: 60, weight: 1 },
    { kind: 'every', of: 'dock transports', weight: 2.5 },
    { kind: 'ends', of: 'tie', target: 0.1 },
  ]);
});

test('of sheets that do the same only one stays', () => {
  const of = (...costs: number[]): Candidate => ({
    sheet: costs,
    measured: costs.map((cost) => ({ value: 0, cost })),
    matches: 1,
  });
  const front = frontOf([of(1, 2), of(2, 1), of(2, 2), of(1, 2)], [1, 3]);
  expect(front.map(({ sheet }) => sheet)).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

test('whoever stops it gets what was found by then', async () => {
  let plays = 0;
  const { front, stopped } = await search({
    first: 0,
    weights: [1],
    rounds: 9,
    brood: 4,
    matches: 8,
    rng: new Sfc32('x'),
    mutate: (sheet) => (sheet as number) + 1 + plays * 100,
    play: async (sheets) =>
      ++plays > 5 ? null : sheets.map((sheet) => [{ value: 0, cost: 1 / (1 + (sheet as number)) }]),
  });
  expect(stopped).toBe(true);
  expect(front[0].sheet).toBeGreaterThan(0);
});

test('a goal says in words what it is', () => {
  const wish = 'length=60, score=-2.5, exact=40, seats, every dock.transports, ends tie=12.5%';
  const goals = readWish(wish);
  expect(goals.map(({ words: _words, ...goal }) => goalOf(goal))).toEqual(goals);
});

test('a search takes no more matches than it says', async () => {
  let [played, made] = [0, 0];
  const plan = { rounds: 3, brood: 7, matches: 20 };
  await search({
    ...plan,
    first: 0,
    weights: [1],
    rng: new Sfc32('x'),
    mutate: () => ++made,
    play: async (sheets, matches) => {
      played += sheets.length * matches;
      return sheets.map((sheet) => [{ value: 0, cost: 1 / (1 + (sheet as number)) }]);
    },
  });
  expect(played).toBe(matchesOf(plan));
});

test('changes are told by the field they are in', () => {
  const before = { name: 'a', ships: [{ profit: 5 }, { profit: 4 }], dice: 6 };
  const after = { name: 'b', ships: [{ profit: 5 }, { profit: 7 }], dice: 5 };
  expect(changesOf(before, after)).toEqual([
    { field: 'sheet.ships[1].profit', from: 4, to: 7 },
    { field: 'sheet.dice', from: 6, to: 5 },
  ]);
  expect(changesOf(before, before)).toEqual([]);
});

async function outlook(id: string, seats: readonly string[], matches: number): Promise<Outlook> {
  const game = findGame(id)!;
  const going = await measureSheet(game, await loadBots(game), {
    game: id,
    setup: { seats, options: {} },
    sheet: game.sheet!.standard,
    goals: null,
    level: 'random',
    matches,
    seed: '1',
  });
  for (let step = going.next(); ; step = going.next()) {
    if (step.done) return (step.value as { outlook: Outlook }).outlook;
    expect(step.value).toBeLessThanOrEqual(1);
  }
}

const everyWish = test.runIf(findGame('grand-prix') && findGame('hauling-astronauts'));
everyWish('how a sheet plays now, by all that can be wished for', async () => {
  const two = await outlook('hauling-astronauts', ['Ann', 'Ben'], 4);
  expect(two.length).toBeGreaterThan(20);
  expect(Object.keys(two.every)).toContain('dock transports');
  expect(Object.keys(two.every)).not.toContain('depart gold');
  expect(Object.values(two.ends).reduce((sum, share) => sum + share)).toBeCloseTo(1);
  expect(two).toMatchObject({ isSolvable: false, seats: expect.any(Number) as unknown });
  const alone = await outlook('grand-prix', ['Ann'], 2);
  expect(alone).toMatchObject({ isSolvable: true, seats: null });
});
