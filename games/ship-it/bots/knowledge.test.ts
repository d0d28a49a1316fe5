import { readFileSync } from 'node:fs';
import { Inputs } from '@waybill/bots/values';
import { MoveList, matchOf, replay, Sfc32, setupOf } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { positions, setupFor } from '../../../packages/bots/src/testing/positions.ts';
import { haulCosts, type ShipItState as State, game as shipIt } from '../rules/index.ts';
import { features } from './features.ts';
import { finished, isTurnStart } from './finish.ts';
import { knowledge } from './learned.ts';
import { moves, quick } from './moves.ts';
import { CHEAP, linksWanted } from './needs.ts';
import { openingHalf } from './regions.ts';
import { canStand, isWaiting, Steps } from './steps.ts';
import {
  BUILD,
  buyMove,
  dominoOf,
  HAUL,
  haulMove,
  hubOf,
  isHub,
  kindOf,
  LIFT,
  loadOf,
  OFFICIAL,
  officialMove,
  PIPSTOP,
  placeOf,
  SUITS,
  warehouseOf,
} from './table.ts';
import { NEVER, Ways } from './ways.ts';

const TYPES = ['done', 'link', 'lift', 'build', 'official', 'pipstop', 'haul', 'chip'];
const found = [2, 3, 4].flatMap((seats) => positions(shipIt, setupFor(shipIt, seats), `table ${seats}`, 37, 30));
const tileName = (tile: number) => 'na2345'[tile % 6] + 'SCAM'[Math.floor(tile / 6)];

const movesOf = (s: State) => {
  const legal = new MoveList();
  shipIt.moves(s, legal);
  return legal.toArray();
};

describe('the table as the bots see it', () => {
  it('reads moves as the game writes them', () => {
    for (const s of found) {
      for (const move of movesOf(s).slice(0, 200)) {
        const event = shipIt.write(s, move);
        expect(event.type).toBe(TYPES[kindOf(move)]);
        if (event.type === 'haul') {
          expect(event.load).toBe(`f${s.id[loadOf(move)]}`);
          expect(event.warehouse === true).toBe(warehouseOf(move));
          if (placeOf(move) < 24) expect(event.to).toBe(tileName(placeOf(move)));
          if (!warehouseOf(move)) expect(haulMove(loadOf(move), placeOf(move))).toBe(move);
        }
        if (kindOf(move) === BUILD) expect(s.dominoAt[dominoOf(move)]).toBe(1);
      }
    }
  });

  it('knows the lowest pip-stop to each hub', () => {
    const ways = new Ways();
    for (const s of found) {
      for (let load = 0; load < s.count; load++) {
        if (s.space[load] < 0) continue;
        const costs = haulCosts(s, `f${s.id[load]}`);
        ways.forSuit(s, s.loadSuit[load]);
        for (let suit = 0; suit < SUITS; suit++) {
          const hub = hubOf(s, suit);
          if (hub < 0 || hub === s.space[load]) continue;
          ways.to(s, hub);
          expect(ways.pipstop[s.space[load]]).toBe(costs.get(tileName(hub)) ?? NEVER);
        }
      }
    }
  });

  it('knows how many points an official pays to get anywhere', () => {
    const steps = new Steps();
    for (const s of found) {
      steps.from(s, s.officials[s.suit]);
      for (const move of movesOf(s).filter((code) => kindOf(code) === OFFICIAL)) {
        const after = shipIt.clone(s);
        shipIt.play(after, move);
        expect(s.points - after.points).toBe(steps.count[placeOf(move)]);
        expect(canStand(s, placeOf(move))).toBe(true);
      }
    }
  });
});

const considered = (s: State) => {
  const out = new MoveList();
  moves(s, out);
  return out.toArray();
};

describe('a sensible turn', () => {
  const atStart = found.filter(isTurnStart);

  it('begins with links while freight is cut off and points would be left over', () => {
    const building = atStart.filter((s) => quick(s) === buyMove);
    expect(building.length).toBeGreaterThan(3);
    for (const s of building) {
      expect(linksWanted(s)).toBeGreaterThan(0);
      expect(considered(s)).toContain(buyMove);
    }
  });

  it('takes an official to freight of its suit that waits', () => {
    const waiting = atStart.filter((s) => {
      const steps = new Steps();
      steps.from(s, s.officials[s.suit]);
      const own = [0, 1, 2, 3].map((suit) => hubOf(s, suit)).filter((hub) => hub >= 0 && isWaiting(s, s.suit, hub));
      return own.some((hub) => steps.count[hub] > 0 && steps.count[hub] <= s.points);
    });
    expect(waiting.length).toBeGreaterThan(0);
    for (const s of waiting) expect(considered(s).map(kindOf)).toContain(OFFICIAL);
  });

  it('sets no pip-stop that moves nothing', () => {
    for (const s of atStart) {
      for (const move of considered(s).filter((code) => kindOf(code) === PIPSTOP)) {
        const after = shipIt.clone(s);
        shipIt.play(after, move);
        expect(movesOf(after).some((code) => kindOf(code) === HAUL)).toBe(true);
      }
    }
  });
});

describe('roads that others bar', () => {
  const after = (name: string, events: number): State => {
    const match = matchOf(readFileSync(new URL(`../fixtures/${name}.waybill.json`, import.meta.url), 'utf8'));
    return replay(shipIt, setupOf(shipIt, match), match, events).play.state;
  };

  /** Freight of the suit on turn that gets to a hub by a cheap pip-stop, as the rules have it. */
  const moving = (s: State) => {
    const hubs = [0, 1, 2, 3].map((suit) => hubOf(s, suit)).filter((hub) => hub >= 0);
    return Array.from({ length: s.count }, (_, load) => load).filter((load) => {
      if (s.loadSuit[load] !== s.suit || s.space[load] < 0 || isHub(s, s.space[load])) return false;
      const costs = haulCosts(s, `f${s.id[load]}`);
      return hubs.some((hub) => (costs.get(tileName(hub)) ?? NEVER) <= CHEAP);
    }).length;
  };

  it.each([
    ['three-haul-the-moons', 270],
    ['long-match-to-150', 146],
    ['layout-winding-hubs', 106],
  ])('SI-3.2 SI-3.3 are opened by the official that goes there: %s', (name, events) => {
    const s = after(name, events);
    const half = openingHalf(s, s.points);
    const opened = shipIt.clone(s);
    shipIt.play(opened, officialMove(half));
    expect(moving(opened)).toBeGreaterThan(moving(s));
  });

  it.each([199, 200, 201])('SI-3.1 are built around, instead of passing to the end: after event %i', (events) => {
    expect(kindOf(quick(after('officials-bar-the-road', events)))).toBe(LIFT);
  });
});

describe('matches played by the quick move', () => {
  const played = Array.from({ length: 24 }, (_, i) => {
    const s = shipIt.begin({ ...setupFor(shipIt, 2 + (i % 3)), sheet: null });
    const rng = new Sfc32(`quick ${i}`);
    let lifts = 0;
    for (let actor = shipIt.next(s); actor !== 'over'; actor = shipIt.next(s)) {
      if (actor === 'chance') {
        shipIt.chance.deal(s, rng);
        continue;
      }
      const move = quick(shipIt.guess(s, actor, rng));
      if (kindOf(move) === LIFT) lifts++;
      shipIt.play(s, move);
    }
    return { lifts, ending: shipIt.result(s)?.ending };
  });

  it('seldom dry up', () => {
    expect(played.filter(({ ending }) => ending === 'dry').length).toBeLessThan(3);
  });

  it('take up dominoes once the pool is empty', () => {
    expect(played.some(({ lifts }) => lifts > 0)).toBe(true);
  });
});

describe('a turn finished in thought', () => {
  it('ends where the next begins, and always alike', () => {
    for (const s of found) {
      const end = shipIt.clone(finished(s));
      expect(shipIt.next(end) === 'over' || isTurnStart(end)).toBe(true);
      expect(finished(s).bytes).toEqual(end.bytes);
    }
  });

  it('is described in numbers a net can use, the same whatever was asked before', () => {
    const look = (s: State) => {
      const inputs = new Inputs(features.dense, features.mostActive);
      features.describe(s, 0, inputs);
      return Array.from(inputs.dense);
    };
    const first = found.map(look);
    expect(found.toReversed().map(look).toReversed()).toEqual(first);
    for (const value of first.flat()) expect(Math.abs(value)).toBeLessThan(8);
  });
});

describe('reasons', () => {
  const { words = {} } = knowledge;

  it('tell what was measured of a move and of the best other one', () => {
    const keys = new Set<string>();
    for (const s of found.slice(0, 40)) {
      const listed = considered(s);
      for (const move of listed) {
        const instead = listed.find((one) => one !== move);
        const reason = knowledge.why?.(s, move, instead, 0.1);
        if (listed.length === 1) expect(reason).toBeNull();
        if (!reason) continue;
        keys.add(reason.key);
        expect(words).toHaveProperty([reason.key]);
        expect(knowledge.why?.(s, move, instead, 0.1)).toEqual(reason);
        expect(['why.even', 'why.short']).not.toContain(reason.key);
        const { other, points } = reason.facts as { other: number; points?: number };
        if (reason.key === 'why.now' || reason.key === 'why.sight') expect(points).toBeGreaterThan(other);
        if (reason.key === 'why.theirs') expect(points).toBeLessThan(other);
      }
    }
    expect(keys.size).toBeGreaterThan(2);
  });
});
