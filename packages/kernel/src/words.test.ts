import { expect, it } from 'vitest';
import { count, does, sentence, speak, type Words } from './words.ts';

const words = {
  bid: '{seat} bids ${amount}',
  share: ({ seats }: { readonly [name: string]: unknown }) => `${(seats as string[]).join(' and ')} share`,
  list: 'goods: {goods}',
};

it('puts facts into a phrase, seats by their names', () => {
  expect(speak(words, sentence('bid', { seat: 1, amount: 5 }), ['Ann', 'Bob'])).toBe('Bob bids $5');
  expect(speak(words, sentence('share', { seats: [0, 1] }), ['Ann', 'Bob'])).toBe('Ann and Bob share');
  expect(speak(words, sentence('list', { goods: ['S', 'a'] }))).toBe('goods: S, a');
  expect(speak(words, sentence('bid', { seat: 3, amount: 5 }), [])).toBe('seat 3 bids $5');
});

it('counts one and many', () => {
  expect(count(1, 'good', 'goods')).toBe('1 good');
  expect(count(0, 'good', 'goods')).toBe('0 goods');
});

it('calls the reader you, and everybody else by name', () => {
  const said: Words = {
    buy: (facts) => `${does(facts, 'buys', 'You buy')} a link.`,
    pay: ({ seats, yours }) => `${(seats as string[]).join(' and ')}, ${String(yours)}`,
  };
  const names = ['Ann', 'Ben'];
  const buys = (seat: number, you?: number) => speak(said, sentence('buy', { seat }), names, you);
  expect([buys(0, 0), buys(1, 0), buys(0)]).toEqual(['You buy a link.', 'Ben buys a link.', 'Ann buys a link.']);
  expect(speak(said, sentence('pay', { seats: [1, 0] }), names, 0)).toBe('Ben and Ann, 1');
});
