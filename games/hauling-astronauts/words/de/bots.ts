import { count, type Words } from '@waybill/kernel';

export const bots: Words = {
  'why.depart': ({ transport, points }) =>
    Number(points) > 0
      ? `${String(transport)} startet mit ${count(points, 'Punkt', 'Punkten')}.`
      : `Auf Besseres braucht ${String(transport)} nicht zu warten.`,
  'why.odds': 'Füllte der Zufall den Rest, würde {transport} zu {odds} % bezahlt, nicht zu {instead} %.',
  'why.their-odds':
    'Füllte der Zufall den Rest, würde {transport} der anderen Seite zu {odds} % bezahlt, nicht zu {instead} %.',
  'why.roll': 'Mehr Würfel zur Auswahl sind jetzt am meisten wert.',
  'why.stay': 'Auf eine bessere Ladung oder ein besseres Dock zu warten ist mehr wert, als jetzt zu starten.',
};
