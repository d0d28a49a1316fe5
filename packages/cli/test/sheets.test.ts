import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TrialReport } from '@waybill/bots/trial';
import { findGame, games } from '@waybill/games';
import { describe, expect, test } from 'vitest';
import { cli, fileOf, isOneLine, randomMatch, SHARED } from './support.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'waybill-print-'));
const standard = (id: string) => JSON.stringify(findGame(id)!.sheet!.standard);

describe('sheet print', () => {
  test.each(games.map(({ id }) => id))('%s as a PDF, with everything', async (id) => {
    const out = join(folder(), 'all.pdf');
    const {
      code,
      out: said,
      err,
    } = await cli(['sheet', 'print', id, '--paper', 'letter', '--ink', 'saving', '--out', out]);
    expect({ code, said, err }).toEqual({ code: 0, said: `${out}\n`, err: '' });
    const pdf = readFileSync(out, 'latin1');
    expect(pdf.startsWith('%PDF-1.4\n')).toBe(true);
    expect(pdf).toContain('/MediaBox [0 0 612 792]');
  });

  test.runIf(findGame('ship-it') && findGame('cape-to-cairo'))('one part, to standard output', async () => {
    const { code, out } = await cli(['sheet', 'print', 'ship-it', '--part', 'hubs', '--format', 'svg', '--out', '-']);
    expect(code).toBe(0);
    expect(out).toMatch(/^<svg [^>]*width="210mm"/);
    const pdf = await cli(['sheet', 'print', '-', '--part', 'map', '--game', 'cape-to-cairo', '--out', '-'], {
      stdin: standard('cape-to-cairo'),
    });
    expect(pdf.out).toContain('/Type /Pages /Count 1 ');
  });

  test.runIf(findGame('grand-prix'))('several pages of SVG are numbered files', async () => {
    const home = folder();
    const { code, out } = await cli(['sheet', 'print', 'grand-prix', '--format', 'svg', '--out', join(home, 'gp.svg')]);
    expect(code).toBe(0);
    expect(readdirSync(home).sort()).toEqual(['gp-1.svg', 'gp-2.svg', 'gp-3.svg', 'gp-4.svg']);
    expect(out.trim().split('\n')).toHaveLength(4);
  });

  test.each(games.map((game) => [game.id, game] as const))(
    'the record of a match of %s, or its sheet',
    async (_, game) => {
      const file = fileOf(randomMatch(game, 'print'));
      const record = await cli(['sheet', 'print', file, '--out', '-']);
      expect(record).toMatchObject({ code: 0, err: '' });
      expect(record.out).toContain('%%EOF');
      expect((await cli(['sheet', 'print', file, '--part', 'rules', '--out', '-'])).code).toBe(0);
    },
  );

  test.runIf(findGame('black-pawn-trucking'))('says which letters a PDF lacks', async () => {
    const sheet = JSON.parse(standard('black-pawn-trucking')) as { cities: { name: string }[] };
    sheet.cities[0].name = '京都';
    sheet.cities[1].name = 'Łódź';
    const file = fileOf(JSON.stringify(sheet));
    const { code, err } = await cli(['sheet', 'print', file, '--out', join(folder(), 'x.pdf')]);
    expect(code).toBe(0);
    expect(err).toBe('no letters for 京 都 in a PDF, so ? stands there; --format svg has them\n');
  });

  test.runIf(findGame('ship-it')).each([
    [2, ['ship-it', '--format', 'png'], '--format must be pdf or svg, not png'],
    [2, ['ship-it', '--paper', 'a3'], '--paper must be a4 or letter, not a3'],
    [2, ['ship-it', '--ink', 'red'], '--ink must be colour or saving, not red'],
    [
      2,
      ['ship-it', '--format', 'svg', '--out', '-'],
      '--out -: there are 4 pages; name one --part that has a single page',
    ],
    [1, ['ship-it', '--part', 'map'], '--part: Ship It! has no map; there are: turn, hubs, scores, rules'],
    [1, ['nowhere.json'], 'nowhere.json: there is no such file'],
    [1, ['ship-it', '--out', '/nowhere/x.pdf'], '/nowhere/x.pdf: there is no such file'],
    [1, ['-'], 'standard input: is not JSON'],
  ])('exit %d for %j', async (code, argv, words) => {
    const ran = await cli(['sheet', 'print', ...argv]);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(words);
    expect(isOneLine(ran.err)).toBe(true);
    expect(ran.out).toBe('');
  });

  test.runIf(findGame('grand-prix') && findGame('cape-to-cairo'))('a sheet of another game is told', async () => {
    const { code, err } = await cli(['sheet', 'print', fileOf(standard('grand-prix')), '--game', 'cape-to-cairo']);
    expect(code).toBe(1);
    expect(err).toContain('is not a sheet for Goods from Cape to Cairo');
  });
});

describe('sheet try', () => {
  test.runIf(findGame('hauling-astronauts'))('tells how it plays, the same for the same seed', async () => {
    const argv = ['sheet', 'try', 'hauling-astronauts', '--matches', '8', '--bots', 'random', '--json'];
    const { code, out } = await cli(argv);
    expect(code).toBe(0);
    const report = JSON.parse(out) as TrialReport;
    expect(report).toMatchObject({ game: 'hauling-astronauts', matches: 8, level: 'random', seed: '1' });
    expect(report.seats).toHaveLength(2);
    expect((await cli(argv)).out).toBe(out);
    const text = await cli(argv.slice(0, -1));
    expect(text.out).toMatch(
      /^Hauling Astronauts: 8 matches, every seat random, seed 1\nscore {3}.*\nlength .*\nends {4}/,
    );
  });

  test.runIf(findGame('grand-prix') && findGame('cape-to-cairo'))(
    'takes a sheet, its seats and options, and solves what can be solved',
    async () => {
      const sheet = JSON.parse(standard('grand-prix')) as { circuits: unknown[]; dice: number };
      sheet.circuits = [{ name: 'Oval', stretches: [1, 2, 1], time: 4, damage: 2 }];
      sheet.dice = 2;
      const file = fileOf(JSON.stringify(sheet));
      const { out } = await cli(['sheet', 'try', file, '--matches', '5', '--bots', 'random']);
      expect(out).toMatch(/^exact {3}\d+\.\d{3} from perfect play; Oval alone \d/m);
      expect((await cli(['sheet', 'try', file, '--matches', '5', '--quick'])).out).not.toContain('exact');
      const four = await cli([
        'sheet',
        'try',
        'cape-to-cairo',
        '--seats',
        '4',
        '--matches',
        '2',
        '--bots',
        'random',
        '--json',
      ]);
      expect((JSON.parse(four.out) as TrialReport).seats).toHaveLength(4);
    },
  );

  test.each([
    [[SHARED, '--bots', 'genius'], 'there is no bot genius'],
    [[SHARED, '--matches', '9999999'], '--matches: must be at most 1000000'],
    [[SHARED, '--seats', '9'], 'seats: must be'],
  ])('refuses %j', async (argv, words) => {
    const { code, err } = await cli(['sheet', 'try', ...argv]);
    expect(code).toBe(1);
    expect(err).toContain(words);
    expect(isOneLine(err)).toBe(true);
  });

  test('a match is no sheet', async () => {
    const { code, err } = await cli(['sheet', 'try', fileOf(randomMatch(games[0], 'x', 4))]);
    expect(code).toBe(1);
    expect(err).toContain('is a match; give a sheet or a game');
  });
});

describe('sheet ppn', () => {
  test.runIf(findGame('black-pawn-trucking'))('writes how a match began', async () => {
    const { code, out } = await cli(['sheet', 'ppn', fileOf(randomMatch(findGame('black-pawn-trucking')!, 'ppn'))]);
    expect(code).toBe(0);
    expect(out).toMatch(/^---\nGameType: "Black Pawn Trucking"\nSetUp: None\n/);
    expect(out.match(/\bt[SMCA][na2345]@/g)).toHaveLength(24);
  });

  test.runIf(findGame('grand-prix') && findGame('ship-it'))('only for piecepack games, and dealt', async () => {
    const other = await cli(['sheet', 'ppn', fileOf(randomMatch(findGame('grand-prix')!, 'x', 3))]);
    expect(other.code).toBe(1);
    expect(other.err).toContain('Grand Prix is not a piecepack game; these are: ');
    const early = await cli(['sheet', 'ppn', fileOf(randomMatch(findGame('ship-it')!, 'x', 1))]);
    expect(early.err).toContain('is not dealt yet');
  });
});
