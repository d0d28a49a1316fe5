import type { Words } from '@waybill/kernel';

export const bots: Words = {
  'why.now': 'It leads to {points} points this turn, the best other move to {other}.',
  'why.sight': 'It leaves your freight {points} points in sight, the best other move {other}.',
  'why.theirs': 'It leaves the others {points} points to gain with their next turns, the best other move {other}.',
  'why.even': 'About as good as the best other move.',
  'why.further': 'At first sight no better than the best other move; looking further ahead, better.',
  'why.short': 'At first sight no better than the best other move; looking further ahead, worse.',
};
