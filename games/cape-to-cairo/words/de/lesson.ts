import type { Phrase } from '@waybill/kernel';
import type { lesson as en } from '../en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof en, Phrase>> = {
  'lesson.goal':
    'Du und ein Rivale fahrt je einen Lastwagen durch Afrika. Nach sechs Runden gewinnt, wer reicher ist. Beide fangen mit $0 an, und Schulden sind erlaubt.',
  'lesson.coins':
    'Die Münzen auf der Karte sind Rohstoffe: Gold ♥, Diamanten ♦, Öl ♣ und Kohle ♠. Alle dürfen sie holen. In Nairobi, jetzt hervorgehoben, liegen Diamanten.',
  'lesson.cities':
    'Jede Stadt kauft den Rohstoff ihrer eigenen Farbe und zahlt nach ihrem Wert: ein Ass (A) $1, eine 2 $2 und so weiter, eine Null (N) sogar $6. Dar es Salaam ist die Null von ♦: $6 für Diamanten.',
  'lesson.bid':
    'Jede Runde beginnt mit einer Versteigerung: Wer fährt zuerst? Du eröffnest. Für die Diamanten lohnt es sich, vorn zu sein, aber nicht um jeden Preis: Biete $1.',
  'lesson.place':
    'Dein Rivale passt: Du zahlst $1 und fährst zuerst. In der ersten Runde darf dein Lastwagen überall beginnen: Stell ihn nach Nairobi, zu den Diamanten.',
  'lesson.load':
    'Jetzt wird geladen. Du musst nie, und eine Grenze gibt es nicht, aber jede Ware an Bord kostet bei jeder Fahrt $1. Tippe die Diamanten an.',
  'lesson.drive':
    'Dann musst du fahren: $1 für jede Stadt, in die du kommst. Zeig auf Dar es Salaam, dann siehst du, was es kostet und was du bekommst. Fahr hin.',
  'lesson.turned':
    'Du hast $6 bekommen, und aus den Diamanten ist etwas geworden: Die Münze zeigt jetzt eine 5. Sie ist eine fertige Ware. Dein Rivale ist auch gefahren, und neue Rohstoffe sind da.',
  'lesson.products':
    'Eine fertige Ware kauft jede Stadt mit demselben Wert, und sie zahlt $5 mehr als für einen Rohstoff. Eine 5 bringt also $10 in jeder Stadt mit einer 5, egal welcher Farbe.',
  'lesson.again':
    'Die 5 dürfte jeder nehmen, und sie liegt genau unter deinem Lastwagen. Es lohnt sich also wieder, zuerst zu fahren: Biete $1.',
  'lesson.take': 'Lade die 5.',
  'lesson.sell':
    'Wohin damit? Die Stempel auf der Karte sagen, was jede Fahrt unter dem Strich bringt. Addis Ababa ist nah: $10 für die 5, minus $2 für den Weg und $1 für die Ladung. Fahr hin.',
  'lesson.end':
    'Das war eine ganze Tour. Such kurze Wege, nimm zwei Waren in dieselbe Richtung mit, und biete nie mehr, als es dir wert ist, zuerst zu fahren. Vier Runden bleiben: Sie gehören dir.',
};
