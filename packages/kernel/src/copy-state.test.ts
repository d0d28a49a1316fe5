import { expect, test } from 'vitest';
import { cloneState, copyState } from './copy-state.ts';

const stateOf = () => ({
  turn: 3,
  cards: [1, 2],
  money: Int32Array.of(5, -1),
  last: null as string | null,
  table: { cities: 24 },
});

test('a clone is equal, has lists of its own, and shares what never changes', () => {
  const s = stateOf();
  const twin = cloneState(s);
  expect(twin).toEqual(s);
  twin.cards.push(3);
  twin.money[0] = 9;
  expect(s).toEqual(stateOf());
  expect(twin.table).toBe(s.table);
});

test('a copy is equal and keeps its own lists, whatever their length was', () => {
  const [from, to] = [stateOf(), { ...stateOf(), cards: [7, 8, 9], turn: 1, last: 'x' }];
  const { money, cards } = to;
  copyState(from, to);
  expect(to).toEqual(from);
  expect(to.money).toBe(money);
  expect(to.cards).toBe(cards);
});
