import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_FILE, parseMatch, readMatch, writeMatch } from './match.ts';
import { isFlaw } from './setup.ts';

const good = { waybill: 1, game: 'x', options: {}, seats: ['Ann'], events: [{ by: 0, type: 'go' }] };
const flawOf = (value: unknown) => {
  const read = readMatch(value);
  return isFlaw(read) ? read.field : null;
};

describe('a match file', () => {
  it('is read and written back the same', () => {
    const text = writeMatch(good as never);
    expect(parseMatch(text)).toEqual(good);
    expect(writeMatch(parseMatch(text) as never)).toBe(text);
  });

  it('may leave out its options', () => {
    const { options: _, ...rest } = good;
    expect(readMatch(rest)).toEqual(good);
  });

  it.each([
    [null, 'file'],
    [[], 'file'],
    [{ ...good, waybill: 2 }, 'waybill'],
    [{ ...good, game: 3 }, 'game'],
    [{ ...good, seats: 'Ann' }, 'seats'],
    [{ ...good, seats: [''] }, 'seats[0]'],
    [{ ...good, options: [] }, 'options'],
    [{ ...good, events: {} }, 'events'],
    [{ ...good, colour: 'red' }, 'colour'],
    [{ ...good, sheet: [] }, 'sheet'],
    [{ ...good, dealer: { seed: 'x' } }, 'dealer.commit'],
    [{ waybill: 1, game: 'x', seats: [] }, 'events'],
  ])('%j is refused whole at %s', (value, field) => {
    expect(flawOf(value)).toBe(field);
  });

  it('is refused when it is too large or not JSON, without an exception', () => {
    expect(parseMatch(' '.repeat(LARGEST_FILE + 1))).toMatchObject({ field: 'file' });
    expect(parseMatch('{')).toMatchObject({ field: 'file' });
    expect(parseMatch('[['.repeat(100_000))).toMatchObject({ field: 'file' });
    fc.assert(fc.property(fc.string(), (text) => isFlaw(parseMatch(text) as object)));
  });

  it('keeps no key that came in by the prototype', () => {
    expect(parseMatch('{"__proto__":{"waybill":1},"game":"x","seats":[],"events":[]}')).toMatchObject({
      field: 'waybill',
    });
  });
});
