import { MoveList } from '@waybill/rules/kernel';
import { haulCosts, type ShipItState as State, shipIt } from '@waybill/rules/ship-it';
import { describe, expect, it } from 'vitest';
import { positions, setupOf } from '../testing/positions.ts';
import {
  BUILD,
  dominoOf,
  HAUL,
  haulMove,
  hubOf,
  kindOf,
  loadOf,
  placeOf,
  SUITS,
  warehouseOf,
} from './ship-it-table.ts';
import { NEVER, Ways } from './ship-it-ways.ts';

const TYPES = ['done', 'link', 'lift', 'build', 'official', 'pipstop', 'haul', 'chip'];
const found = [2, 3, 4].flatMap((seats) => positions(shipIt, setupOf(shipIt, seats), `table ${seats}`, 37, 30));
const tileName = (tile: number) => 'na2345'[tile % 6] + 'SCAM'[Math.floor(tile / 6)];

const movesOf = (s: State) => {
  const moves = new MoveList();
  shipIt.moves(s, moves);
  return moves.toArray();
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
});
