import { Sfc32, type Viewer } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { type Events, game as shipIt } from './index.ts';
import { accept, arrange, opening } from './testing.ts';
import type { ShipItView } from './view-types.ts';

const up = (space: string) => ({ space, warehoused: true });
const look = (play: ReturnType<typeof opening>, viewer: Viewer) => shipIt.view(play.state, viewer) as ShipItView;

const SCATTER: Events = { by: 'chance', type: 'scatter', loads: ['f17', 'f19', 'f13'] };

/** Crowns have shipped two suns, an arm and their own coin from the 3 of crowns. */
function shipped() {
  const play = arrange(opening(), {
    turn: 'C',
    phase: 'freight',
    pipstop: 0,
    points: 5,
    hubs: { S: 'aS', C: '3C', A: 'aA', M: 'aM' },
    freight: { f13: up('3C'), f17: up('3C'), f19: up('3C'), f10: { space: '5C' }, f18: { space: '3S' } },
  });
  return accept(play, { type: 'haul', load: 'f18', to: '3C' });
}

/** The others came back as f21 to f23. */
const scattered = () => accept(shipped(), SCATTER);

describe('who knows what', () => {
  it('SI-4.5: the trigger knows which coin went where, the others a coin alone of its suit', () => {
    const play = scattered();
    const ranks = (viewer: Viewer) => ['f21', 'f22', 'f23'].map((id) => look(play, viewer).freight[id].rank);
    expect(ranks(1)).toEqual(['a', 'a', '2']);
    for (const viewer of [0, 2, 3, 'watcher'] as const) expect(ranks(viewer)).toEqual([null, 'a', null]);
    expect(look(play, 0).freight.f21).toMatchObject({ knownTo: 1, possible: ['a', '2'] });
  });

  it('SI-4.5: a hidden scatter keeps the suits, and shows later what was turned up', () => {
    const before = shipped().state;
    const play = scattered();
    const seen = (viewer: Viewer) => shipIt.hide(before, SCATTER, viewer, play.state);
    expect(seen(1)).toEqual({ ...SCATTER, suits: ['S', 'A', 'S'] });
    for (const viewer of [0, 2, 'watcher'] as const) {
      expect(seen(viewer)).toEqual({ ...SCATTER, loads: [null, 'f19', null], suits: ['S', 'A', 'S'] });
    }
    arrange(play, { freight: { f21: { warehoused: true } } });
    expect(seen(0).loads).toEqual(['f17', 'f19', null]);
  });

  it('SI-4.7: what lies on the new hub stays hidden until the coins are laid, in the drawing too', () => {
    const play = arrange(shipped(), { freight: { f5: { space: '4C' } } });
    const redrawn = shipIt.clone(play.state);
    for (const viewer of [0, 1, 'watcher'] as const) {
      expect(look(play, viewer).freight.f5).toMatchObject({ rank: null, warehoused: false });
      redrawn.rank[4] = 1;
      expect(shipIt.draw(redrawn, viewer).toString()).toBe(shipIt.draw(play.state, viewer).toString());
    }
  });

  it('SI-1.3: a hidden deal shows the ranks turned up since', () => {
    const play = opening();
    accept(play, { type: 'pipstop', value: 0 }, { type: 'haul', load: 'f1', to: 'nC', warehouse: true });
    for (const viewer of [0, 3, 'watcher'] as const) {
      const ranks = play.eventsFor(viewer)[1].ranks as (string | null)[];
      expect(ranks[0]).toBe('5');
      expect(ranks.slice(1).every((rank) => rank === null)).toBe(true);
    }
  });

  it('SI-4.5: a seat’s guesses are uniform over what it may think', () => {
    const { state } = scattered();
    const rng = new Sfc32('guess');
    const seen = new Map<string, number>();
    const n = 4000;
    for (let i = 0; i < n; i++) {
      const guess = shipIt.state(shipIt.guess(state, 0, rng)) as ShipItView;
      const key = ['f21', 'f23'].map((id) => guess.freight[id].rank).join('');
      seen.set(key, (seen.get(key) ?? 0) + 1);
      expect(new Set(['f1', 'f5', 'f9'].map((id) => guess.freight[id].rank))).toEqual(new Set(['5', '4', '3']));
    }
    expect([...seen.keys()].toSorted()).toEqual(['2a', 'a2']);
    for (const count of seen.values()) expect(Math.abs(count - n / 2)).toBeLessThan(200);
  });

  it('SI-4.5: the trigger guesses only what it has not been shown', () => {
    const { state } = scattered();
    const guess = shipIt.state(shipIt.guess(state, 1, new Sfc32(1))) as ShipItView;
    expect([guess.freight.f21.rank, guess.freight.f23.rank]).toEqual(['a', '2']);
  });
});
