import type { Phrase } from '@waybill/kernel';
import type { guide as en } from '../en/guide.ts';

export const guide: Readonly<Record<keyof typeof en, Phrase>> = {
  'guide.aim':
    'Du hast einen Lastwagen, £10 und £10 Schulden bei der Bank. Vierundzwanzig Münzen sind zu fahren, jede zweimal: erst als Rohstoff in eine Fabrik, dann als fertige Ware zu einem Käufer. Ist die letzte geliefert, endet das Jahr. Dein Ergebnis ist dann dein Geld minus £10 je Kredit; ab £0 hast du gewonnen.',
  'guide.table':
    'Jedes Plättchen ist eine Stadt mit Farbe und Wert. Eine Münze, die ihre Farbe zeigt, ist ein Rohstoff; eine, die ihren Wert zeigt, ist eine fertige Ware. Die kleine Zahl sagt, was die Stadt zahlt: ein Ass £1, eine Fünf £5, eine Null £6. Gepunktete Linien sind Fähren.',
  'guide.turn':
    'Leih dir Geld, wenn du magst, £10 je Kredit. Dann lädt der Lastwagen alles in seiner Stadt und fährt in eine andere. Das kostet £1 je Stadt, die er erreicht, £1 je Ware an Bord, £2 je Fähre und £1 je Stadt mit wartenden Waren, an der er vorbeifährt.',
  'guide.pays':
    'Wo der Lastwagen hält, kauft die Stadt jeden Rohstoff ihrer Farbe und jede fertige Ware ihres Werts und zahlt für jede ihren Wert. Ein Rohstoff wird sofort umgedreht: Jetzt siehst du seinen Wert, und er wartet dort als fertige Ware.',
  'guide.end':
    'Liegen weniger als vier Waren auf der Karte, darfst du neue Aufträge kaufen: vier Münzen für £4 und £1 je Kredit. Liegt keine mehr da, musst du. Wer einen elften Kredit bräuchte, verliert: Die Bank pfändet.',
  'guide.advice':
    'Denk zwei, drei Fahrten voraus und liefere dort, wo schon die nächste Ware wartet. Fahr mehrere Waren in eine Richtung statt kreuz und quer. Ein Kredit bleibt bis zum Schluss: Nimm wenige, aber nimm einen, bevor du festsitzt.',
};
