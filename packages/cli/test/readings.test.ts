import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@waybill/games';
import { describe, expect, it } from 'vitest';
import { withTable } from '../src/readings/rulebook.ts';
import { cli } from './support.ts';

const quick = ['--level', 'random', '--matches', '3', '--threads', '1'];

interface ReadingsReport {
  readonly matches: number;
  readonly readings: readonly {
    readonly option: string;
    readonly clause: string;
    readonly value: unknown;
    readonly scoreChange: { readonly mean: number } | null;
    readonly wins: readonly { readonly mean: number }[];
    readonly exact?: number;
  }[];
}

describe('waybill readings', () => {
  it.runIf(findGame('grand-prix'))(
    'measures every reading beside the usual one, and finds exact values where a game is solved',
    async () => {
      const { out, code } = await cli(['readings', 'grand-prix', ...quick, '--json']);
      expect(code).toBe(0);
      const { matches, readings } = JSON.parse(out) as ReadingsReport;
      expect(matches).toBe(3);
      expect(readings.map(({ option, clause, value }) => [option, clause, value])).toEqual([
        ['lowestGear', 'GP-2.2', 1],
        ['lowestGear', 'GP-2.2', 2],
      ]);
      expect(readings.map(({ exact }) => exact?.toFixed(4))).toEqual(['9.8157', '9.9803']);
      expect(readings[0].scoreChange).toBeNull();
    },
  );

  it.runIf(findGame('ship-it'))('has all options of a game, and wins that add up', async () => {
    const { out } = await cli(['readings', 'ship-it', ...quick, '--seats', '2', '--json']);
    const { readings } = JSON.parse(out) as ReadingsReport;
    expect([...new Set(readings.map(({ option }) => option))]).toEqual(['target', 'dry', 'halves', 'layout']);
    for (const { wins } of readings) expect(wins.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1);
  });

  it.runIf(findGame('hauling-astronauts'))('goes on with the matches that a file holds', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'waybill-readings-')), 'matches.jsonl');
    const args = ['readings', 'hauling-astronauts', ...quick, '--resume', file];
    const first = await cli(args);
    const kept = readFileSync(file, 'utf8');
    expect((await cli(args)).out).toBe(first.out);
    expect(readFileSync(file, 'utf8')).toBe(kept);
    expect(first.out).toContain('| `4` |');
  });

  it.runIf(findGame('cape-to-cairo'))('says that a game has none', async () => {
    expect((await cli(['readings', 'cape-to-cairo'])).out).toContain('no readings');
  });

  it('puts a table between the marks of its option, in place of the last one', () => {
    const book = 'a\n<!-- readings dry -->\nold\n<!-- end -->\nb\n';
    const once = withTable(book, 'dry', 'new');
    expect(once).toBe('a\n<!-- readings dry -->\n\nnew\n\n<!-- end -->\nb\n');
    expect(withTable(once, 'dry', 'new')).toBe(once);
    expect(() => withTable(book, 'target', 'new')).toThrow('no place');
  });
});
