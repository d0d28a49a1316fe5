import { ownerOf, type ShipItState as State } from '../rules/index.ts';
import { FAR, Gaps } from './gaps.ts';
import { Steps, UNREACHED } from './steps.ts';
import { hubOf, isHub, SUITS, TO_BUILD } from './table.ts';
import { Ways } from './ways.ts';

/** Squares from a hub beyond which nobody builds. */
export const WIDEST = 12;
/** The highest pip-stop that leaves points worth having. */
export const CHEAP = 5;

/** From every open hub. */
export const fromHubs = new Gaps();
const ways = new Ways();
const steps = new Steps();

/** Where freight lies that no cheap way leads from, and how much it counts; the official of the suit too if it gets to no hub. */
export const cutOff: { space: number; weight: number }[] = [];

/** Of the suit on turn, of the other suit of the same player, of nobody's, and of the others. */
export const OWN = 1;
const PARTNER = 0.5;
export const NEUTRAL = 0.3;
export const OTHERS = 0.25;
const OFFICIAL = 0.4;

/** Of freight that counts for at least so much. */
export function listCutOff(s: State, least: number): void {
  cutOff.length = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const weight = weightOf(s, suit);
    if (weight >= least) listSuit(s, suit, weight);
  }
  if (isStranded(s)) cutOff.push({ space: s.officials[s.suit], weight: OFFICIAL });
}

function weightOf(s: State, suit: number): number {
  if (suit === s.suit) return OWN;
  const owner = ownerOf(s.seats, suit);
  if (owner < 0) return NEUTRAL;
  return owner === ownerOf(s.seats, s.suit) ? PARTNER : OTHERS;
}

function listSuit(s: State, suit: number, weight: number): void {
  ways.forSuit(s, suit);
  ways.toAnyHub(s);
  for (let load = 0; load < s.count; load++) {
    const space = s.space[load];
    if (s.loadSuit[load] !== suit || space < 0 || isHub(s, space) || ways.pipstop[space] <= CHEAP) continue;
    cutOff.push({ space, weight });
  }
}

/** No way leads the official of the suit to any hub. */
function isStranded(s: State): boolean {
  steps.from(s, s.officials[s.suit]);
  for (let suit = 0; suit < SUITS; suit++) {
    if (hubOf(s, suit) >= 0 && steps.count[hubOf(s, suit)] < UNREACHED) return false;
  }
  return true;
}

export function spreadFromHubs(s: State, enough?: (gap: number) => boolean): void {
  fromHubs.begin();
  for (let suit = 0; suit < SUITS; suit++) if (hubOf(s, suit) >= 0) fromHubs.from(hubOf(s, suit));
  fromHubs.spread(s, WIDEST, enough);
}

/** Links still wanted, beside those in hand, for cheap ways from what is cut off: for the nearest, and one for another. */
export function linksWanted(s: State): number {
  listCutOff(s, OWN);
  if (cutOff.length === 0) return 0;
  spreadFromHubs(s, isNearestFound);
  let least = FAR;
  for (const { space } of cutOff) least = Math.min(least, Math.max(1, fromHubs.squares[space]));
  return least < FAR ? Math.ceil(least / 2) + (cutOff.length > 1 ? 1 : 0) - inHand(s) : 0;
}

const isNearestFound = (gap: number) => cutOff.some(({ space }) => fromHubs.squares[space] <= gap);

function inHand(s: State): number {
  let n = 0;
  for (let domino = 0; domino < s.dominoAt.length; domino++) if (s.dominoAt[domino] === TO_BUILD) n++;
  return n;
}
