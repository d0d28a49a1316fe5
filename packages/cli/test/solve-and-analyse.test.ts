// Needs black-pawn-trucking, grand-prix.
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Analysis, RolledDecision } from '@waybill/bots/analysis';
import { games } from '@waybill/games';
import type { Match } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { cli, fileOf, isOneLine, randomMatch } from './support.ts';

const folder = fileURLToPath(new URL('../../../games/', import.meta.url));
const kart = join(folder, 'grand-prix/fixtures/kart-track-paid-from-the-bank.waybill.json');
const { sheet } = JSON.parse(readFileSync(kart, 'utf8')) as { sheet: { circuits: { damage: number }[] } };
const sheetFile = () => fileOf(JSON.stringify(sheet));
const out = (name: string) => join(tmpdir(), `waybill-${process.pid}-${name}`);

describe('solve', () => {
  test('prints the season and each circuit alone', async () => {
    const {
      code,
      out: text,
      err,
    } = await cli(['solve', 'grand-prix', '--sheet', sheetFile(), '--threads', '1', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { season, circuits } = JSON.parse(text) as { season: number; circuits: number[] };
    expect(circuits).toHaveLength(sheet.circuits.length);
    expect(season).toBeGreaterThan(0);
    const words = await cli(['solve', 'grand-prix', '--sheet', sheetFile(), '--threads', '1']);
    expect(words.out).toContain(season.toFixed(6));
    expect(words.out).toContain('Back yard');
  });

  test('keeps a table for analyse', async () => {
    const file = out('table.json');
    await cli(['solve', 'grand-prix', '--sheet', sheetFile(), '--threads', '1', '--table', file]);
    const table = JSON.parse(readFileSync(file, 'utf8')) as { sheet: unknown };
    expect(table.sheet).toEqual(sheet);
    const { code, out: text } = await cli(['analyse', kart, '--table', file, '--json']);
    expect(code).toBe(0);
    expect((JSON.parse(text) as Analysis).exact).toBe(true);
  });

  test('refuses a game that has no solver, and a sheet that is too large', async () => {
    const other = games.find(({ id }) => id !== 'grand-prix')!;
    expect(await cli(['solve', other.id])).toMatchObject({ code: 1, out: '' });
    const large = { ...sheet, circuits: sheet.circuits.map((circuit) => ({ ...circuit, damage: 900_000 })) };
    const { code, err } = await cli(['solve', 'grand-prix', '--sheet', fileOf(JSON.stringify(large))]);
    expect(code).toBe(1);
    expect(err).toMatch(/^sheet: is too large to solve/);
    expect(isOneLine(err)).toBe(true);
  });
});

describe('analyse', () => {
  test('tells decisions and luck in words', async () => {
    const { code, out: text, err } = await cli(['analyse', kart]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(text).toMatch(/rating/);
    expect(text).toMatch(/exact/);
  });

  test.each(games.map(({ id }) => [id]))('%s: a report that needs no network', async (id) => {
    const [file] = readdirSync(join(folder, id, 'fixtures')).filter((name) => name.endsWith('.waybill.json'));
    const match = JSON.parse(readFileSync(join(folder, id, 'fixtures', file), 'utf8')) as Match;
    const short = fileOf({ ...match, events: match.events.slice(0, 16), seats: match.seats.map(() => '<b>&"') });
    const report = out(`${id}.html`);
    const level = id === 'grand-prix' ? [] : ['--level', '20'];
    expect((await cli(['analyse', short, ...level, '--report', report])).code).toBe(0);
    const html = readFileSync(report, 'utf8');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/https?:|<script|<link|<img|url\(|@import|NaN|undefined/);
    expect(html).not.toContain('<b>&');
  });

  test('plays on from the options of what cost something, and says how sure it is', async () => {
    const match = join(folder, 'black-pawn-trucking/fixtures/harder-ten-loans.waybill.json');
    const asked = ['analyse', match, '--level', '20', '--rollouts', '3'];
    const { code, out: text } = await cli(asked);
    expect(code).toBe(0);
    expect(text).toMatch(/ ± \S+ +best +\S/);
    expect(text).toMatch(/ ± \S+ worse +\S/);
    expect(text).toContain('(played)');
    const told = JSON.parse((await cli([...asked, '--json'])).out) as Analysis & { rollOuts: RolledDecision[] };
    expect(told.rollOuts.length).toBeGreaterThan(0);
    for (const { runs, options } of told.rollOuts) {
      expect(runs).toBe(3);
      expect(options.filter(({ isPlayed }) => isPlayed)).toHaveLength(1);
    }
  });

  test('refuses to play on where values are exact, or once', async () => {
    const exact = await cli(['analyse', kart, '--rollouts', '5']);
    expect(exact).toMatchObject({ code: 1, out: '' });
    expect(exact.err).toMatch(/exact already/);
    for (const runs of ['1', '-4', 'many']) expect((await cli(['analyse', kart, '--rollouts', runs])).code).toBe(2);
  });

  test('takes a match without an event', async () => {
    const empty = { ...randomMatch(games[0], 'empty', 0) };
    expect((await cli(['analyse', fileOf(empty), '--level', '5'])).code).toBe(0);
  });

  test('refuses a level where the values are known', async () => {
    const { code, out: text, err } = await cli(['analyse', kart, '--level', 'hard']);
    expect({ code, text }).toEqual({ code: 2, text: '' });
    expect(isOneLine(err)).toBe(true);
  });

  test('refuses a level that does not search, a bad match and the table of another sheet', async () => {
    expect((await cli(['analyse', kart, '--level', 'random'])).code).toBe(2);
    for (const table of ['{}', '[]', '{"sheet":{},"outlooks":[]}']) {
      const refused = await cli(['analyse', kart, '--table', fileOf(table)]);
      expect(refused.code).toBe(1);
      expect(isOneLine(refused.err)).toBe(true);
    }
    const { code, err } = await cli(['analyse', fileOf('{}')]);
    expect(code).toBe(1);
    expect(isOneLine(err)).toBe(true);
  });
});
