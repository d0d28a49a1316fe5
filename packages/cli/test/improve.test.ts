// Needs grand-prix.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Measured, measureSheet, readWish, improve as search } from '@waybill/bots/improve';
import { findGame, games, loadBots } from '@waybill/games';
import { describe, expect, test } from 'vitest';
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

interface Improved {
  readonly first: Shown;
  readonly front: readonly Shown[];
}
interface Shown {
  readonly goals: readonly { readonly cost: number }[];
  readonly sheet: unknown;
}

async function improve(...more: string[]): Promise<Improved> {
  const { code, out, err } = await cli([...IMPROVE, ...WISH, '--json', ...more]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Improved;
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

  test('are the same where a page plays them, in whatever order', async () => {
    const game = findGame('grand-prix')!;
    const bots = await loadBots(game);
    const sheet = JSON.parse(readFileSync(sprint, 'utf8')) as unknown;
    const setup = { seats: ['Ann'], options: {} };
    const goals = readWish(WISH[1]);
    const measured = async (one: unknown, matches: number) => {
      const task = { game: game.id, setup, sheet: one, goals, level: 'random', matches, seed: '1' } as const;
      const going = await measureSheet(game, bots, task);
      for (let step = going.next(); ; step = going.next())
        if (step.done) return (step.value as { measured: Measured[] }).measured;
    };
    const plan = { game, goals, seed: '1', first: sheet, rounds: 2, brood: 6, matches: 16 };
    const found = await search({
      ...plan,
      play: (sheets, matches) =>
        Promise.all(sheets.toReversed().map((one) => measured(one, matches))).then((all) => all.toReversed()),
    });
    const { front } = await improve();
    expect(found.front.map((one) => one.sheet)).toEqual(front.map((one) => one.sheet));
    expect(found.front.map((one) => one.measured.map(({ cost }) => cost))).toEqual(
      front.map((one) => one.goals.map(({ cost }) => cost)),
    );
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
    expect(err).not.toContain('internal error');
  });
});
