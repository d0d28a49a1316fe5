// Needs grand-prix.
import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { findGame } from '@waybill/games';
import { type Match, writeMatch } from '@waybill/kernel';
import { describe, expect, test } from 'vitest';
import { cli, fileOf, isOneLine, randomMatch } from './support.ts';

const match = randomMatch(findGame('grand-prix')!, 'files', 20);
const good = JSON.parse(writeMatch(match)) as Match;
const readers = ['replay', 'moves', 'verify'];

async function refusedBy(argv: string[], stdin?: Parameters<typeof cli>[1]): Promise<string> {
  const { code, out, err } = await cli(argv, stdin);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toSatisfy(isOneLine);
  expect(err).not.toContain('internal error');
  return err.trimEnd();
}

describe('a bad file is one line and exit 1', () => {
  const big = join(mkdtempSync(join(tmpdir(), 'waybill-big-')), 'big.json');
  writeFileSync(big, '');
  truncateSync(big, 50_000_000);
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const cases: [string, string | Uint8Array, RegExp][] = [
    ['empty', '', /is not JSON/],
    ['words', 'hello there', /is not JSON/],
    ['cut off', writeMatch(match).slice(0, 300), /is not JSON/],
    ['two byte order marks', `\ufeff\ufeff${writeMatch(match)}`, /is not JSON/],
    ['not UTF-8', Uint8Array.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]), /is not text in UTF-8/],
    ['zeros', new Uint8Array(1000), /is not JSON/],
    ['control characters', '\u001b[2J\u0007{"waybill"', /is not JSON/],
    ['a list', '[]', /must be a JSON object/],
    ['a number', '1', /must be a JSON object/],
    ['null', 'null', /must be a JSON object/],
    ['deep', deep, /must be a JSON object/],
    ['deep events', JSON.stringify({ ...good, events: 0 }).replace('"events":0', `"events":${deep}`), /^event 0: GP-E/],
    [
      'a deep event',
      JSON.stringify({ ...good, events: [{ by: 'chance', type: 0 }] }).replace('"type":0', `"type":${deep}`),
      /^event 0: GP-E/,
    ],
    [
      'deep options',
      JSON.stringify({ ...good, options: 0 }).replace('"options":0', `"options":{"a":${deep}}`),
      /options\.a/,
    ],
    ['a deep sheet', JSON.stringify({ ...good, sheet: 0 }).replace('"sheet":0', `"sheet":{"a":${deep}}`), /sheet/],
    ['__proto__', JSON.stringify(good).replace('{', '{"__proto__":{"game":"x"},'), /__proto__: is not known/],
    [
      '__proto__ in an event',
      JSON.stringify(good).replace('"type"', '"__proto__":1,"type"'),
      /^event 0: GP-E: .*__proto__/,
    ],
    [
      '__proto__ in options',
      JSON.stringify(good).replace('"options":{', '"options":{"__proto__":1'),
      /options\.__proto__/,
    ],
  ];
  for (const [name, content, words] of cases) {
    test(name, async () => {
      const file = fileOf(content);
      for (const command of readers) expect(await refusedBy([command, file])).toMatch(words);
      expect(await refusedBy(['add', file, '{"by":0,"type":"drive"}'])).toMatch(words);
      expect(await refusedBy(['replay', '-'], { stdin: content })).toMatch(words);
    });
  }

  test('a file of 50 MB, which is not even read', async () => {
    expect(await refusedBy(['replay', big])).toMatch(/is too large: 50000000 bytes, 8000000 at most/);
  });

  test('endless standard input', async () => {
    let sent = 0;
    const endless = new Readable({
      read() {
        sent += 65536;
        this.push(Buffer.alloc(65536, 0x20));
      },
    });
    expect(await refusedBy(['replay', '-'], { stdin: endless })).toMatch(/is too large/);
    expect(sent).toBeLessThan(10_000_000);
  });

  test.each([
    ['a directory', tmpdir(), /is a directory/],
    ['a missing file', '/nowhere/at-all.json', /there is no such file/],
    ['no name at all', '', /^'': there is no such file/],
    ['a file that is no directory', `${fileOf('')}/x`, /there is no such file/],
    ['a very long name', 'x'.repeat(5000), /too long/],
    ['a name with a zero byte', 'a\u0000b', /can't be read/],
  ])('%s', async (_, file, words) => {
    expect(await refusedBy(['replay', file])).toMatch(words);
    expect(await refusedBy(['sheet', 'check', file])).toMatch(words);
  });
});

describe('a flaw names its field', () => {
  const wrong: [object, RegExp][] = [
    [{ waybill: 2 }, /: waybill: must be 1$/],
    [{ waybill: '1' }, /: waybill: /],
    [{ game: 'chess' }, /: game: is unknown: chess$/],
    [{ game: '__proto__' }, /: game: /],
    [{ game: 7 }, /: game: must be text$/],
    [{ seats: [] }, /: seats: must be 1, not 0$/],
    [{ seats: ['A', 'B'] }, /: seats: must be 1, not 2$/],
    [{ seats: [''] }, /: seats\[0\]: /],
    [{ seats: 'Ann' }, /: seats: must be a list$/],
    [{ seats: ['x'.repeat(61)] }, /: seats\[0\]: /],
    [{ options: [] }, /: options: must be an object$/],
    [{ options: { colour: 1 } }, /: options\.colour: is not an option of this game$/],
    [{ events: {} }, /: events: must be a list$/],
    [{ sheet: null }, /: sheet: /],
    [{ sheet: {} }, /: sheet\./],
    [{ extra: true }, /: extra: is not known$/],
    [{ dealer: {} }, /: dealer\.commit: is missing$/],
    [{ dealer: { commit: 'x' } }, /: dealer\.commit: /],
    [{ dealer: { ...good.dealer, seed: '\ud800' } }, /: dealer: /],
    [{ dealer: { ...good.dealer, byHand: [-1] } }, /: dealer\.byHand\[0\]: /],
  ];
  test.each(wrong)('%j', async (change, words) => {
    const text = JSON.stringify({ ...good, ...change });
    expect(await refusedBy(['replay', fileOf(text)])).toMatch(words);
  });

  test.each(['waybill', 'game', 'seats', 'events'])('without %s', async (field) => {
    const { [field as keyof Match]: _, ...rest } = good;
    expect(await refusedBy(['replay', '-'], { stdin: JSON.stringify(rest) })).toBe(
      `standard input: ${field}: is missing`,
    );
  });

  test('a name that a terminal would obey is made harmless', async () => {
    const err = await refusedBy(['replay', fileOf(JSON.stringify({ ...good, '\u001b[31mred': 1 }))]);
    expect(err).not.toContain('\u001b');
  });

  test('a field name of a megabyte is cut', async () => {
    const err = await refusedBy(['replay', fileOf(JSON.stringify({ ...good, ['x'.repeat(1e6)]: 1 }))]);
    expect(err.length).toBeLessThan(500);
  });
});

test('a byte order mark and Windows line ends do no harm', async () => {
  const file = fileOf(`\ufeff${writeMatch(match).replaceAll('\n', '\r\n')}`);
  expect((await cli(['replay', file])).code).toBe(0);
});
