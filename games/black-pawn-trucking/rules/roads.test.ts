import { MoveList } from '@waybill/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { driveCost, game, quote, type State, TAKE_LOAN } from './index.ts';
import { arrange } from './testing.ts';

const names = (play: { state: State }, city: number) => Array.from(play.state.roads.neighbours[city - 1], (c) => c + 1);

/** Every way there, told by its pounds, its cities and their numbers; the best of them by BPT-2.4 as it is written. */
function bestWay({ roads, held, truck }: State, to: number): number[] {
  let best: { pounds: number; way: number[] } | null = null;
  const better = (pounds: number, way: number[]) => {
    if (!best || pounds !== best.pounds) return !best || pounds < best.pounds;
    if (way.length !== best.way.length) return way.length < best.way.length;
    const parting = way.findIndex((city, i) => city !== best?.way[i]);
    return parting >= 0 && way[parting] < best.way[parting];
  };
  const walk = (at: number, pounds: number, way: number[]) => {
    if (best && pounds > best.pounds) return;
    if (at === to) {
      if (better(pounds, way)) best = { pounds, way };
      return;
    }
    const passing = at === truck ? 0 : (held >> at) & 1;
    roads.neighbours[at].forEach((near, i) => {
      if (near === truck || way.includes(near)) return;
      walk(near, pounds + passing + 1 + 2 * roads.byFerry[at][i], [...way, near]);
    });
  };
  walk(truck, 0, []);
  return (best as { way: number[] } | null)?.way ?? [];
}

/** A few raw materials anywhere on the map. */
const somewhere = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 24 }), fc.constantFrom('S', 'M', 'C', 'A')), { maxLength: 16 })
  .filter((goods) => ['S', 'M', 'C', 'A'].every((suit) => goods.filter(([, code]) => code === suit).length <= 6))
  .map((goods) => {
    const lying: Record<number, string> = {};
    for (const [city, code] of goods) lying[city] = (lying[city] ?? '') + code;
    return lying;
  });

const city = fc.integer({ min: 1, max: 24 });

describe('roads', () => {
  it('BPT-2.4 join tiles that share part of an edge, and ferry ports', () => {
    const play = arrange({ truck: 3 });
    expect(names(play, 3)).toEqual([1, 4, 5]);
    expect(names(play, 2)).toEqual([1, 4, 11]);
    expect(names(play, 17)).toEqual([6, 18]);
    expect(names(play, 24)).toEqual([21]);
  });

  it('BPT-2.4 the way taken is the best of all ways there are', () => {
    fc.assert(
      fc.property(somewhere, city, city, (goods, truck, to) => {
        if (truck === to) return;
        const { state } = arrange({ truck, goods });
        expect(quote(state, to - 1).way).toEqual(bestWay(state, to - 1));
      }),
      { numRuns: 150 },
    );
  });

  it('BPT-2.7 exactly the moves that can be paid are listed, for what they are quoted at', () => {
    fc.assert(
      fc.property(somewhere, city, fc.integer({ min: 0, max: 20 }), (goods, truck, cash) => {
        const { state } = arrange({ truck, goods, cash });
        const cities = Array.from({ length: 24 }, (_, to) => to).filter((to) => to !== truck - 1);
        for (const to of cities) expect(driveCost(state, to)).toBe(quote(state, to).total);
        const list = new MoveList();
        game.moves(state, list);
        expect(list.toArray()).toEqual([...cities.filter((to) => quote(state, to).total <= cash), TAKE_LOAN]);
      }),
    );
  });
});
