import { expect, it } from 'vitest';
import { count, sentence, speak } from './words.ts';

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
