// Needs hauling-astronauts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { knownUses, partsOf, usesOf } from '@waybill/bots/trial';
import { findGame, games } from '@waybill/games';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../src/main.ts';
import { timeLeft } from '../src/simulate/progress.ts';
import type { Report } from '../src/simulate/report.ts';
import { seatings } from '../src/simulate/seating.ts';
import { buildCli, cli, isOneLine, root, SOLO } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-lab-'));
const here = (name: string) => join(folder, name);

const DUEL = ['simulate', 'hauling-astronauts', '--bots', 'easy,random', '--seed', 'lab', '--threads', '1'];
const VERSUS = ['--versus', '{"bonusDice":true}'];

/** Everything but the speed. */
function figures(out: string): Report {
  return { ...(JSON.parse(out) as Report), speed: { threads: 0, seconds: 0, stepsPerSecond: 0 } };
}

async function report(argv: readonly string[]): Promise<Report> {
  const { code, out, err } = await cli([...argv, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return figures(out);
}

describe('seats', () => {
  test('whoever plays sits in every seat equally often, and all meet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 4 }), (bots, seats) => {
        const all = seatings([...Array(bots).keys()], seats);
        for (let bot = 0; bot < bots; bot++) {
          const times = Array.from({ length: seats }, (_, seat) => all.filter((one) => one[seat] === bot).length);
          if (bots >= seats) expect(new Set(times).size).toBe(1);
          if (bot < seats) expect(Math.max(...times)).toBeGreaterThan(0);
        }
        if (bots >= seats) for (const one of all) expect(new Set(one).size).toBe(seats);
      }),
    );
  });

  test.each([
    [[0], 3, [[0, 0, 0]]],
    [[0, 1], 2, [[0, 1], [1, 0]]], // biome-ignore format: a table
    [[0, 1, 2], 1, [[0], [1], [2]]],
    [[0, 0], 2, [[0, 0]]],
    [[0, 1, 2], 2, [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]], // biome-ignore format: a table
  ])('the bots %j at %i seats', (lineup, seats, expected) => {
    expect(seatings(lineup, seats)).toEqual(expected);
  });

  test.runIf(findGame('cape-to-cairo'))('as many seats as bots, where the game has them', async () => {
    const matches = ['--matches', '1', '--threads', '1'];
    const three = await report(['simulate', 'cape-to-cairo', '--bots', 'random,easy,random', ...matches]);
    expect(three.seats).toHaveLength(3);
    expect(three.bots.map(({ name }) => name)).toEqual(['random', 'easy']);
    const pairs = await report(['simulate', 'hauling-astronauts', '--bots', 'random,easy,hard:1', ...matches]);
    expect(pairs).toMatchObject({ seatings: 6, balanced: false });
  });
});

test.each([
  [0.4, '0 s left'],
  [99, '99 s left'],
  [150, '3 min left'],
  [5999, '1 h 40 min left'],
  [90_000, '25 h 0 min left'],
])('%d seconds are told as %s', (seconds, words) => expect(timeLeft(seconds)).toBe(words));

describe('what is counted', () => {
  test('types and values, each once a decision', () => {
    const event = { by: 0, type: 'x', list: ['a', 'a', 'b c'], deep: { n: 3 }, mark: true } as const;
    const uses = [...usesOf(event)];
    expect(uses).toEqual(['x', 'x list a', 'x list b c', 'x deep.n 3', 'x mark true']);
    expect(partsOf('x list b c')).toEqual({ type: 'x', field: 'list', value: 'b c' });
    expect(partsOf('x')).toEqual({ type: 'x' });
  });

  test('the shapes tell what there is to do: of seats, not of chance', () => {
    const shapes = {
      roll: [
        { by: 'seat', fields: {} },
        { by: 'chance', fields: { dice: 'numbers' } },
      ],
      go: { by: 'seat', fields: { way: { choice: ['n', 's'] } }, optional: { fast: 'true', to: 'text' } },
      rain: { by: 'chance', fields: {} },
    } as const;
    expect(knownUses(shapes)).toEqual(['roll', 'go', 'go way n', 'go way s', 'go fast true']);
  });

  test.runIf(findGame('black-pawn-trucking'))('what never came up is told', async () => {
    const { usage } = await report(['simulate', 'black-pawn-trucking', '--matches', '3', '--options', '{"loans":0}']);
    expect(usage.unseen.map(({ type }) => type)).toContain('start');
    const drive = usage.uses.find(({ type, field }) => type === 'drive' && field === undefined);
    expect(drive?.times[0]).toBeGreaterThan(1);
    expect(drive?.taken).toBeGreaterThan(0);
  });

  test.each(games.map(({ id }) => [id]))(
    '%s: no share is above one, and every type that is used is known',
    async (id) => {
      const { usage, endings } = await report(['simulate', id, '--matches', '3', '--threads', '1']);
      const known = Object.keys(findGame(id)!.shapes);
      for (const { type, taken } of usage.uses) {
        expect(known).toContain(type);
        expect(taken).toBeLessThanOrEqual(1);
      }
      expect(Object.values(endings).reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 9);
    },
  );
});

describe('a tournament', () => {
  test('tells strength from seats', async () => {
    const { bots, seats, balanced } = await report([...DUEL, '--matches', '30']);
    expect(balanced).toBe(true);
    expect(bots[0].elo?.mean).toBeGreaterThan(150);
    expect(bots[1].elo).toEqual({ mean: 0, error: 0 });
    expect(bots[0].wins.mean).toBeGreaterThan(0.8);
    expect(bots[0].wins.mean + bots[1].wins.mean).toBeCloseTo(1, 9);
    expect(seats[0].wins.mean + seats[1].wins.mean).toBeCloseTo(1, 9);
    expect(Math.abs(seats[0].wins.mean - 0.5)).toBeLessThan(0.3);
  });

  test.runIf(findGame('grand-prix'))('alone, bots are compared by score', async () => {
    const { bots } = await report([
      'simulate',
      'grand-prix',
      '--bots',
      'random,easy',
      '--matches',
      '8',
      '--threads',
      '1',
    ]);
    expect(bots.map(({ elo }) => elo)).toEqual([null, null]);
    // GP: low is good.
    expect(bots[1].score.mean).toBeLessThan(bots[0].score.mean);
  });

  test('iterations for all or for one', async () => {
    const argv = (...more: string[]) => ['simulate', 'hauling-astronauts', '--matches', '2', '--threads', '1', ...more];
    const all = await report(argv('--bots', 'hard', '--iterations', '3'));
    const one = await report(argv('--bots', 'hard:3'));
    expect(all.seats).toEqual(one.seats);
    expect((await report(argv('--bots', 'hard:40'))).usage).not.toEqual(one.usage);
  });
});

describe('resuming', () => {
  test('gives what an uninterrupted run gives, after a cut in the middle of a line too', async () => {
    const file = here('resume.jsonl');
    const whole = await report([...DUEL, ...VERSUS, '--matches', '12']);
    expect(await report([...DUEL, ...VERSUS, '--matches', '5', '--resume', file])).toMatchObject({ matches: 5 });
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -40));
    expect(await report([...DUEL, ...VERSUS, '--matches', '12', '--resume', file])).toEqual(whole);
    const lines = readFileSync(file, 'utf8');
    expect(await report([...DUEL, ...VERSUS, '--matches', '12', '--resume', file])).toEqual(whole);
    expect(readFileSync(file, 'utf8')).toBe(lines);
    expect(await report([...DUEL, ...VERSUS, '--matches', '5', '--resume', file])).toMatchObject({ matches: 5 });
  });

  test('Ctrl-C tells what is done, and what is done is kept', async () => {
    const file = here('stopped.jsonl');
    const argv = [...DUEL, '--matches', '60'];
    let [out, err] = ['', ''];
    const code = await run([...argv, '--resume', file, '--json'], {
      stdin: Readable.from([]),
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      terminal: false,
      watched: true,
      typed: false,
      size: () => ({ columns: 80, rows: 24 }),
      env: {},
      // As soon as a match is kept, however fast the machine.
      onStop(stop) {
        const timer = setInterval(() => readFileSync(file, 'utf8').split('\n').length > 2 && stop(), 1);
        return () => clearInterval(timer);
      },
    });
    expect(code).toBe(130);
    const { matches } = figures(out);
    expect(matches).toBeLessThan(60);
    expect(err.endsWith(`stopped after ${matches} of 60 matches\n`)).toBe(true);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(matches + 2);
    expect(await report([...argv, '--resume', file])).toEqual(await report(argv));
  });

  test.each([
    ['another seed', ['--seed', 'other']],
    ['another bot', ['--bots', 'easy']],
    ['other options', ['--options', '{"hidden":true}']],
    ['a comparison', VERSUS],
  ])('a file of %s is refused and left alone', async (_, more) => {
    const file = here('mine.jsonl');
    await cli([...DUEL, '--matches', '2', '--resume', file]);
    const before = readFileSync(file, 'utf8');
    const { code, out, err } = await cli([...DUEL, ...more, '--matches', '3', '--resume', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toSatisfy(isOneLine);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test.each(['{}', 'x', '{"match":-1,"outcomes":[]}', '{"match":0,"outcomes":[{"ending":"win","scores":[1]}]}'])(
    'a line that is no match: %s',
    async (line) => {
      const file = here('bad.jsonl');
      writeFileSync(file, '');
      await cli([...DUEL, '--matches', '1', '--resume', file]);
      writeFileSync(file, `${readFileSync(file, 'utf8')}${line}\n`);
      const { code, err } = await cli([...DUEL, '--matches', '2', '--resume', file]);
      expect(code).toBe(1);
      expect(err).toBe(`${file}: line 3: is not a match of this simulation\n`);
    },
  );

  test('what is refused empties no table of figures', async () => {
    const [csv, page, mine] = [here('kept.csv'), here('kept.html'), here('other.jsonl')];
    for (const file of [csv, page]) writeFileSync(file, 'precious');
    await cli([...DUEL, '--matches', '1', '--resume', mine]);
    const argv = [...DUEL, '--seed', 'other', '--matches', '1', '--resume', mine, '--csv', csv, '--report', page];
    expect((await cli(argv)).code).toBe(1);
    for (const file of [csv, page]) expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  test('a file of something else is refused and left alone', async () => {
    const file = here('letter.txt');
    writeFileSync(file, 'Dear Ann,\nthis has no end');
    const { code, err } = await cli([...DUEL, '--matches', '1', '--resume', file]);
    expect(code).toBe(1);
    expect(err).toSatisfy(isOneLine);
    expect(readFileSync(file, 'utf8')).toBe('Dear Ann,\nthis has no end');
  });
});

describe('comparing variants', () => {
  test('each is what it is alone, and the difference is the difference of the means', async () => {
    const argv = ['simulate', 'hauling-astronauts', '--matches', '12', '--threads', '1'];
    const both = await report([...argv, ...VERSUS]);
    const [first, second] = [await report(argv), await report([...argv, '--options', '{"bonusDice":true}'])];
    expect(both.seats).toEqual(first.seats);
    expect(both.versus?.[0].seats).toEqual(second.seats);
    const scores = both.versus?.[0].differences.find(({ kind, of }) => kind === 'score' && of === 'seat Ann');
    expect(scores?.difference.mean).toBeCloseTo(second.seats[0].score.mean - first.seats[0].score.mean, 9);
    const gold = both.versus?.[0].differences.find(({ of }) => of === 'place kind gold');
    expect(gold).toMatchObject({ kind: 'uses', first: { mean: 0, count: 12 }, second: { count: 12 } });
  });

  test.runIf(findGame('grand-prix'))('a sheet against the standard one', async () => {
    const sheet = structuredClone(findGame('grand-prix')!.sheet!.standard) as { circuits: { time: number }[] };
    for (const circuit of sheet.circuits) circuit.time += 5;
    const file = here('slow.json');
    writeFileSync(file, JSON.stringify(sheet));
    const argv = ['simulate', 'grand-prix', '--matches', '10', '--threads', '1', '--versus-sheet', file];
    const { versus } = await report(argv);
    expect(versus?.[0].variant).toBe('slow.json');
    expect(versus?.[0].differences.find(({ kind }) => kind === 'length')?.difference.mean).toBeGreaterThan(0);
  });
});

describe('many variants', () => {
  const SWEEP = ['simulate', 'black-pawn-trucking', '--matches', '6', '--threads', '1', '--sweep'];

  test.runIf(findGame('black-pawn-trucking'))('a sweep plays every value with the same dice', async () => {
    const { variant, versus = [] } = await report([...SWEEP, 'loans=0..2']);
    expect([variant, ...versus.map((one) => one.variant)]).toEqual(['loans 0', 'loans 1', 'loans 2']);
    const alone = await report([...SWEEP.slice(0, -1), '--options', '{"loans":2}']);
    expect(versus[1].seats).toEqual(alone.seats);
    const { out } = await cli([...SWEEP, 'loans=0..2']);
    expect(out).toMatch(/\nvariant .*length steps.*\nloans 0 .*\nloans 1 .*\nloans 2 /);
  });

  test('several options make every combination, and a list of options each of its items', async () => {
    const duel = ['simulate', 'hauling-astronauts', '--matches', '2', '--threads', '1'];
    const grid = await report([...duel, '--sweep', 'bonusDice=false,true hidden=false,true']);
    expect(grid.versus?.map((one) => one.variant)).toEqual([
      'bonusDice false, hidden true',
      'bonusDice true, hidden false',
      'bonusDice true, hidden true',
    ]);
    const list = await report([...duel, '--versus', '[{"bonusDice":true},{"hidden":true}]']);
    expect(list.versus).toHaveLength(2);
  });

  test.runIf(findGame('black-pawn-trucking'))(
    'the page has a map of all variants and histograms over each other',
    async () => {
      const file = here('sweep.html');
      await report([...SWEEP, 'loans=0..2', '--report', file]);
      const page = readFileSync(file, 'utf8');
      for (const title of ['At a glance', 'Every figure by variant', 'Length in steps, by variant']) {
        expect(page).toContain(title);
      }
      expect(page).not.toMatch(/NaN|undefined|Infinity/);
      expect(page.split('<path').length - 1).toBeGreaterThanOrEqual(6);
    },
  );

  test.runIf(findGame('grand-prix'))('common dice save matches where the variants are nearly alike', async () => {
    const sheet = structuredClone(findGame('grand-prix')!.sheet!.standard) as { circuits: { time: number }[] };
    sheet.circuits[0].time += 1;
    const file = here('nearly.json');
    writeFileSync(file, JSON.stringify(sheet));
    const argv = ['simulate', 'grand-prix', '--matches', '40', '--threads', '1', '--versus-sheet', file];
    const { versus } = await report(argv);
    expect(versus?.[0].differences.find(({ kind }) => kind === 'length')?.saved).toBeGreaterThan(1);
  });
});

describe('a duplicate', () => {
  test('gives every deal to each seating', async () => {
    const file = here('duplicate.csv');
    const argv = [...DUEL, '--bots', 'random,easy', '--matches', '8', '--duplicate', '--rows', file];
    const { duplicate } = await report(argv);
    expect(duplicate).toMatchObject({ deals: 4, bots: [{ name: 'random' }, { name: 'easy' }] });
    const [, first, second, third] = readFileSync(file, 'utf8').split('\r\n');
    expect(first).toMatch(/^0,standard,lab\/0,.*,random,.*,easy,/);
    expect(second).toMatch(/^1,standard,lab\/0,.*,easy,.*,random,/);
    expect(third).toMatch(/^2,standard,lab\/1,/);
  });

  test('between equals nobody is ahead, and the error is that of the deals', async () => {
    const argv = ['simulate', 'hauling-astronauts', '--bots', 'hard:1,hard:2', '--matches', '4', '--threads', '1'];
    const { duplicate, bots } = await report([...argv, '--duplicate']);
    expect(duplicate?.bots[0].wins.mean).toBeCloseTo(bots[0].wins.mean, 9);
    expect(duplicate?.bots[0].wins.count).toBe(2);
  });
});

describe('stopping when enough is known', () => {
  const argv = ['simulate', 'hauling-astronauts', '--seed', 'u', '--threads', '1'];

  test('after a hundred matches, or twice as many until it is', async () => {
    const { matches, seats } = await report([...argv, '--until', '8%']);
    expect(matches).toBe(200);
    expect((seats[0].wins.high - seats[0].wins.low) / 2).toBeLessThanOrEqual(0.08);
    expect(await report([...argv, '--matches', '200'])).toEqual(await report([...argv, '--until', '8%']));
    expect(await report([...argv, '--until', '1%', '--matches', '150'])).toMatchObject({ matches: 150 });
  });

  test('a file of a run that was stopped in between comes to the same', async () => {
    const file = here('until.jsonl');
    await report([...argv, '--matches', '130', '--resume', file]);
    const resumed = await report([...argv, '--until', '8%', '--resume', file]);
    expect(resumed).toEqual(await report([...argv, '--until', '8%']));
  });
});

describe('the matches themselves', () => {
  test.each(games.map(({ id }) => [id]))('%s: every match is a file that replays to its row', async (id) => {
    const dir = here(`matches-${id}`);
    const rows = here(`${id}.csv`);
    await report(['simulate', id, '--matches', '3', '--threads', '1', '--matches-dir', dir, '--rows', rows]);
    const lines = readFileSync(rows, 'utf8').trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(3);
    for (const [i, line] of lines.entries()) {
      const file = join(dir, `00000${i}.waybill.json`);
      const { events, seats } = JSON.parse(readFileSync(file, 'utf8')) as { events: object[]; seats: string[] };
      const [, , , , steps] = line.split(',');
      expect(events).toHaveLength(Number(steps));
      expect(seats[0]).toMatch(/^random/);
      const { code, out } = await cli(['moves', file, '--json']);
      expect({ code, out }).toEqual({ code: 0, out: '[]\n' });
    }
  });

  test('to keep them changes no figure', async () => {
    const argv = [...DUEL, '--bots', 'random', '--matches', '4'];
    expect(await report([...argv, '--matches-dir', here('kept')])).toEqual(await report(argv));
  });

  test('a table goes to standard output instead of the report', async () => {
    const { out } = await cli([...DUEL, '--bots', 'random', '--matches', '2', '--csv', '-']);
    expect(out).toMatch(/^variant,about,of,figure,value,standard error\r\n/);
    expect(out).not.toContain('Hauling Astronauts');
  });

  test('who led when', async () => {
    const { drama } = await report([...DUEL, '--bots', 'random', '--matches', '10']);
    expect(drama?.decided.mean).toBeGreaterThan(0.2);
    expect(drama?.decided.mean).toBeLessThanOrEqual(1);
    expect((await report(['simulate', SOLO, '--matches', '2'])).drama).toBeNull();
  });
});

describe('what is written', () => {
  test('a page that needs no network and no script, whatever a file is called', async () => {
    const sheet = here('a"<script>alert(1)</script>.json'.replace('/', '∕'));
    writeFileSync(sheet, JSON.stringify(findGame('hauling-astronauts')!.sheet!.before));
    const file = here('report.html');
    await report([...DUEL, '--matches', '6', '--versus-sheet', sheet, '--report', file]);
    const page = readFileSync(file, 'utf8');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/<script|<link|<img|<iframe|https?:|url\(|@import|\ssrc=|\shref=|NaN|undefined|Infinity/i);
    expect(page).toContain('color-scheme: light dark');
    for (const title of ['Scores by bot', 'Wins by seat', 'Length in steps', 'Endings', 'Differences'])
      expect(page).toContain(title);
    const count = (text: string) => page.split(text).length - 1;
    for (const tag of ['svg', 'section', 'table', 'g', 'text']) {
      expect(count(`</${tag}>`)).toBe(page.match(new RegExp(`<${tag}[ >]`, 'g'))?.length);
    }
  });

  test('a table for a spreadsheet', async () => {
    const file = here('figures.csv');
    const { bots } = await report([...DUEL, '--matches', '6', '--csv', file, ...VERSUS]);
    const [head, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\r\n');
    expect(head).toBe('variant,about,of,figure,value,standard error');
    expect(rows).toContain(`standard,bot,easy,score,${bots[0].score.mean},${bots[0].score.error}`);
    expect(rows.some((row) => row.startsWith('"{""bonusDice"":true}",bot,easy,elo,'))).toBe(true);
  });

  test('one match is one match', async () => {
    const { out } = await cli([...DUEL, '--matches', '1']);
    expect(out).toMatch(/^Hauling Astronauts: 1 match, seed lab\n/);
    // Of one match, no error is known, and a share may be nearly anything.
    expect(out).toMatch(/\nAnn {3}easy, random +\d+\.000  –  +–/);
    expect(out).toMatch(/ends {4}\w+ 100\.0 % \(20\.7 to 100\.0\)/);
  });

  test('no matches are no error', async () => {
    const argv = [...DUEL, ...VERSUS, '--matches', '0', '--report', here('empty.html'), '--csv', here('empty.csv')];
    expect(await report(argv)).toMatchObject({ matches: 0, length: null });
    expect((await cli(argv)).out).toBe('Hauling Astronauts: 0 matches, seed lab\n');
    expect(readFileSync(here('empty.html'), 'utf8')).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('bad input', () => {
  const game = 'hauling-astronauts';
  const wrong: [number, string[]][] = [
    [1, [game, '--bots', 'easy,nobody']],
    [1, [game, '--bots', '']],
    [1, [game, '--bots', 'easy,']],
    [1, [game, '--bots', '__proto__']],
    [1, [game, '--bots', 'hard:0']],
    [1, [game, '--bots', 'hard:1:2']],
    [1, [game, '--bots', 'random:5']],
    [1, [game, '--bots', 'easy:5']],
    [1, [game, '--bots', 'medium:5']],
    [1, ['ship-it', '--bots', 'hard:5']],
    [1, ['grand-prix', '--bots', 'expert:5']],
    [2, [game, '--bots', 'easy', '--iterations', '5']],
    [2, ['ship-it', '--bots', 'hard', '--iterations', '5']],
    [1, [game, '--bots', 'easy,easy,random']],
    [1, [game, '--bots', Array(13).fill('easy').join(',')]],
    [1, [game, '--seats', '3']],
    [1, [game, '--options', '{"bonusDice":3}']],
    [1, [game, '--versus', '{"bonusDice":3}']],
    [1, [game, '--versus', '{}']],
    [1, [game, '--versus', '{"bonusDice":false}']],
    [1, [game, '--versus', 'bonus']],
    [1, [game, '--versus-sheet', '/nowhere']],
    [1, [game, '--report', '/nowhere/report.html']],
    [1, [game, '--csv', '/']],
    [1, [game, '--resume', '/']],
    [1, [game, '--matches', '10000001', '--resume', here('huge.jsonl')]],
    [1, ['ship-it', '--versus-sheet', 'package.json']],
    [2, [game, '--iterations', '0']],
    [2, [game, '--iterations', 'many']],
    [2, [game, '--resume']],
    [2, [game, '--until', '1']],
    [2, [game, '--until', '0%']],
    [2, [game, '--duplicate']],
    [2, [game, '--csv', '-', '--rows', '-']],
    [2, [game, '--csv', '-', '--json']],
    [2, [game, '--sweep', 'bonusDice']],
    [2, [game, '--sweep', 'bonusDice=true']],
    [2, [game, '--sweep', 'bonusDice=false,true', ...VERSUS]],
    [1, [game, '--sweep', 'loans=0..5']],
    [1, [game, '--sweep', 'bonusDice=0..1']],
    [1, [game, '--sweep', 'bonusDice=false,maybe']],
    [2, ['black-pawn-trucking', '--sweep', 'loans=5..0']],
    [1, ['black-pawn-trucking', '--sweep', 'loans=0..99']],
    [1, [game, '--versus', '[]']],
    [1, [game, '--matches-dir', '/dev/null/x']],
  ];
  test.each(wrong.filter(([, [id]]) => findGame(id)))('exit %i: simulate %j', async (expected, argv) => {
    const { code, out, err } = await cli(['simulate', ...argv, '--threads', '1']);
    expect({ code, out }).toEqual({ code: expected, out: '' });
    expect(err).toSatisfy(isOneLine);
    expect(err).not.toContain('internal error');
  });
});

describe('on several threads', () => {
  beforeAll(buildCli);
  const waybill = (argv: readonly string[]) =>
    spawnSync(process.execPath, [`${root}packages/cli/bin/waybill.mjs`, ...argv, '--json'], { encoding: 'utf8' })
      .stdout;

  test('a tournament and a comparison come to the same figures, resumed or not', () => {
    const argv = [...DUEL.slice(0, -2), ...VERSUS, '--matches', '8'];
    const one = figures(waybill([...argv, '--threads', '1']));
    expect(one.matches).toBe(8);
    expect(figures(waybill([...argv, '--threads', '3']))).toEqual(one);
    const file = here('threads.jsonl');
    waybill([...argv, '--threads', '2', '--matches', '4', '--resume', file]);
    expect(figures(waybill([...argv, '--threads', '3', '--resume', file]))).toEqual(one);
  });
});
