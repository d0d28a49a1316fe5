import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isActionAnswer, isLean, isTableList, isUpdate, isWholeUpdate, readServerMessage } from './messages.ts';

const status = { phase: 'on', seats: [], events: 1, next: 0 };
const entry = { n: 4, at: 1, type: 'event', index: 0, event: { by: 0, type: 'pass' } };
const update = { type: 'update', table: 't', n: 4, seat: 0, entries: [entry], view: {}, status };
const lean = { type: 'update', table: 't', n: 4, entries: [entry], status: { next: 1, events: 1 } };
const error = { clause: 'table', code: 'stale', facts: {}, words: 'no' };
const read = (value: unknown) => readServerMessage(JSON.stringify(value));

describe('what a server says', () => {
  test.each([
    update,
    { ...update, view: null, seat: null },
    lean,
    { type: 'here', table: 't', seats: [0, 2] },
    { type: 'done', table: 't', key: 'k', n: 3 },
    { type: 'refused', table: 't', key: 'k', error, update },
    { type: 'problem', error: { code: 'too-often', facts: { seconds: 2 }, words: 'wait' } },
  ])('%j is read', (message) => expect(read(message)).toEqual(message));

  test.each([
    null,
    [],
    { type: 'toString' },
    { ...update, n: '4' },
    { ...update, entries: [null] },
    { ...update, entries: [{ n: 4, type: 'event' }] },
    { ...update, status: null },
    { ...update, view: 3 },
    { ...update, seat: 'x' },
    { ...lean, status: {} },
    { type: 'here', table: 't', seats: ['0'] },
    { type: 'done', key: 'k' },
    { type: 'refused', key: 'k', error: { code: 'stale' } },
    { type: 'refused', key: 'k', error, update: lean },
    { type: 'problem' },
  ])('%j is nothing it says', (message) => expect(read(message)).toBeNull());

  test('whatever comes, reading it does not fail', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readServerMessage(text)));
    expect(readServerMessage('{')).toBeNull();
  });
});

test('an update is told from one that leaves out what has not changed, and from one with everything', () => {
  const whole = { ...update, plan: { game: 'x' } };
  expect([isUpdate(update), isUpdate(lean), isWholeUpdate(update), isWholeUpdate(whole)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isUpdate(update) && isLean(update)).toBe(false);
});

test('answers by HTTP', () => {
  expect([{ n: 3 }, { error }, { error, update }].map(isActionAnswer)).toEqual([true, true, true]);
  expect([null, {}, { n: '3' }, { error: {} }, { error, update: {} }].some(isActionAnswer)).toBe(false);
  const table = { id: 't', game: 'x', phase: 'on', changed: 3, seats: [{ name: null }] };
  expect(isTableList({ tables: [table] })).toBe(true);
  expect([{}, { tables: [null] }, { tables: [{ ...table, seats: 3 }] }].some(isTableList)).toBe(false);
});
