import { count, type Fact, type Facts, type Phrase, type Words } from '@waybill/rules/kernel';
import { drawWords } from './de-drawn.ts';
import type { en as lesson } from './lesson-words.ts';
import type { en } from './words.ts';

const gear = (n: Fact) => `${n}. Gang`;
const decimal = (n: Fact) => String(n).replace('.', ',');
const fields = (n: Fact) => count(n, 'Feld', 'Felder');

function extras({ include, price, gear: n }: Facts): string {
  const counting = include ? `, auch die ${n}en zählen` : '';
  return price ? `${counting}, für ${price} Schaden.` : `${counting}.`;
}

function drove({ seat, spaces: n, to, jumped, damage }: Facts): string {
  const where = n === 0 ? `${seat} bleibt auf Feld ${to}` : `${seat} fährt ${fields(n)} weit`;
  if (!jumped) return where;
  return `${where} und überspringt ${count(jumped, 'Abschnitt', 'Abschnitte')} für ${damage} Schaden`;
}

function tracks({ time, damage, bank, toGo }: Facts): string {
  const banked = bank ? ` und ${bank} auf Vorrat` : '';
  return `Noch ${fields(toGo)}, ${count(time, 'Zug', 'Züge')}, ${damage} Schaden frei${banked}.`;
}

function askDrive({ spaces: n, damage, left }: Facts): string {
  if (damage === 0) return `${fields(n)} fahren oder den Wurf ändern?`;
  const retired = Number(damage) > Number(left) ? ': das Auto fiele aus' : '';
  return `${fields(n)} fahren für ${damage} Schaden (${left} frei${retired}) oder den Wurf ändern?`;
}

function rolled({ dice, spaces: n, gear: limit, include }: Facts): string {
  const counted = include ? `höchstens ${limit}` : `unter ${limit}`;
  return `Die Würfel zeigen ${(dice as readonly number[]).join(' ')}: ${n} mit ${counted}.`;
}

const rules: Words = {
  ...drawWords,
  'say.start': (facts) => `${facts.seat} startet auf ${facts.circuit} im ${gear(facts.gear)}${extras(facts)}`,
  'say.up': (facts) => `${facts.seat} schaltet hoch in den ${gear(facts.gear)}${extras(facts)}`,
  'say.down': (facts) => `${facts.seat} schaltet zurück in den ${gear(facts.gear)}${extras(facts)}`,
  'say.shift': (facts) => `${facts.seat} springt in den ${gear(facts.gear)}${extras(facts)}`,
  'say.roll': rolled,
  'say.reroll': (facts) => `${facts.seat} wirft alle Würfel neu${extras(facts)}`,
  'say.select': (facts) => `${facts.seat} wirft ${(facts.faces as readonly number[]).join(' ')} neu${extras(facts)}`,
  'say.drive.on': (facts) => (facts.spaces === 0 ? `${drove(facts)}.` : `${drove(facts)}, auf Feld ${facts.to}.`),
  'say.drive.won': (facts) => `${drove(facts)}, über die Ziellinie: ${facts.circuit} ist gewonnen!`,
  'say.drive.time': (facts) =>
    `${drove(facts)}. Die Zeit ist um, ${fields(facts.place)} vor dem Ziel: Platz ${facts.place} auf ${facts.circuit}.`,
  'say.drive.retired': (facts) =>
    `${drove(facts)}, mehr als das Auto verträgt: Ausfall auf ${facts.circuit}, Platz 20.`,

  'ask.start': (facts) => `Wähle den Gang für den Start auf ${facts.circuit}. ${tracks(facts)}`,
  'ask.gear': (facts) => `Schalte vom ${gear(facts.gear)} hoch oder zurück. ${tracks(facts)}`,
  'ask.roll': ({ dice }) => (dice === 1 ? 'Wirf den Würfel.' : `Wirf die ${dice} Würfel.`),
  'ask.reroll': 'Wirf die gewählten Würfel noch einmal.',
  'ask.drive': askDrive,
  'ask.over': ({ score, circuits }) => `Die Saison ist vorbei: ${score} aus ${count(circuits, 'Rennen', 'Rennen')}.`,

  'end.all-won': 'Jedes Rennen gewonnen: eine perfekte Saison.',
  'end.season': 'Die Saison ist vorbei, jedes Rennen ist beendet.',
  'end.dnf': 'Die Saison ist vorbei, mit mindestens einem Ausfall.',

  'refuse.due-gear': 'Ein Zug beginnt mit einem Gang.',
  'refuse.due-roll': 'Der Gang ist gewählt: jetzt wird gewürfelt.',
  'refuse.due-drive': 'Die Würfel sind gefallen: fahren oder neu werfen.',
  'refuse.due-reroll': 'Erst werden die gewählten Würfel neu geworfen.',
  'refuse.no-gear': 'Einen Gang {gear} gibt es nicht: die Gänge sind 1 bis {gears}.',
  'refuse.same-gear': 'Das Auto war schon im Gang {gear}: derselbe Gang zweimal hintereinander ist nicht erlaubt.',
  'refuse.too-far': 'Von Gang {from} zu Gang {gear} ist mehr als ein Schritt: das braucht einen Sprung.',
  'refuse.shift-first': 'Im ersten Zug eines Rennens ist jeder Gang ohne Sprung erlaubt.',
  'refuse.shift-step': 'Von Gang {from} zu Gang {gear} ist ein Schritt: das braucht keinen Sprung.',
  'refuse.include-twice': 'Einschließen gilt schon.',
  'refuse.select-none': 'Wähle mindestens einen Würfel.',
  'refuse.select-position': 'An Stelle {at} liegt kein Würfel: sie gehen von 0 bis {last}.',
  'refuse.select-twice': 'Der Würfel an Stelle {at} ist zweimal gewählt.',
  'refuse.roll-dice': ({ dice, rolled: n }) => `Ein Wurf hat ${count(dice, 'Würfel', 'Würfel')}, nicht ${n}.`,
  'refuse.roll-face': 'Ein Würfel zeigt 1 bis 6, niemals {face}.',
  'refuse.roll-kept': 'Würfel {at} war nicht gewählt: er zeigt weiter {face}, nicht {rolled}.',
  'refuse.price': 'Der Preis ist {need} Schaden; zum Bezahlen ist {have} da.',
};

const board: Readonly<Record<keyof typeof en | keyof typeof lesson, Phrase>> = {
  track: 'Die Strecke {name}: das Auto steht auf Feld {space} von {flag}.',
  gears: 'Gang',
  'gear.mean': 'ø {spaces}',
  'gear.risk': '{percent} % Schaden',
  include: 'Einschließen: auch Würfel gleich dem Gang zählen',
  'include.free': '{free} frei',
  'include.cost': '{cost} Schaden',
  dice: 'Würfel',
  'dice.none': 'Wähle einen Gang; dann wird gewürfelt.',
  'dice.help': 'Tippe Würfel an, um sie für einen neuen Wurf zu wählen.',
  die: ({ at, face, counts }) => `Würfel ${at}: ${face}${counts ? ', zählt' : ''}`,
  drive: ({ spaces }) => `${fields(spaces)} fahren`,
  reroll: 'Alle neu werfen',
  select: ({ dice }) => (Number(dice) > 0 ? `${dice} gewählte neu werfen` : 'Gewählte neu werfen'),
  season: 'Die Saison',
  racing: 'läuft',
  won: 'gewonnen',
  place: 'Platz {place}',
  retired: 'Ausfall: 20',
  time: 'Zeit übrig',
  damage: 'Schaden frei',
  bank: 'und {bank} ungenutzt aus früheren Rennen',
  specials: 'Sonderaktionen',
  'special.reroll': 'Neuwurf',
  'special.include': 'Einschließen',
  'special.select': 'Auswahl',
  'special.shift': 'Sprung',
  'special.cost': 'danach je {cost} Schaden',
  'part.shift': 'Sprung',
  'part.include': 'Einschließen',
  'part.reroll': 'Neuwurf',
  'part.select': 'Auswahl',
  'part.damage': ({ sections, gear: n }) => `${count(sections, 'Abschnitt', 'Abschnitte')} × Gang ${n}`,
  free: 'frei',
  'damage.amount': '{damage} Schaden',
  'note.mean': 'Im Mittel {spaces} Felder.',
  'note.risk': '{percent} % Gefahr von Schaden.',
  'note.retire': '{percent} % Gefahr, dass das Auto ausfällt.',
  'note.roll': 'Gewürfelt wird sofort: das lässt sich nicht zurücknehmen.',
  'note.retired': 'Mehr als das Auto verträgt: Ausfall, Platz 20.',
  'note.won': 'Über die Ziellinie: das Rennen ist gewonnen.',
  'note.time': 'Der letzte Zug: Platz {place}.',
  score: ({ score }) => count(score, 'Punkt', 'Punkte'),
  'stamp.all-won': 'Meister',
  'stamp.season': 'Gewertet',
  'stamp.dnf': 'Ausgefallen',
  'roll.help': 'Tippe an, was jeder Würfel zeigt. Ein Tipp auf einen eingetragenen nimmt ihn zurück.',
  'roll.face': 'Ein Würfel zeigt {face}',
  'roll.drop': 'Die {face} zurücknehmen',
  'roll.enter': 'Das ist der Wurf',
  'roll.kept': 'Nur die gewählten Würfel werden neu geworfen: tippe an, was sie jetzt zeigen.',
  'lesson.goal':
    'Vier Rennen. Du bekommst in jedem deinen Platz als Punkte, und wenige sind gut: Wer die Flagge erreicht, bevor die Züge ausgehen, bekommt 0. Die Strecke läuft im Uhrzeigersinn.',
  'lesson.gear':
    'Jeder Zug beginnt mit einem Gang. Sechs Würfel werden geworfen, und jeder unter deinem Gang bringt dich ein Feld weiter. Starte im 4.: Zeig darauf und sieh, wo du landen kannst.',
  'lesson.drive':
    'Die Würfel, die zählen, sind markiert. Fahren ist hier sicher: kein Abschnitt wird übersprungen, nichts geht kaputt. Fahr los.',
  'lesson.up':
    'In jedem Zug musst du genau einen Gang hoch oder zurück. Wer einen ganzen Abschnitt (einen Farbton der Strecke) überspringt, nimmt Schaden in Höhe des Gangs. Schalte in den 5.',
  'lesson.look':
    'Sieh dir die Fahrt an, bevor du sie machst: der Schaden steht unten. Fahr, oder wähle Würfel für einen neuen Wurf.',
  'lesson.free':
    'Die Sonderaktionen werden an der Seite abgehakt. Jede ist ein paar Mal frei; danach kostet sie Schaden.',
};

const bots: Words = {
  'why.gear': ({ gear: n, place }) => `Im ${gear(n)} endet dieses Rennen wohl etwa ${decimal(place)} vor der Flagge.`,
  'why.drive': '{spaces} Felder sind so gut, wie ein neuer Wurf es erwarten lässt.',
  'why.again': ({ places }) =>
    Number(places) < 0
      ? `Ein neuer Wurf kostet wohl etwa ${decimal(-Number(places))} Plätze.`
      : `Ein neuer Wurf sollte das Auto etwa ${decimal(places)} Plätze weiterbringen.`,
};

const about = 'Vier Strecken, sechs Gänge, sechs Würfel: fordere dein Glück, aber bring das Auto heim.';

const print = () => import('./de-print.ts');

export const de = { about, rules, board, bots, print };
