// Needs grand-prix, hauling-astronauts.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, games } from '@waybill/games';
import { readSheet, Sfc32 } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { mutate } from '../src/improve/mutate.ts';
import { type Candidate, frontOf, search } from '../src/improve/search.ts';
import { readWish } from '../src/improve/wish.ts';
import { cli, isOneLine } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-improve-'));
const here = (name: string) => join(folder, name);
const sprint = here('sprint.json');
const special = { free: 1, cost: 2 };
writeFileSync(
  sprint,
  JSON.stringify({
    sheet: 'grand-prix',
    name: 'Sprint',
    gears: 4,
    dice: 3,
    specials: { reroll: special, include: special, select: special, shift: special },
    circuits: [{ name: 'Hairpin', stretches: [2, 3, 1, 2, 2], time: 7, damage: 4 }],
  }),
);
const IMPROVE = ['sheet', 'improve', sprint, '--bots', 'random', '--rounds', '2', '--brood', '6', '--matches', '16'];
const WISH = ['--want', 'length=20, score=2', '--threads', '1'];

interface Told {
  readonly first: Shown;
  readonly front: readonly Shown[];
}
interface Shown {
  readonly goals: readonly { readonly cost: number }[];
  readonly sheet: unknown;
}

async function improve(...more: string[]): Promise<Told> {
  const { code, out, err } = await cli([...IMPROVE, ...WISH, '--json', ...more]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Told;
}

describe('sheets by wish', () => {
  test('come nearer to it, and no two are worse than each other by every goal', async () => {
    const { first, front } = await improve();
    const sum = ({ goals }: Shown) => goals.reduce((all, { cost }) => all + cost, 0);
    expect(sum(front[0])).toBeLessThan(sum(first));
    for (const a of front) {
      for (const b of front) expect(a !== b && a.goals.every(({ cost }, i) => cost <= b.goals[i].cost)).toBe(false);
    }
  });

  test('the same seed finds the same, also after it was cut off', async () => {
    const whole = await improve();
    const file = here('kept.jsonl');
    expect(await improve('--resume', file)).toEqual(whole);
    const lines = readFileSync(file, 'utf8');
    writeFileSync(file, lines.slice(0, Math.floor(lines.length / 2)));
    expect(await improve('--resume', file)).toEqual(whole);
    const other = await cli([...IMPROVE, '--want', 'score=3', '--resume', file]);
    expect(other).toMatchObject({ code: 1, out: '' });
  });

  test('are files that can be played and printed, and a page', async () => {
    const [out, page] = [here('found'), here('page.html')];
    const { front } = await improve('--out', out, '--report', page);
    expect(readdirSync(out)).toHaveLength(front.length);
    expect((await cli(['sheet', 'check', join(out, 'sheet-1.json')])).code).toBe(0);
    expect(readFileSync(page, 'utf8')).toContain('<circle');
    expect(readFileSync(page, 'utf8')).not.toMatch(/NaN|undefined|<script/);
  });

  test('a mutant is sound and another sheet', () => {
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

  test.each([
    [2, ['sheet', 'improve', sprint]],
    [1, ['sheet', 'improve', sprint, '--want', 'joy']],
    [1, ['sheet', 'improve', sprint, '--want', '']],
    [1, ['sheet', 'improve', sprint, '--want', 'score=1, score=1']],
    [1, ['sheet', 'improve', sprint, '--want', 'seats']],
    ...games.filter((game) => !game.sheet).map(({ id }) => [1, ['sheet', 'improve', id, '--want', 'length=3']]),
    [1, ['sheet', 'improve', sprint, '--want', 'score=1', '--bots', 'nobody']],
    [1, [...IMPROVE, '--threads', '1', '--want', 'every dock.transports']],
  ] as [number, string[]][])('exit %i: %j', async (expected, argv) => {
    const { code, out, err } = await cli(argv);
    expect({ code, out }).toEqual({ code: expected, out: '' });
    expect(err).toSatisfy(isOneLine);
    expect(err).not.toContain('fault of its own');
  });
});
