import { isFlaw, readSetup, Sfc32 } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game as shipIt } from './index.ts';
import { ownerOf } from './suits.ts';
import { accept, blank, citiesEvent, clause, freightEvent, opening, shown } from './testing.ts';

const tileOf = (play: ReturnType<typeof opening>, code: string) => shown(play).tiles.find(({ tile }) => tile === code);

describe('set-up', () => {
  it('SI-1.1: a tile covers four squares, and its tick is one of their corners', () => {
    const play = opening({ ticks: { nS: 'se' } });
    expect(tileOf(play, 'nS')).toEqual({ tile: 'nS', at: '2,2', tick: 'se' });
    for (const square of ['2,2', '3,2', '2,3', '3,3']) {
      const built = accept(opening(), { type: 'link' }, { by: 'chance', type: 'link', domino: [0, 1] });
      expect(clause(built, { type: 'build', domino: [0, 1], squares: [square, '1,2'] })).toBe('SI-2.4');
    }
    expect(clause(blank(), citiesEvent({ nS: 'north' }))).toBe('SI-1.1');
  });

  it('SI-1.2: cities take up to three tiles of different suits, on sites in columns of three', () => {
    const play = opening();
    expect(tileOf(play, 'nC')?.at).toBe('4,2');
    expect(tileOf(play, 'nA')?.at).toBe('4,4');
    expect(tileOf(play, 'nM')?.at).toBe('2,8');
    expect(tileOf(play, '2C')?.at).toBe('8,2');
    expect(tileOf(play, '5M')?.at).toBe('16,10');
    expect(play.state.width).toBe(20);
  });

  it('SI-1.2: a tile of a suit the city has starts the next city', () => {
    const event = citiesEvent() as unknown as { tiles: object[] };
    // nS, then aS: two cities of one tile each.
    const tiles = [event.tiles[0], event.tiles[4], ...event.tiles.slice(1, 4), ...event.tiles.slice(5)];
    const play = accept(blank(), { by: 'chance', type: 'cities', tiles });
    expect(tileOf(play, 'nS')?.at).toBe('2,2');
    expect(tileOf(play, 'aS')?.at).toBe('2,8');
    expect(tileOf(play, 'nC')?.at).toBe('4,8');
    expect(play.state.width).toBe(20);
  });

  describe('with the option layout: winding', () => {
    /** The tiles in this order, the rest as they come. */
    function laid(first: string) {
      const { tiles } = citiesEvent() as unknown as { tiles: { tile: string }[] };
      const order = first.split(' ');
      const moved = order.map((code) => tiles.find(({ tile }) => tile === code)!);
      const rest = tiles.filter(({ tile }) => !order.includes(tile));
      return accept(blank({ options: { layout: 'winding' } }), {
        by: 'chance',
        type: 'cities',
        tiles: [...moved, ...rest],
      });
    }
    const places = (play: ReturnType<typeof opening>, codes: string) =>
      codes.split(' ').map((code) => tileOf(play, code)?.at);

    it('SI-1.2: a city goes round its block, and the next begins below the last tile, on the same side', () => {
      const play = accept(blank({ options: { layout: 'winding' } }), citiesEvent());
      // Top left, top right, bottom right; below that from the top right; below its bottom left from the top left.
      expect(places(play, 'nS nC nA')).toEqual(['2,2', '4,2', '4,4']);
      expect(places(play, 'nM aS aC')).toEqual(['4,8', '4,10', '2,10']);
      expect(places(play, 'aA aM 2S')).toEqual(['2,14', '4,14', '4,16']);
      expect(places(play, '2C 2A 2M')).toEqual(['8,2', '10,2', '10,4']);
      expect(play.state).toMatchObject({ width: 20, height: 20 });
    });

    it('SI-1.2: short cities bring the next ones nearer, and columns of single tiles are narrow', () => {
      const play = laid('nS aS 2S nC aC 2C nA aA 2A');
      expect(places(play, 'nS aS')).toEqual(['2,2', '2,6']);
      // The city of 2S takes nC too: top left, top right; the fourth city begins a column right of the rightmost tile.
      expect(places(play, '2S nC')).toEqual(['2,10', '4,10']);
      expect(places(play, 'aC')).toEqual(['8,2']);
      expect(places(play, '2C nA')).toEqual(['8,6', '10,6']);
      expect(places(play, 'aA')).toEqual(['10,10']);
      expect(places(play, '2A')).toEqual(['14,2']);
    });

    it('SI-1.2: the table is the smallest rectangle around the tiles with two squares more, at most 20 high', () => {
      const rng = new Sfc32('winding');
      const heights = new Set<number>();
      for (let i = 0; i < 300; i++) {
        const play = blank({ options: { layout: 'winding' } });
        play.accept(shipIt.chance.draw(play.state, rng));
        const corners = shown(play).tiles.map(({ at }) => at.split(',').map(Number));
        const xs = corners.map(([x]) => x);
        const ys = corners.map(([, y]) => y);
        expect([Math.min(...xs), Math.min(...ys)]).toEqual([2, 2]);
        expect(play.state).toMatchObject({ width: Math.max(...xs) + 4, height: Math.max(...ys) + 4 });
        // SI-2.4: there is always room for the dominoes.
        expect(play.state.width * play.state.height).toBeGreaterThan(2 * (24 * 4 + 28 * 2));
        heights.add(play.state.height);
      }
      expect(Math.max(...heights)).toBe(20);
      expect(heights.size).toBeGreaterThan(1);
    });

    it('SI-1.2: refuses another layout', () => {
      const read = readSetup(shipIt, { options: { layout: 'round' }, seats: ['Ann', 'Bob'] });
      expect(read).toMatchObject({ field: 'options.layout', clause: 'SI-1.2' });
    });
  });

  it('SI-1.2: refuses tiles that are missing, unknown or there twice', () => {
    const { tiles } = citiesEvent() as unknown as { tiles: object[] };
    const wrong = [tiles.slice(1), [...tiles.slice(1), tiles[1]], [...tiles.slice(1), { tile: '6S', tick: 'nw' }]];
    for (const list of wrong) expect(clause(blank(), { by: 'chance', type: 'cities', tiles: list })).toBe('SI-1.2');
    expect(clause(blank(), freightEvent())).toBe('SI-1.2');
  });

  it('SI-1.3: freight goes on all tiles but the aces, red, green, blue, black, suit up', () => {
    const { freight } = shown(opening());
    expect(Object.keys(freight)).toHaveLength(20);
    expect(freight.f5).toMatchObject({ suit: 'S', space: '2S', rank: '4', warehoused: false });
    expect(freight.f20).toMatchObject({ suit: 'M', space: '5M' });
    expect(Object.values(freight).some(({ space }) => space?.startsWith('a'))).toBe(false);
    const view = shipIt.view(opening().state, 0) as { freight: Record<string, { rank: string | null }> };
    expect(Object.values(view.freight).every(({ rank }) => rank === null)).toBe(true);
  });

  it('SI-1.3: refuses freight with a coin twice, a null or too few', () => {
    const play = accept(blank(), citiesEvent());
    const ranks = freightEvent().ranks as string[];
    const wrong = [ranks.slice(1), ['n', ...ranks.slice(1)], ['4', ...ranks.slice(1)]];
    for (const list of wrong) expect(clause(play, { by: 'chance', type: 'freight', ranks: list })).toBe('SI-1.3');
    expect(clause(play, citiesEvent())).toBe('SI-1.3');
  });

  it('SI-1.4: hubs are on the aces, officials on the nulls', () => {
    const state = shown(opening());
    expect(state.hubs).toEqual({ S: 'aS', C: 'aC', A: 'aA', M: 'aM' });
    expect(state.officials).toEqual({ S: 'nS', C: 'nC', A: 'nA', M: 'nM' });
  });

  it('SI-1.5: the pool has the 28 dominoes of a double-six set, each as likely', () => {
    const play = accept(opening(), { type: 'link' });
    const outcomes = shipIt.chance.outcomes(play.state) ?? [];
    expect(shown(play).pool).toBe(28);
    expect(new Set(outcomes.map(([event]) => JSON.stringify(event))).size).toBe(28);
    for (const [, probability] of outcomes) expect(probability).toBeCloseTo(1 / 28);
  });

  it('SI-1.6: four play a suit each, three leave moons out, two play suits in turn', () => {
    const turns = (seats: number) => {
      const play = opening({ seats });
      return Array.from({ length: 5 }, () => {
        const { turn, toAct } = shown(play);
        accept(play, { type: 'done' });
        return `${turn}${toAct}`;
      }).join(' ');
    };
    expect(turns(4)).toBe('S0 C1 A2 M3 S0');
    expect(turns(3)).toBe('S0 C1 A2 S0 C1');
    expect(turns(2)).toBe('S0 C1 A0 M1 S0');
    expect(ownerOf(3, 3)).toBe(-1);
    expect(isFlaw(readSetup(shipIt, { options: {}, seats: ['Ann'] }))).toBe(true);
  });

  it('SI-E: until the freight is laid the round is 0, the phase set-up, and chance is to act', () => {
    expect(shown(blank())).toMatchObject({
      round: 0,
      turn: 0,
      phase: 'setup',
      toAct: 'chance',
      over: false,
      winners: [],
    });
    expect(shown(opening())).toMatchObject({ round: 1, turn: 'S', phase: 'links', toAct: 0, points: 8, pipstop: null });
  });
});
