import type { Outlook } from '@waybill/bots/improve';
import { expect, test } from 'vitest';
import { choicesFor, goalsOf } from './choices.ts';

const OUTLOOK: Outlook = {
  length: 66.7,
  score: 13.3,
  seats: 0.07,
  ends: { tie: 0.2, win: 0.8 },
  every: { 'dock transports': 0.5, 'place pips': 0.9 },
  isSolvable: false,
};

test('at first nothing is wanted, and everything is as it is', () => {
  const choices = choicesFor(OUTLOOK);
  expect(goalsOf(choices)).toEqual([]);
  const words = goalsOf(choices.map((choice) => ({ ...choice, isWanted: true }))).map((goal) => goal.words);
  expect(words).toEqual(['every dock.transports', 'seats', 'length=67', 'score=13', 'ends win=80%']);
});

test('what a game does not have is not offered', () => {
  const kinds = (outlook: Outlook) => choicesFor(outlook).map(({ kind }) => kind);
  expect(kinds({ ...OUTLOOK, seats: null, every: {} })).toEqual(['length', 'score', 'ends']);
  expect(kinds({ ...OUTLOOK, isSolvable: true })).toContain('exact');
});

test('targets and weights go into the goals, shares as shares', () => {
  const choices = choicesFor(OUTLOOK).map((choice) => ({
    ...choice,
    isWanted: choice.kind === 'ends',
    weight: 3,
    target: 25,
  }));
  expect(goalsOf(choices)).toEqual([{ words: 'ends win=25%', kind: 'ends', of: 'win', target: 0.25, weight: 3 }]);
});
