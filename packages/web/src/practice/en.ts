import { count, type Phrase } from '@waybill/kernel';

export const en = {
  title: 'Practice',
  ask: 'You went wrong here once. What would you play now?',
  left: ({ left }) => count(left, 'position today', 'positions today'),
  right: 'Right.',
  'right.also': 'As good as the best.',
  wrong: 'No. The best was: {best}.',
  before: 'In the match you played: {played}. It cost you {loss}.',
  again: 'Asked again {when}.',
  next: 'Next',
  show: 'Show the best move',
  drop: 'Never ask this again',
  leave: 'Leave',
  none: 'Nothing to practise today.',
  'none.next': 'The next position comes up {when}.',
  'none.first':
    'Analyse a match you have finished: your mistakes in it come here, and come back until you know better.',
  'none.matches': 'My matches',
} satisfies Record<string, Phrase>;
