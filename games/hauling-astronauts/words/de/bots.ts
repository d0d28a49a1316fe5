import { count, type Words } from '@waybill/kernel';

export const bots: Words = {
  'why.depart': ({ transport, points }) =>
    Number(points) > 0
      ? `${String(transport)} startet mit ${count(points, 'Punkt', 'Punkten')}.`
      : `Auf Besseres braucht ${String(transport)} nicht zu warten.`,
  'why.odds': 'Fiele der Rest zufällig, brächte {transport} in {odds} % der Fälle Gewinn statt in {instead} %.',
  'why.their-odds':
    'Fiele der Rest zufällig, brächte {transport} der anderen Seite in {odds} % der Fälle Gewinn statt in {instead} %.',
  'why.roll': 'Mehr Würfel zur Auswahl sind jetzt am meisten wert.',
  'why.stay': 'Auf eine bessere Ladung oder ein besseres Dock zu warten ist mehr wert, als jetzt zu starten.',
};
