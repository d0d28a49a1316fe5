import type { Event } from '@waybill/kernel';
import { SUITS, TILES } from '@waybill/kernel/piecepack';
import { cover, layCities, turnedOf } from './cities.ts';
import { DOMINOES, HIGH, LOW } from './dominoes.ts';
import { isOver } from './ending.ts';
import { higherHalf, onTable } from './links.ts';
import { ALL_RANKS, EVERYBODY } from './loads.ts';
import { isSpace } from './network.ts';
import { FULL, sumAt } from './score.ts';
import { hubHere } from './shipments.ts';
import { CLOSED, clone, NOTHING, SETUP, type State } from './state.ts';
import { NOWHERE } from './table.ts';
import { TURN_POINTS } from './turn.ts';

/** What was made, lost or put where it can't be by an event; or null. */
export function audit(before: State | null, event: Event | null, after: State): string | null {
  if (after.phase === SETUP) return null;
  return (
    groundAfter(before, event, after) ??
    coins(after) ??
    pieces(after) ??
    hubs(after) ??
    (before && progress(before, after))
  );
}

const BUILDS = ['cities', 'freight', 'lift', 'build'];

/** Only these events change the ground; and then it is as it should be. */
function groundAfter(before: State | null, event: Event | null, after: State): string | null {
  if (!before || !event || BUILDS.includes(event.type)) return ground(after);
  return sameBytes(before.cell, after.cell) ? null : `${event.type} changed the ground`;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The grid is what tiles and dominoes make it: no square covered twice, none forgotten. */
function ground(s: State): string | null {
  const fresh = clone(s);
  layCities(
    fresh,
    s.drawn,
    Uint8Array.from(s.drawn, (tile) => turnedOf(s, tile)),
  );
  for (let domino = 0; domino < DOMINOES; domino++) {
    if (!onTable(s, domino)) continue;
    cover(fresh, s.dominoAt[domino], LOW[domino]);
    cover(fresh, higherHalf(s, domino), HIGH[domino]);
  }
  const wrong = fresh.cell.findIndex((cell, square) => cell !== s.cell[square]);
  return wrong < 0 ? null : `square ${wrong} is ${s.cell[wrong]}, not ${fresh.cell[wrong]}`;
}

/** Each suit has its five coins, as freight or as chips. */
function coins(s: State): string | null {
  for (let suit = 0; suit < SUITS; suit++) {
    let ranks = s.chips[suit];
    for (let load = 0; load < s.count; load++) {
      if (s.loadSuit[load] !== suit) continue;
      if (ranks & (1 << s.rank[load])) return `suit ${suit} has rank ${s.rank[load]} twice`;
      ranks |= 1 << s.rank[load];
    }
    if (ranks !== ALL_RANKS) return `suit ${suit} has the ranks ${ranks.toString(2)}`;
  }
  return null;
}

function pieces(s: State): string | null {
  const taken = new Set<number>();
  for (const [piece, space] of [...s.space.subarray(0, s.count), ...s.officials].entries()) {
    if (space === NOWHERE && s.awaited !== NOTHING) continue;
    if (!isSpace(s, space)) return `a piece stands on ${space}, which is no space`;
    // SI-2.7: with room for many, loads share a half; officials stand alone.
    const mayShare = s.many && piece < s.count;
    if (space >= TILES && taken.has(space) && !mayShare) return `two pieces stand on the half ${space}`;
    taken.add(space);
  }
  for (let load = 0; load < s.count; load++) {
    if (load > 0 && s.id[load] <= s.id[load - 1]) return 'loads are not in the order of their ids';
    if (!(s.possible[load] & (1 << s.rank[load]))) return `load ${load} has a rank it can’t have`;
    if (s.up[load] && s.known[load] !== EVERYBODY) return `load ${load} is rank up and not known to all`;
  }
  return s.count > 0 && s.id[s.count - 1] > s.laid ? 'an id was not given out' : null;
}

function hubs(s: State): string | null {
  for (let load = 0; load < s.count; load++) {
    if (s.awaited === NOTHING && hubHere(s, s.space[load]) && !s.up[load]) return 'freight on a hub is not warehoused';
  }
  for (let suit = 0; suit < SUITS; suit++) {
    const hub = suit * 6 + s.hubs[suit];
    if (s.hubs[suit] !== CLOSED && s.awaited === NOTHING && sumAt(s, hub) >= FULL) return `hub ${hub} is overfull`;
  }
  return null;
}

/** Scores and hubs only rise, the one never without the other; points only fall until the next turn. */
function progress(before: State, after: State): string | null {
  let risen = 0;
  let earned = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    risen += after.hubs[suit] - before.hubs[suit];
    earned += after.scores[suit] - before.scores[suit];
    if (after.scores[suit] < before.scores[suit]) return `suit ${suit} lost points`;
    if (after.hubs[suit] < before.hubs[suit]) return `hub ${suit} went down`;
  }
  if (earned > 0 && risen === 0) return 'points were scored without a shipment';
  if (after.points > before.points && before.phase !== SETUP && after.phase > before.phase)
    return 'action points were made';
  const most = TURN_POINTS + after.chips.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0);
  if (after.points < 0 || after.points > most) return `${after.points} action points`;
  return isOver(before) ? 'something happened after the end' : null;
}
