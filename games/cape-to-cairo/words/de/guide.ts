import type { Phrase } from '@waybill/kernel';
import type { guide as en } from '../en/guide.ts';

export const guide: Readonly<Record<keyof typeof en, Phrase>> = {
  'guide.aim':
    'Zwei bis vier Firmen mit je einem Lastwagen, sechs Runden. Hol Rohstoffe, wo sie liegen, verkauf sie, wo man sie braucht, und fahr die fertigen Waren weiter. Alle fangen mit $0 an, Schulden sind erlaubt. Wer nach sechs Runden das meiste Geld hat, gewinnt.',
  'guide.table':
    'Jedes Plättchen ist eine Stadt mit Farbe und Wert. Münzen mit Farbe sind Rohstoffe: Gold ♥, Diamanten ♦, Öl ♣, Kohle ♠. Münzen mit Wert sind fertige Waren. Alle dürfen sich alles nehmen.',
  'guide.turn':
    'Jede Runde beginnt mit einer Versteigerung: Wer fährt zuerst? Biete mehr oder passe: Wer zuerst passt, fährt zuletzt und zahlt sein letztes Gebot. Dann fahren alle in dieser Reihenfolge: laden, was man will, fahren, liefern. Das kostet $1 je Stadt und $1 je Ware an Bord.',
  'guide.pays':
    'Eine Stadt zahlt für Rohstoffe ihrer Farbe ihren Wert, von $1 für ein Ass bis $6 für eine Null, und dreht sie um: Jetzt sind es fertige Waren. Für fertige Waren ihres Werts zahlt sie ihren Wert und $5 dazu. Die sind dann aus dem Spiel.',
  'guide.end':
    'Sind alle gefahren, kommen vier neue Münzen auf die Karte. Nach der sechsten Runde ist Schluss. Bei gleichem Geld entscheiden die gelieferten fertigen Waren; sind auch die gleich, teilt man sich den Sieg.',
  'guide.advice':
    'Frag dich vor jedem Gebot: Was verliere ich, wenn jemand anderes vor mir fährt? Oft nichts. Eine fertige Ware unter deinem Lastwagen ist mehr wert als eine am anderen Ende des Kontinents. Zwei Waren in eine Richtung sind besser als zwei Fahrten.',
};
