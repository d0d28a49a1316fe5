import { type Move, sentence, type Words } from '@waybill/rules/kernel';
import { goalOf, ownerOf, SHIP_SUITS, type ShipItState as State, shipIt } from '@waybill/rules/ship-it';
import type { Knowledge } from './knowledge.ts';
import { hopes } from './ship-it-hopes.ts';
import { moves, quick, weigh } from './ship-it-moves.ts';
import { soon } from './ship-it-soon.ts';
import {
  BUILD,
  BUY,
  DONE,
  HAUL,
  isHub,
  kindOf,
  LINKS,
  OFFICIAL,
  PIPSTOP,
  placeOf,
  pointsOf,
  SUITS,
} from './ship-it-table.ts';

/** What chance owes. */
const CITIES = 1;
const FREIGHT = 2;
const LINK = 3;

/** SI-5.2 */
const DRY_ROUNDS = 10;
/** How much of what the suits hope for counts beside what they could gain at once. */
const HOPE = 0.7;

const hope = new Float64Array(SUITS);
const gain = new Float64Array(SUITS);

function evaluate(s: State, out: Float64Array): void {
  out.fill(0, 0, s.seats);
  if (s.awaited === CITIES || s.awaited === FREIGHT) return;
  hopes(s, hope);
  soon(s, gain);
  // The nearer the end for want of shipments, the less will still be shipped.
  const left = 1 - (s.dry / DRY_ROUNDS) ** 2;
  for (let suit = 0; suit < SUITS; suit++) {
    const seat = ownerOf(s.seats, suit);
    if (seat >= 0) out[seat] += s.scores[suit] + left * (HOPE * hope[suit] + gain[suit]);
  }
}

/** Nothing of the turn has been used up. */
function isTurnStart(s: State): boolean {
  return s.phase === LINKS && s.awaited === 0 && s.lifted < 0 && s.points >= pointsOf(s);
}

/** The nearer somebody is to the goal, the less can still change. */
function doubt(s: State): number {
  let most = 0;
  for (const score of shipIt.score(s)) most = Math.max(most, score);
  return 4 + 16 * Math.max(0, 1 - most / goalOf(s));
}

/** Which domino was turned over; where coins were scattered is anybody's guess. */
function outcome(before: State, after: State): number {
  if (before.awaited !== LINK) return -1;
  for (let domino = 0; domino < after.dominoAt.length; domino++) {
    if (after.dominoAt[domino] !== before.dominoAt[domino]) return domino;
  }
  return -1;
}

function why(s: State, move: Move) {
  switch (kindOf(move)) {
    case BUY:
      return sentence('why.link');
    case BUILD:
      return sentence('why.build');
    case PIPSTOP:
      return sentence('why.pipstop', { value: placeOf(move) });
    case OFFICIAL:
      return isHub(s, placeOf(move)) ? sentence('why.official') : null;
    case HAUL:
      return isHub(s, placeOf(move)) ? whyHub(placeOf(move)) : sentence('why.closer');
    default:
      return kindOf(move) === DONE ? sentence('why.done') : null;
  }
}

function whyHub(hub: number) {
  return sentence('why.hub', { hub: SHIP_SUITS[(hub / 6) | 0], pays: 2 * (hub % 6) });
}

const words: Words = {
  'why.link': 'Freight is still cut off from the hubs: a link is worth its point.',
  'why.build': 'It brings the suit’s freight closer to a hub.',
  'why.pipstop': 'A pip-stop of {value} lets loads get through to a hub.',
  'why.official': 'The official ships what waits there, and the one who ships scores double.',
  'why.hub': 'At the hub of {hub} every coin pays its rank and {pays} more.',
  'why.closer': 'From there it gets to a hub more easily.',
  'why.done': 'Nothing more to gain this turn.',
};

export const knowledge: Knowledge<State> = {
  unit: 'win',
  range: [-100, 100],
  pace: 2,
  ladder: {
    easy: { kind: 'look-ahead', samples: 2, noise: 30 },
    medium: { kind: 'look-ahead', samples: 2, noise: 3 },
    hard: { kind: 'look-ahead', samples: 4, noise: 1.15 },
    expert: { kind: 'look-ahead', samples: 24, noise: 0, answers: true },
  },
  // Some seventy decisions a seat: each has less to lose.
  grades: { doubtful: 0.01, bad: 0.03, veryBad: 0.08, rated37: 0.012 },
  curiosity: 0.15,
  plies: 60,
  hides: () => true,
  evaluate,
  doubt,
  moves,
  weigh,
  quick,
  quiet: (s, root) => ownerOf(s.seats, s.suit) === ownerOf(root.seats, root.suit) && isTurnStart(s),
  horizon: isTurnStart,
  outcome,
  why,
  words,
};
