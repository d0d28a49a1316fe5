import { describe, expect, it } from 'vitest';
import { isFlaw, readSetup } from '../kernel/index.ts';
import { shipIt } from './index.ts';
import { ownerOf } from './suits.ts';
import { widthOf } from './table.ts';
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
    expect(widthOf(play.state.columns)).toBe(20);
  });

  it('SI-1.2: a tile of a suit the city has starts the next city', () => {
    const event = citiesEvent() as unknown as { tiles: object[] };
    // nS, then aS: two cities of one tile each.
    const tiles = [event.tiles[0], event.tiles[4], ...event.tiles.slice(1, 4), ...event.tiles.slice(5)];
    const play = accept(blank(), { by: 'chance', type: 'cities', tiles });
    expect(tileOf(play, 'nS')?.at).toBe('2,2');
    expect(tileOf(play, 'aS')?.at).toBe('2,8');
    expect(tileOf(play, 'nC')?.at).toBe('4,8');
    expect(widthOf(play.state.columns)).toBe(20);
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
    expect(new Set(outcomes.map(([event]) => String(event.domino))).size).toBe(28);
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
