import { describe, expect, it } from 'vitest';
import { haulWay, officialWay, prospect, rankOdds, sitesOf } from './index.ts';
import { turnUp } from './loads.ts';
import { tileIndex } from './suits.ts';
import { accept, arrange, opening, road } from './testing.ts';

describe('ways', () => {
  // nS shows its tick at the bottom left; the road leads down to nM.
  const built = () => arrange(opening({ ticks: { nS: 'sw', nM: 'nw' } }), { dominoes: road('2,4', 'down', '12 34') });

  it('leads an official from space to space', () => {
    expect(officialWay(built().state, 'nM')).toEqual(['nS', '2,4', '2,5', '2,6', '2,7', 'nM']);
    expect(officialWay(built().state, 'nC')).toEqual(['nS', 'nC']);
    expect(officialWay(built().state, '5M')).toEqual([]);
  });

  it('leads a load as far as its pip-stop lets it', () => {
    const { state } = built();
    expect(haulWay(state, 'f1', 'nM', 5)).toEqual(['nS', '2,4', '2,5', '2,6', '2,7', 'nM']);
    expect(haulWay(state, 'f1', '2,5', 2)).toEqual(['nS', '2,4', '2,5']);
    expect(haulWay(state, 'f1', 'nM', 2)).toEqual([]);
    expect(haulWay(state, 'f99', 'nM', 2)).toEqual([]);
  });
});

describe('odds', () => {
  it('are even for freight that nobody has seen', () => {
    expect([...rankOdds(opening().state, 'f1', 0)]).toEqual(['a', '2', '3', '4', '5'].map((rank) => [rank, 0.2]));
    expect(rankOdds(opening().state, 'f99', 0).size).toBe(0);
  });

  it('leave out what the viewer has been shown', () => {
    const play = opening();
    accept(play, { type: 'pipstop', value: 0 }, { type: 'haul', load: 'f1', to: 'nC', warehouse: true });
    expect([...rankOdds(play.state, 'f1', 1)]).toEqual([['5', 1]]);
    expect([...rankOdds(play.state, 'f5', 1).keys()]).toEqual(['a', '2', '3', '4']);
  });

  it('tell how likely a hub ships, and what it pays at least', () => {
    const { state } = opening();
    state.space[1] = tileIndex('aS');
    turnUp(state, 1);
    // aS counts 1 and f2 5: a 2 or more of suns makes 8.
    const some = prospect(state, 'f1', 'aS', 'watcher');
    expect(some?.chance).toBeCloseTo(0.8);
    expect(some?.rank).toBe('2');
    expect(some?.pays).toEqual({ S: 16, C: 7, A: 0, M: 0 });
    expect(prospect(opening().state, 'f1', 'aS', 0)).toBeNull();
  });
});

it('lays out the first few tiles before all are drawn', () => {
  const sites = sitesOf(['nS', 'nC', 'aC', '2S'].map(tileIndex));
  expect(sites.map(({ city, x, y }) => [city, x, y])).toEqual([
    [0, 2, 2],
    [0, 4, 2],
    [1, 2, 8],
    [1, 4, 8],
  ]);
});
