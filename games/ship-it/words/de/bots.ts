import type { Words } from '@waybill/kernel';

export const bots: Words = {
  'why.now': 'Das führt in diesem Zug zu {points} Punkten, die beste andere Idee zu {other}.',
  'why.sight': 'Danach sind für deine Fracht {points} Punkte in Sicht, mit der besten anderen Idee {other}.',
  'why.theirs': 'Das lässt den anderen für ihre nächsten Züge {points} Punkte, die beste andere Idee {other}.',
  'why.even': 'Etwa so gut wie die beste andere Idee.',
  'why.further': 'Auf den ersten Blick nicht besser als die beste andere Idee; auf längere Sicht besser.',
  'why.short': 'Auf den ersten Blick nicht besser als die beste andere Idee; auf längere Sicht schlechter.',
};
