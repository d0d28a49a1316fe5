import { MoveList } from '@waybill/rules/kernel';
import { haulCosts, type ShipItState as State, shipIt } from '@waybill/rules/ship-it';
import { describe, expect, it } from 'vitest';
import { positions, setupOf } from '../testing/positions.ts';
import { linksWanted } from './ship-it-builds.ts';
import { moves, quick } from './ship-it-moves.ts';
import { canStand, isWaiting, Steps } from './ship-it-steps.ts';
import {
  BUILD,
  buyMove,
  DONE,
  dominoOf,
  HAUL,
  haulMove,
  hubOf,
  kindOf,
  LINKS,
  loadOf,
  OFFICIAL,
  placeOf,
  pointsOf,
  SUITS,
  warehouseOf,
} from './ship-it-table.ts';
import { NEVER, Ways } from './ship-it-ways.ts';

const TYPES = ['done', 'link', 'lift', 'build', 'official', 'pipstop', 'haul', 'chip'];
const found = [2, 3, 4].flatMap((seats) => positions(shipIt, setupOf(shipIt, seats), `table ${seats}`, 37, 30));
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
        if (kindOf(move) === HAUL) {
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

describe('a sensible turn', () => {
  const atStart = found.filter((s) => s.phase === LINKS && s.awaited === 0 && s.points === pointsOf(s));
  const considered = (s: State) => {
    const out = new MoveList();
    moves(s, out);
    return out.toArray().map(kindOf);
  };

  it('begins with links while freight is cut off and points would be left over', () => {
    const building = atStart.filter((s) => quick(s) === buyMove);
    expect(building.length).toBeGreaterThan(3);
    for (const s of building) {
      expect(linksWanted(s)).toBeGreaterThan(0);
      expect(considered(s)).not.toContain(DONE);
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
    for (const s of waiting) expect(considered(s)).toContain(OFFICIAL);
  });
});
