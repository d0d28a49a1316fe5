import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMove, readBySchema, readClientMessage } from './schemas.ts';

const move = { type: 'act', table: 'x'.repeat(20), after: 3, key: 'my own name', action: { type: 'play', event: {} } };

const odd = fc.oneof(fc.jsonValue(), fc.string(), fc.integer(), fc.constant(undefined));
const spoilt = fc
  .tuple(fc.constantFrom('type', 'table', 'after', 'key', 'action', 'more'), odd)
  .map(([field, value]) => ({ ...move, [field]: value }));
const oddAction = fc
  .tuple(fc.constantFrom('type', 'event', 'more'), odd)
  .map(([field, value]) => ({ ...move, action: { ...move.action, [field]: value } }));

test('what is taken for a move at a glance is what the schemas let pass', () => {
  expect(isMove(move)).toBe(true);
  fc.assert(
    fc.property(fc.oneof(spoilt, oddAction, odd), (claimed) => {
      const value: unknown = JSON.parse(JSON.stringify(claimed ?? null));
      if (isMove(value)) expect(readBySchema(value)).toEqual(value);
    }),
    { numRuns: 2000 },
  );
});

test('what is none is looked at by the schemas, which say what is wrong', () => {
  expect(readClientMessage({ ...move, key: 'short' })).toMatchObject({ field: 'key' });
  expect(readClientMessage({ ...move, action: { type: 'pause' } })).toMatchObject({ action: { type: 'pause' } });
  expect(readClientMessage({ type: 'follow', table: 'x'.repeat(20), lean: true })).toMatchObject({ lean: true });
});
