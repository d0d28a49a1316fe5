import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLEAR, gradeOf, type PuzzleMatch, readPuzzles, rightOf, rivalsOf } from '@waybill/bots/puzzles';
import { findGame, games } from '@waybill/games';
import { canonical, isRefusal, judge, replay, setupOf } from '@waybill/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { cli } from './support.ts';

const root = new URL('../../../', import.meta.url).pathname;
const kept = games.flatMap(({ id }) => {
  try {
    return readdirSync(`${root}games/${id}/puzzles`).map((file) => `games/${id}/puzzles/${file}`);
  } catch {
    return [];
  }
});

const narrow = (text: string) => text.replaceAll(/ +/g, ' ');

describe.each(kept)('%s', (file) => {
  const found = readPuzzles(readFileSync(root + file, 'utf8'));
  const all = found.flatMap(({ from, match, puzzles }) => puzzles.map((puzzle) => ({ from, match, puzzle })));

  it('replays: every puzzle is a decision of its seat, with legal options, what is right clearly ahead', () => {
    for (const { match, puzzle } of all) {
      const game = findGame(match.game)!;
      const { play, refused } = replay(game, setupOf(game, match), match, puzzle.index);
      expect(refused).toBeNull();
      expect(game.next(play.state)).toBe(puzzle.seat);
      for (const { event } of puzzle.options) expect(isRefusal(judge(game, play.state, event))).toBe(false);
      const [right, rivals] = [rightOf(puzzle), rivalsOf(puzzle)];
      expect(right[0].behind).toBe(0);
      for (const { behind, error } of rivals) expect(behind).toBeGreaterThan(Math.max(0, CLEAR * error - 1e-9));
      expect(rivals.length).toBeGreaterThan(0);
      // None of several right moves was shown to be worse than another.
      for (const { behind, error } of right) expect(behind - 2 * error).toBeLessThanOrEqual(rivals[0].behind / 4);
    }
  });

  it('asks nothing twice, and nothing that every bot finds', () => {
    const asked = all.map(({ match, puzzle }) => canonical({ ...match, events: match.events.slice(0, puzzle.index) }));
    expect(new Set(asked).size).toBe(all.length);
    for (const { puzzle } of all) expect(puzzle.found).toBeLessThan(puzzle.tries);
    expect(new Set(all.map(({ puzzle }) => gradeOf(puzzle))).size).toBeGreaterThan(1);
  });
});

it('has the counts that the manual tells', async () => {
  const { out } = await cli(['puzzles', 'list', ...kept.map((file) => root + file)]);
  const manual = narrow(readFileSync(`${root}docs/puzzles.md`, 'utf8'));
  for (const row of narrow(out).trimEnd().split('\n')) expect(manual).toContain(row);
});

const folder = mkdtempSync(join(tmpdir(), 'waybill-puzzles-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.runIf(findGame('grand-prix'))('finds puzzles, goes on where it stopped, and finds the same again', async () => {
  const out = join(folder, 'found.jsonl');
  const fixture = `${root}games/grand-prix/fixtures/four-wins.waybill.json`;
  const find = (count: number, to = out) =>
    cli(['puzzles', 'grand-prix', fixture, '--count', String(count), '--out', to, '--json']);
  expect(JSON.parse((await find(2)).out)).toMatchObject({ game: 'grand-prix', puzzles: 4 });
  const whole = join(folder, 'whole.jsonl');
  await find(4, whole);
  // What is there already is not looked for again.
  await find(3);
  const ids = (file: string) =>
    readPuzzles(readFileSync(file, 'utf8')).flatMap(({ from, puzzles }: PuzzleMatch) =>
      puzzles.map(({ index, options }) => `${from} ${index} ${canonical(options[0].event)}`),
    );
  expect(ids(whole)).toHaveLength(4);
  expect(ids(out)).toEqual(ids(whole));
  for (const other of [
    ['--seed', 'other'],
    ['--bots', 'easy'],
    ['--seats', '1'],
    ['--slips', '10'],
    ['--check', 'medium'],
  ]) {
    const { err, code } = await cli(['puzzles', 'grand-prix', '--out', out, ...other]);
    expect([code, err]).toEqual([1, expect.stringContaining('belongs to another search')]);
  }
});

it.runIf(findGame('grand-prix'))('says what is wrong with those who are to play', async () => {
  const told = async (...flags: string[]) => (await cli(['puzzles', 'grand-prix', ...flags])).err;
  expect(await told('--bots', 'easy,clever')).toContain('--bots: must be one of random, easy');
  expect(await told('--seats', '2,x')).toMatch(/--seats: must be numbers from \d to \d/);
  expect(await told('--seats', '99')).toMatch(/--seats: must be numbers from \d to \d/);
});
