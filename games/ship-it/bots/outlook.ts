import { ownerOf, type ShipItState as State, game as shipIt } from '../rules/index.ts';
import { finished } from './finish.ts';
import { FAR } from './gaps.ts';
import { fromHubs, spreadFromHubs } from './needs.ts';
import { LOADS, needs } from './plan.ts';
import { isWaiting, Steps, UNREACHED } from './steps.ts';
import { chipsOf, copied, FULL, haveSameTerms, hubOf, isHub, NO_PIPSTOP, pointsOf, rankOf, SUITS } from './table.ts';
import { turnWorth } from './turn.ts';
import { NEVER } from './ways.ts';

/** How a load lies: on a hub, so far from one by the pip-stop it needs, or with so many squares missing on its way. */
const CLASSES = 8;
const ON_HUB = 0;
const NEXT_HUB = 1;

/** Numbers about one suit, as fields of a row. */
export const TURN_WORTH = 0;
export const CHIPS = 1;
export const HUB_RANK = 2;
export const HUB_CLOSED = 3;
export const HUB_MISSING = 4;
export const WAITING_PAY = 5;
export const WAITING_FULL = 6;
export const POTENTIAL = 7;
export const OFFICIAL_SHIPS = 8;
export const OFFICIAL_AWAY = 9;
export const OFFICIAL_OUTSIDE = 10;
export const LOADS_LEFT = 11;
export const BEST_HUB = 12;
export const COUNTS = 13;
export const RANKS = COUNTS + CLASSES;
export const FIELDS = RANKS + CLASSES;

/** How much of what it pays a load counts for, by the pip-stop it needs. */
const BY_LEVEL = [0.7, 0.68, 0.65, 0.6, 0.52, 0.42, 0.34] as const;
const UNJOINED = 0.3;
const PER_GAP = 0.03;
/** Spaces an official is at most thought to be away. */
const FARTHEST = 16;

const steps = new Steps();

/** What a good player would name about a state, once its turn is finished; kept until another state is asked about. */
class Outlook {
  readonly rows = Array.from({ length: SUITS }, () => new Float64Array(FIELDS));
  isOver = false;
  isSetUp = false;
  /** Of the match at the start of the next turn. */
  end: State | null = null;
  private asked: State | null = null;
  private table: State | null = null;
  private kept: State | null = null;

  of(s: State): this {
    if (this.asked !== null && isSame(s, this.asked)) return this;
    this.asked = copied(s, this.asked);
    this.kept = copied(finished(s), this.kept);
    this.end = this.kept;
    this.isOver = shipIt.next(this.end) === 'over';
    this.isSetUp = this.end.phase === 0;
    if (!this.isOver && !this.isSetUp) this.look(this.end);
    return this;
  }

  private look(s: State): void {
    spreadFromHubs(s);
    const there = (this.table = copied(s, this.table));
    there.moved.fill(0);
    there.pipstop = NO_PIPSTOP;
    for (let suit = 0; suit < SUITS; suit++) {
      this.rows[suit].fill(0);
      there.suit = suit;
      there.points = pointsOf(there);
      this.rows[suit][TURN_WORTH] = turnWorth(there);
      this.lookAt(there, suit, this.rows[suit]);
    }
  }

  private lookAt(s: State, suit: number, row: Float64Array): void {
    row[CHIPS] = chipsOf(s, suit);
    const hub = hubOf(s, suit);
    row[HUB_RANK] = hub < 0 ? 0 : rankOf(hub);
    row[HUB_CLOSED] = hub < 0 ? 1 : 0;
    row[HUB_MISSING] = hub < 0 ? 0 : Math.max(0, FULL - sumAt(s, hub));
    for (let load = 0; load < s.count; load++) if (s.loadSuit[load] === suit) this.addLoad(s, suit, load, row);
    this.addOfficial(s, suit, row);
  }

  private addLoad(s: State, suit: number, load: number, row: Float64Array): void {
    const space = s.space[load];
    if (space < 0) return;
    const rank = s.rank[load];
    row[LOADS_LEFT]++;
    if (isHub(s, space)) {
      const pays = rank + 2 * rankOf(space);
      row[WAITING_PAY] += pays;
      row[WAITING_FULL] += (pays * Math.min(FULL, sumAt(s, space))) / FULL;
      return count(row, ON_HUB, rank);
    }
    if (space < 24 && rankOf(space) > 0 && isHub(s, space - 1)) count(row, NEXT_HUB, rank);
    let least = NEVER;
    let most = 0;
    for (let other = 0; other < SUITS; other++) {
      const hub = hubOf(s, other);
      if (hub < 0) continue;
      const level = needs[other * LOADS + load];
      least = Math.min(least, level);
      const pays = rank + 2 * rankOf(hub) + (other === suit ? 4 : 0);
      if (level < NEVER) most = Math.max(most, pays * BY_LEVEL[level]);
      row[BEST_HUB] = Math.max(row[BEST_HUB], level < NEVER ? rankOf(hub) : 0);
    }
    const gap = fromHubs.squares[space];
    if (most === 0 && gap < FAR) most = (rank + 4) * Math.max(0.03, UNJOINED - PER_GAP * gap);
    row[POTENTIAL] += most;
    count(row, classOf(least, gap), rank);
  }

  private addOfficial(s: State, suit: number, row: Float64Array): void {
    const at = s.officials[suit];
    row[OFFICIAL_OUTSIDE] = at >= 24 ? 1 : 0;
    steps.from(s, at);
    let least = FARTHEST;
    for (let other = 0; other < SUITS; other++) {
      const hub = hubOf(s, other);
      if (hub < 0 || steps.count[hub] === UNREACHED) continue;
      least = Math.min(least, steps.count[hub]);
      if (isWaiting(s, suit, hub) && steps.count[hub] <= s.points) row[OFFICIAL_SHIPS] = 1;
    }
    row[OFFICIAL_AWAY] = least;
  }
}

function classOf(level: number, gap: number): number {
  if (level <= 2) return 2;
  if (level <= 4) return 3;
  if (level < NEVER) return 4;
  if (gap <= 2) return 5;
  return gap <= 5 ? 6 : 7;
}

function count(row: Float64Array, at: number, rank: number): void {
  row[COUNTS + at]++;
  row[RANKS + at] += rank;
}

function sumAt(s: State, hub: number): number {
  let sum = rankOf(hub);
  for (let load = 0; load < s.count; load++) if (s.space[load] === hub) sum += s.rank[load];
  return sum;
}

/** In all that bears on how it goes on. */
function isSame(a: State, b: State): boolean {
  if (!haveSameTerms(a, b) || a.round !== b.round || a.suit !== b.suit) return false;
  if (a.phase !== b.phase || a.points !== b.points || a.pipstop !== b.pipstop || a.awaited !== b.awaited) return false;
  if (a.lifted !== b.lifted || a.dry !== b.dry || a.busy !== b.busy || a.ending !== b.ending || a.count !== b.count)
    return false;
  if (a.shipped !== b.shipped || a.width !== b.width || a.height !== b.height) return false;
  for (let i = 0; i < a.bytes.length; i++) if (a.bytes[i] !== b.bytes[i]) return false;
  return true;
}

export const outlook = new Outlook();

/** How many suits come before this one, from the suit on turn at the start of a turn. */
export function turnsUntil(s: State, suit: number): number {
  const suits = ownerOf(s.seats, SUITS - 1) < 0 ? SUITS - 1 : SUITS;
  return (suit - s.suit + suits) % suits;
}
