// Needs grand-prix.
import { findGame } from '@waybill/games';
import type { Match } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { cli, fileOf, isOneLine, randomMatch } from './support.ts';

const gp = findGame('grand-prix')!;
const race = randomMatch(gp, 'commands');
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a cast, told at the call
const json = <T>(text: string) => JSON.parse(text) as T;

describe('replay', () => {
  test('--at and --view are checked against the file', async () => {
    const file = fileOf(race);
    expect((await cli(['replay', file, '--at', '9999'])).code).toBe(1);
    expect((await cli(['replay', file, '--view', '1'])).code).toBe(1);
    expect((await cli(['replay', file, '--view', 'nobody'])).code).toBe(2);
  });

  test('--at 0 is the state before any event', async () => {
    const { out } = await cli(['replay', fileOf(race), '--at', '0', '--json']);
    expect(json(out)).toMatchObject({ circuit: 0, space: 0, gear: null, over: false });
  });
});

describe('moves', () => {
  test('when chance is due, and when it is over, there are none', async () => {
    const rolling = await cli(['moves', fileOf({ ...race, events: race.events.slice(0, 1) })]);
    expect(rolling).toMatchObject({ code: 0, out: '' });
    expect(rolling.err).toMatch(/^chance is to act: .+\n$/);
    const over = await cli(['moves', fileOf(race), '--json']);
    expect(over).toMatchObject({ code: 0, out: '[]\n' });
    expect(over.err).toMatch(/^the match is over: .+\n$/);
  });
});

describe('add', () => {
  const start = { ...race, events: [] };
  const gear = '{"by":0,"type":"gear","gear":2}';
  const roll = '{"by":"chance","type":"roll","dice":[1,1,2,3,4,6]}';

  test('a refused event', async () => {
    const { code, out, err } = await cli(['add', fileOf(start), '{"by":0,"type":"drive"}']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^event 0: GP-2\.2: [^\n]+\n$/);
  });

  test.each(['', 'drive', '{', 'null', '[]', '7'])('what is no event: %j', async (text) => {
    const { code, out, err } = await cli(['add', fileOf(start), text]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toSatisfy(isOneLine);
  });

  test('dice typed in are listed as rolled by hand', async () => {
    const geared = await cli(['add', fileOf(start), gear]);
    expect(json<Match>(geared.out).events).toHaveLength(1);
    const rolled = await cli(['add', '-', roll, '--deal'], { stdin: geared.out });
    expect(json<Match>(rolled.out).dealer).toEqual({ ...race.dealer, byHand: [1] });
    const proof = await cli(['verify', '-'], { stdin: rolled.out });
    expect(proof.out).toBe('0 chance events proven from the seed; 1 rolled by hand, which nobody can prove\n');
  });

  test('the event may come from standard input', async () => {
    expect((await cli(['add', fileOf(start), '-'], { stdin: gear })).code).toBe(0);
  });

  test('without a dealer, --deal draws what proves nothing', async () => {
    const { dealer: _, ...bare } = start;
    const { out } = await cli(['add', fileOf(bare), gear, '--deal']);
    expect(json<Match>(out).dealer).toBeUndefined();
    expect(json<Match>(out).events).toHaveLength(2);
  });

  test('a seed that is not revealed deals nothing here', async () => {
    const secret = { ...start, dealer: { commit: race.dealer!.commit } };
    expect((await cli(['add', fileOf(secret), gear, '--deal'])).err).toMatch(
      /^--deal: the seed of this match is not revealed/,
    );
    expect((await cli(['add', fileOf(secret), gear])).code).toBe(0);
  });
});

describe('verify', () => {
  const broken: [string, (match: Match) => Match, RegExp][] = [
    ['no dealer', (match) => ({ ...match, dealer: undefined }), /dealer: is missing/],
    ['no seed', (match) => ({ ...match, dealer: { commit: match.dealer!.commit } }), /dealer\.seed: is not revealed/],
    ['another seed', (match) => ({ ...match, dealer: { ...match.dealer!, seed: 'other' } }), /dealer\.commit: /],
    [
      'loaded dice',
      (match) => ({ ...match, events: [match.events[0], { by: 'chance', type: 'roll', dice: [1, 1, 1, 1, 1, 1] }] }),
      /events\[1\]: is not what the seed says: /,
    ],
    ['another salt', (match) => ({ ...match, dealer: { ...match.dealer!, salts: ['x'] } }), /events\[1\]: /],
  ];
  test.each(broken)('%s', async (_, change, words) => {
    const file = fileOf(change(race));
    const { code, out, err } = await cli(['verify', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(words);
    const asJson = await cli(['verify', file, '--json']);
    expect({ code: asJson.code, err: asJson.err }).toEqual({ code, err });
    expect(json<{ fault: object }>(asJson.out).fault).not.toBeNull();
  });
});

describe('sheet check', () => {
  const sheet = gp.sheet!.standard as { sheet: string; circuits: object[] };

  test('a sound sheet names the games that take it', async () => {
    const { code, out } = await cli(['sheet', 'check', '-'], { stdin: JSON.stringify(sheet) });
    expect(code).toBe(0);
    expect(out).toBe('standard input: a valid sheet for Grand Prix\n');
    expect((await cli(['new', 'grand-prix', '--sheet', fileOf(JSON.stringify(sheet))])).code).toBe(0);
  });

  test('a flaw is named by its field', async () => {
    const bad = fileOf(JSON.stringify({ ...sheet, circuits: [] }));
    const { code, err } = await cli(['sheet', 'check', bad]);
    expect(code).toBe(1);
    expect(err).toMatch(/: sheet\.circuits: [^\n]+\n$/);
    expect((await cli(['sheet', 'check', bad, '--json'])).code).toBe(1);
    expect((await cli(['new', 'grand-prix', '--sheet', bad])).err).toMatch(/: sheet\.circuits: [^\n]+\n$/);
  });

  test.each(['null', '[]', '{}', '{"sheet":"chess"}', '{"sheet":{}}'])('%s is of no kind', async (text) => {
    const { code, err } = await cli(['sheet', 'check', '-'], { stdin: text });
    expect(code).toBe(1);
    expect(err).toMatch(/sheet/);
    expect(err).toSatisfy(isOneLine);
  });
});
