import type { Words } from '@waybill/kernel';

export const bots: Words = {
  'why.now': 'Das führt in diesem Zug zu {points} Punkten, der beste andere Zug zu {other}.',
  'why.sight': 'Danach sind für deine Fracht {points} Punkte in Sicht, mit dem besten anderen Zug {other}.',
  'why.theirs': 'Das lässt den anderen für ihre nächsten Züge {points} Punkte, der beste andere Zug {other}.',
  'why.even': 'Etwa so gut wie der beste andere Zug.',
  'why.further': 'Auf den ersten Blick nicht besser als der beste andere Zug; auf längere Sicht besser.',
  'why.short': 'Auf den ersten Blick nicht besser als der beste andere Zug; auf längere Sicht schlechter.',
};
