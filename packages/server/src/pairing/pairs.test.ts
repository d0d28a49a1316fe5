import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairsOf, type Seek } from './pairs.ts';

const seek = (id: string, rating: number, more: Partial<Seek> = {}): Seek => ({
  id,
  person: `person of ${id}`,
  wish: 'the same',
  rating,
  wants: null,
  promise: null,
  since: 0,
  ...more,
});
const nobody = () => false;
const idsOf = (pairs: ReturnType<typeof pairsOf>) => pairs.map((pair) => pair.map(({ id }) => id).toSorted());

test('the nearest are paired first', () => {
  const seeks = [seek('a', 1500), seek('b', 1590), seek('c', 1620), seek('d', 1420)];
  expect(idsOf(pairsOf(seeks, 0, nobody))).toEqual([
    ['b', 'c'],
    ['a', 'd'],
  ]);
});

test('ratings may be the further apart the longer two have waited', () => {
  const seeks = [seek('a', 1500), seek('b', 1900)];
  expect(pairsOf(seeks, 5_000, nobody)).toEqual([]);
  expect(idsOf(pairsOf(seeks, 10_000, nobody))).toEqual([['a', 'b']]);
});

test('somebody chosen from the list is paired whatever the ratings', () => {
  const seeks = [seek('a', 1500), seek('b', 1505), seek('c', 2500, { wants: 'a' })];
  expect(idsOf(pairsOf(seeks, 0, nobody))).toEqual([['a', 'c']]);
});

test('nobody is paired twice, with themselves, for another match, or with somebody blocked', () => {
  const person = fc.integer({ min: 0, max: 5 }).map((n) => `p${n}`);
  const one = fc.record({ person, rating: fc.integer({ min: 800, max: 2200 }), wish: fc.constantFrom('x', 'y') });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 12 }), fc.nat(100_000), (all, now) => {
      const seeks = all.map((part, i) => seek(`s${i}`, part.rating, part));
      const blocked = (a: string, b: string) => [a, b].includes('p0') && [a, b].includes('p1');
      const pairs = pairsOf(seeks, now, blocked);
      const people = pairs.flat().map((each) => each.person);
      expect(new Set(people).size).toBe(people.length);
      for (const [a, b] of pairs) {
        expect(a.wish).toBe(b.wish);
        expect(blocked(a.person, b.person)).toBe(false);
      }
    }),
  );
});
