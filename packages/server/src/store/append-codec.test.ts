import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Append } from './append.ts';
import { decodeAppends, encodeAppends } from './append-codec.ts';

const word = fc.stringMatching(/^[a-zA-Z0-9_-]{1,12}$/);
const count = fc.nat(1_000_000);
const json = fc.dictionary(word, fc.string()).map((one) => JSON.stringify(one));

const append: fc.Arbitrary<Append> = fc.record({
  id: word,
  after: count,
  bodies: fc.array(json, { minLength: 1, maxLength: 3 }),
  phase: fc.constantFrom('open', 'on', 'over'),
  summary: json,
  changed: count,
  due: fc.option(count),
  lease: fc.oneof(fc.constant(''), word),
  leasedUntil: count,
  listed: fc.option(fc.boolean()),
  sitters: fc.array(word, { maxLength: 2 }),
  snapshot: fc.option(fc.record({ text: fc.string(), at: count })),
  make: fc.option(fc.record({ owner: word, game: word, made: count, seed: word })),
});

/** Until when is said only together with who. */
const sensible = (one: Append): Append => (one.lease === '' ? { ...one, leasedUntil: 0 } : one);

test('what is written is read', () => {
  fc.assert(
    fc.property(fc.array(append.map(sensible), { minLength: 1, maxLength: 5 }), (appends) => {
      expect(decodeAppends(encodeAppends(appends))).toEqual(appends);
    }),
  );
});

test('lines from before every match under way had a moment at which the server acts are read', () => {
  const rest = { due: 7, lease: 'node', leasedUntil: 9, listed: null, sitters: ['ann'], snapshot: null, make: null };
  const text = [
    'a 1 1 on 5 {"next": 0}',
    '{"at":1}',
    `b 2 2 open 6 {}\t${JSON.stringify(rest)}`,
    '{"at":2}',
    '{"at":3}',
  ];
  expect(decodeAppends(text.join('\n'))).toMatchObject([
    { id: 'a', after: 1, bodies: ['{"at":1}'], phase: 'on', changed: 5, summary: '{"next": 0}', due: null, lease: '' },
    { id: 'b', after: 2, bodies: ['{"at":2}', '{"at":3}'], summary: '{}', ...rest },
  ]);
});
