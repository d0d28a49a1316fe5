import { readFileSync } from 'node:fs';
import { Play, parseMatch } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game, type ShipItView } from '../rules/index.ts';
import { boxOf, layoutOf, TILE } from './geometry.ts';
import { joinedBy } from './joins.ts';
import { SUM_BOX } from './pieces.tsx';
import { standingOf } from './standing.ts';

const view = viewAt('three-haul-the-moons', 180);
const layout = layoutOf(view.tiles, { width: 26, height: 20 });

function viewAt(name: string, events: number) {
  const text = readFileSync(new URL(`../fixtures/${name}.waybill.json`, import.meta.url), 'utf8');
  const match = parseMatch(text);
  if ('words' in match) throw new Error(match.words);
  const play = new Play(game, { seats: match.seats, options: match.options as never, sheet: undefined });
  for (const event of match.events.slice(0, events)) play.accept(event);
  return game.state(play.state) as ShipItView;
}

describe('what stands on a tile', () => {
  const tile = '5S';
  const crowd = (count: number) => ({
    ...view,
    officials: {},
    freight: Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`f${i}`, { ...Object.values(view.freight)[0], space: tile }]),
    ),
  });
  const spots = (count: number) => {
    const crowded = crowd(count);
    return Object.keys(crowded.freight).map((id) => standingOf(crowded, layout, tile, id));
  };

  it.each([1, 2, 3, 4, 5, 6])('stays on it, %i of them, below its rank', (count) => {
    const box = boxOf(layout, tile);
    for (const { x, y, size } of spots(count)) {
      expect(x - size / 2).toBeGreaterThanOrEqual(box.x);
      expect(x + size / 2).toBeLessThanOrEqual(box.x + TILE);
      expect(y - size / 2).toBeGreaterThanOrEqual(box.y + TILE / 2 - 5);
      expect(y + size / 2).toBeLessThanOrEqual(box.y + TILE);
    }
  });

  it.each([2, 3, 4, 5, 6])('never covers its neighbour, %i of them', (count) => {
    const all = spots(count);
    all.forEach((a, i) => {
      for (const b of all.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.size * 0.9);
    });
  });

  it('leaves a hub its sum, which stays on the tile', () => {
    expect(SUM_BOX.x).toBeGreaterThanOrEqual(-TILE / 2);
    expect(SUM_BOX.x + SUM_BOX.width).toBeLessThanOrEqual(TILE / 2);
    expect(SUM_BOX.y).toBeGreaterThan(-TILE / 2);
    expect(SUM_BOX.y + SUM_BOX.height).toBeLessThanOrEqual(TILE / 2);
    const hub = Object.values(view.hubs)[0] ?? '';
    const own = {
      ...crowd(2),
      freight: Object.fromEntries(Object.entries(crowd(2).freight).map(([id, load]) => [id, { ...load, space: hub }])),
    };
    const { y } = boxOf(layout, hub);
    for (const id of Object.keys(own.freight)) {
      const spot = standingOf(own, layout, hub, id);
      expect(spot.y + spot.size / 2).toBeLessThanOrEqual(y + TILE / 2 + SUM_BOX.y + 1);
    }
  });
});

describe('a road that is looked at', () => {
  const tiles = [
    { tile: 'aS', at: '2,2', tick: 'se' },
    { tile: '3A', at: '8,2', tick: 'sw' },
    { tile: '5M', at: '8,6', tick: 'se' },
  ];
  const dominoes = [{ domino: [1, 2] as [number, number], squares: ['4,3', '5,3'] as [string, string] }];

  it('joins the tiles it touches at their ticked corners, and what other dominoes lead to', () => {
    expect(joinedBy({ ...view, tiles, dominoes }, ['6,3', '7,3']).sort()).toEqual(['3A', 'aS']);
  });

  it('joins nothing where the corner beside it has no tick', () => {
    expect(joinedBy({ ...view, tiles, dominoes: [] }, ['7,7', '7,6'])).toEqual([]);
  });
});
