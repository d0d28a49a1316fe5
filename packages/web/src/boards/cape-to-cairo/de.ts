import { count, type Phrase, type Words } from '@waybill/rules/kernel';
import { rules } from './de-rules.ts';
import type { en as lesson } from './lesson-words.ts';
import { change, dollars, type en } from './words.ts';

const board: Readonly<Record<keyof typeof en | keyof typeof lesson, Phrase>> = {
  'good.H': 'Gold',
  'good.D': 'Diamanten',
  'good.C': 'Öl',
  'good.S': 'Kohle',
  'good.n': 'fertige Null',
  'good.a': 'fertiges Ass',
  'good.2': 'fertige Zwei',
  'good.3': 'fertige Drei',
  'good.4': 'fertige Vier',
  'good.5': 'fertige Fünf',
  'place.1': '1.',
  'place.2': '2.',
  'place.3': '3.',
  'place.4': '4.',

  map: 'Karte {name}: {trucks}',
  'map.truck': '{name} in {city}',
  'map.none': 'noch keine Lastwagen',
  turn: 'Runde {turn} von {of}',
  'turn.longer': 'Runde {turn}, weiter bis kein Rohstoff mehr übrig ist',
  'turn.set-up': 'Aufbau',
  order: 'Wer wann fährt',
  'order.open': 'noch offen',
  'order.done': 'ist gefahren',
  'order.now': 'fährt gerade',
  'order.paid': ({ amount }) => `${dollars(amount)} bezahlt`,

  auction: 'Versteigerung der Reihenfolge',
  'auction.none': 'Noch kein Gebot',
  'auction.by': 'von {name}',
  'auction.in': 'dabei',
  'auction.out': 'raus, {place}',
  'auction.bid': ({ amount }) => `${dollars(amount)} bieten`,
  'auction.pass': 'Passen',
  'auction.pass-pays': ({ place, amount }) => `${String(place)}, ${dollars(amount)}`,
  'auction.amount': 'Dein eigener Betrag',
  'auction.less': 'Ein Dollar weniger',
  'auction.more': 'Ein Dollar mehr',
  'auction.least': ({ amount }) => `ab ${dollars(amount)}`,
  'auction.now': ({ amount }) => `passen: ${dollars(amount)}`,
  'auction.beyond': 'unerreichbar',
  'auction.wait': '{name} bietet.',

  load: 'In {city}: lade, was du willst',
  'load.drive': 'Von {city}: fahren',
  'load.none': 'Wähle eine Stadt, zu der du fährst: $1 für jede Stadt, $1 für jede Ware an Bord.',
  'load.then': 'Wähle dann eine Stadt, zu der du fährst: $1 für jede Stadt, $1 für jede Ware an Bord.',
  'load.count': '× {count}',

  aboard: 'Deine Ladung',
  'aboard.none': 'Dein Lastwagen ist leer.',
  'aboard.way': ({ steps }) => `${count(steps, 'Stadt', 'Städte')} weit`,
  trucks: 'Lastwagen',
  'truck.none': 'noch nicht auf der Karte',
  'truck.empty': 'leer',
  'truck.delivered': 'Gelieferte fertige Waren: {count}',
  cup: 'Im Becher',
  'cup.left': '× {count}',
  'cup.hidden': 'noch nicht gesehene Werte: {ranks}',
  'cup.all-seen': 'jeder Wert ist schon aufgetaucht',
  'cup.ranks': 'Durchgestrichene Werte sind schon aufgetaucht.',

  'part.bid': 'dein Gebot',
  'part.fuel': 'Sprit',
  'part.goods': 'Waren',
  'note.bid': ({ left }) => `Wenn niemand mehr bietet, fährst du zuerst und hast noch ${dollars(left)}.`,
  'note.pass': ({ left }) => `Du hast dann noch ${dollars(left)}.`,
  'note.place': 'Das kostet nichts. Von hier lädst und fährst du dann.',
  'note.goods': 'Hier: {goods}.',
  'note.load': ({ city, pays }) =>
    `Am meisten zahlt ${String(city)}: ${dollars(pays)}. An Bord kostet die Ware bei jeder Fahrt $1.`,
  'note.nothing': 'Dort braucht niemand, was an Bord ist.',
  'note.after': ({ change: by, left }) => `Alles in allem ${change(by)}: dann ${dollars(left)} auf dem Konto.`,
  'note.turned': 'Nicht zurückzunehmen: die Münze wird sofort umgedreht.',

  'stamp.won': 'Geliefert',
  'stamp.shared': 'Geteilt',
  'roll.for-me': 'Würfle für mich',
  'roll.enter': 'Das ist der Wurf',
  'roll.first': 'Wer hat am höchsten gewürfelt?',

  'lesson.goal':
    'Du und ein Rivale fahrt je einen Lastwagen durch Afrika. Nach sechs Runden gewinnt, wer reicher ist. Beide fangen mit $0 an, und Schulden sind erlaubt.',
  'lesson.coins':
    'Die Münzen auf der Karte sind Rohstoffe: Gold ♥, Diamanten ♦, Öl ♣ und Kohle ♠. Alle dürfen sie holen. In Nairobi, jetzt hervorgehoben, liegen Diamanten.',
  'lesson.cities':
    'Jede Stadt kauft den Rohstoff ihrer eigenen Farbe und zahlt nach ihrem Wert: ein Ass (A) $1, eine 2 $2 und so weiter, eine Null (N) sogar $6. Dar es Salaam ist die Null von ♦: $6 für Diamanten.',
  'lesson.bid':
    'Jede Runde beginnt mit einer Versteigerung: Wer fährt zuerst? Du eröffnest. Für die Diamanten lohnt es sich, vorn zu sein, aber nicht um jeden Preis: biete $1.',
  'lesson.place':
    'Dein Rivale passt: du zahlst $1 und fährst zuerst. In der ersten Runde darf dein Lastwagen überall beginnen: stell ihn nach Nairobi, zu den Diamanten.',
  'lesson.load':
    'Jetzt wird geladen. Du musst nie, und eine Grenze gibt es nicht, aber jede Ware an Bord kostet bei jeder Fahrt $1. Tippe die Diamanten an.',
  'lesson.drive':
    'Dann musst du fahren: $1 für jede Stadt, in die du kommst. Zeig auf Dar es Salaam: unter dem Brett steht, was es kostet und was du bekommst. Fahr hin.',
  'lesson.turned':
    'Du hast $6 bekommen, und aus den Diamanten ist etwas geworden: die Münze zeigt jetzt eine 5. Sie ist eine fertige Ware. Dein Rivale ist auch gefahren, und neue Rohstoffe sind da.',
  'lesson.products':
    'Eine fertige Ware kauft jede Stadt mit demselben Wert, und sie zahlt $5 mehr als für einen Rohstoff. Eine 5 bringt also $10 in jeder Stadt mit einer 5, egal welcher Farbe.',
  'lesson.again':
    'Die 5 dürfte jeder nehmen, und sie liegt genau unter deinem Lastwagen. Es lohnt sich also wieder, zuerst zu fahren: biete $1.',
  'lesson.take': 'Lade die 5.',
  'lesson.sell':
    'Wohin damit? Die Stempel auf der Karte sagen, was jede Fahrt unter dem Strich bringt. Addis Ababa ist nah: $10 für die 5, weniger $2 für den Weg und $1 für die Ladung. Fahr hin.',
  'lesson.end':
    'Das war eine ganze Tour. Such kurze Wege, nimm zwei Waren in dieselbe Richtung mit, und biete nie mehr, als dir das Vornfahren wert ist. Vier Runden bleiben: sie gehören dir.',
};

const bots: Words = {
  'why.pass': 'Früher zu fahren ist kein höheres Gebot wert.',
  'why.bid': 'Früh zu fahren ist ${amount} wert.',
  'why.place': 'In {city} liegen Waren für den Anfang.',
  'why.load': 'Irgendwer zahlt dafür, und besser dir als anderen.',
  'why.sell': '{city} zahlt ${income} für das, was an Bord ist; die Fahrt kostet ${cost}.',
  'why.fetch': 'In {city} warten Waren.',
};

const about = 'Biete darum, zuerst zu fahren, und schnapp anderen quer durch Afrika die Waren weg.';

const print = () => import('./de-print.ts');

export const de = { about, rules, board, bots, print };
