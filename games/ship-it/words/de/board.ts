import { count, type Fact, type Facts, type Phrase } from '@waybill/kernel';
import type { board as en } from '../en/board.ts';

const points = (n: Fact | undefined): string => count(n ?? 0, 'Punkt', 'Punkte');
const SUITS: { readonly [code: string]: string } = { S: 'Sonnen', C: 'Kronen', A: 'Wappen', M: 'Monde' };

function pays(facts: Facts): string {
  const parts = Object.keys(SUITS).flatMap((code) => (facts[code] ? [`${facts[code]} für ${SUITS[code]}`] : []));
  return parts.join(', ') || 'nichts';
}

const RANKS: { readonly [code: string]: string } = { n: 'Null', a: 'Ass' };

/** `Sonnen-Ass`; die Hälfte eines Steins hat keinen Namen. */
function space({ space: code }: Facts): string {
  const [rank = '', suit = ''] = String(code);
  return SUITS[suit] ? `${suit === 'M' ? 'Mond' : SUITS[suit]}-${RANKS[rank] ?? rank}` : 'Strecke';
}

const und = (list: readonly string[]): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} und ${list.at(-1)}`;

export const board: Readonly<Record<keyof typeof en, Phrase>> = {
  'suit.S': 'Sonnen',
  'suit.C': 'Kronen',
  'suit.A': 'Wappen',
  'suit.M': 'Monde',
  space,
  table:
    'Der Tisch mit Städten und Dominosteinen. Pfeiltasten bewegen die Markierung, R dreht einen Stein, Plus und Minus zoomen.',
  'table.empty': 'Gleich werden die Plättchen gezogen und als Städte ausgelegt.',
  round: 'Runde {round}',
  points: ({ left, of }) => `Noch ${String(left)} von ${points(of)}`,
  phases: 'Phasen des Zuges',
  'phase.links': 'Strecken',
  'phase.building': 'Bauen',
  'phase.officials': 'Beamte',
  'phase.freight': 'Fracht',
  'phase.over': '{phase}: in diesem Zug vorbei',
  zoom: 'Zoom',
  'zoom.in': 'Näher heran',
  'zoom.out': 'Weiter weg',
  'zoom.fit': 'Den ganzen Tisch zeigen',
  buy: 'Strecke kaufen',
  'buy.cost': ({ pool }) => `1 Punkt · ${String(pool)} im Vorrat`,
  'buy.lift': 'Der Vorrat ist leer. Für 1 Punkt darfst du einen Stein aufnehmen: Tippe ihn auf dem Tisch an.',
  'buy.lifted': 'Der Vorrat ist leer, und in diesem Zug wurde schon ein Stein aufgenommen.',
  'buy.last': 'Der Vorrat ist leer.',
  'links.help':
    'Strecken aus Dominosteinen verbinden die markierten Ecken der Plättchen. Du siehst jeden Stein, bevor du den nächsten kaufst.',
  'build.help': 'Tippe ein Feld an, um ihn dort hinzulegen, und noch einmal, um zu bauen.',
  'build.choose': 'Dominostein {domino} bauen',
  turnDomino: 'Drehen',
  'official.help': ({ points: n }) =>
    `Tippe an, wohin dein Beamter gehen soll. Die Zahlen sind die Kosten; du hast ${points(n)}.`,
  'official.none': 'Dein Beamter kann nicht ziehen: Von dort führt kein Weg weiter, oder es ist kein Punkt übrig.',
  next: 'Weiter: {phase}',
  done: 'Zug beenden',
  'done.left': ({ points: n }) => (Number(n) > 0 ? `${points(n)} übrig` : 'alle Punkte genutzt'),
  waiting: 'Am Zug: {suit}, gespielt von {name}.',
  'note.left': ({ points: n }) => `Danach noch ${points(n)}.`,
  'note.link': 'Der Stein wird sofort umgedreht. Er muss in diesem Zug gebaut werden.',
  'note.lift': 'Er muss in diesem Zug anderswo gebaut werden.',
  'note.joins': ({ spaces }) => `Verbindet ${und((spaces as readonly string[]).map((one) => space({ space: one })))}.`,
  'note.links-over': 'Danach können keine Strecken mehr gekauft werden.',
  'note.freight-only': ({ points: n }) => `Danach noch ${points(n)}, nur noch für Fracht.`,
  'note.stop-hubs': ({ loads }) =>
    Number(loads) > 0
      ? `${count(loads, 'Ladung kommt', 'Ladungen kommen')} bis zu einem Umschlagplatz.`
      : 'Keine Ladung kommt bis zu einem Umschlagplatz.',
  'note.ships': (facts) => `Der Umschlagplatz verschifft und bringt ${pays(facts)}.`,
  'note.may-ship': (facts) =>
    `Mit ${String(facts.percent)} % Wahrscheinlichkeit verschifft der Umschlagplatz; mit ${facts.rank === 'a' ? 'einem Ass' : `einer ${String(facts.rank)}`} bringt er ${pays(facts)}.`,
  'note.hub': 'Sie wird aufgedeckt und wartet am Umschlagplatz; weiterfahren kann sie nicht.',
  'note.up': 'Ihr Wert wird allen gezeigt.',
  'note.chip': 'Sie verlässt den Tisch und bringt dieser Farbe ab dem nächsten Zug einen Punkt mehr.',
  'note.unused': ({ points: n }) => `${points(n)} ${n === 1 ? 'verfällt' : 'verfallen'}.`,
  score: ({ score }) => points(score),
  'stamp.target': 'Verschifft',
  'stamp.hubs': 'Geschlossen',
  'stamp.dry': 'Flaute',
};
