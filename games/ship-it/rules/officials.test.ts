import { describe, expect, it } from 'vitest';
import { officialCosts, regions } from './index.ts';
import { accept, arrange, clause, opening, road, shown } from './testing.ts';

/** nS joined to nM by four halves: 0, 3, 1, 2 from the top. */
const joined = () => arrange(opening({ ticks: { nS: 'sw' } }), { dominoes: road('2,4', 'down', '03 12') });
const official = (to: string) => ({ type: 'official', to });

describe('officials', () => {
  it('SI-2.5: a space costs a point; the cheapest way is taken', () => {
    const play = accept(joined(), official('2,6'));
    expect(shown(play)).toMatchObject({ points: 5, phase: 'officials', officials: { S: '2,6' } });
    accept(play, official('aS'));
    expect(shown(play).points).toBe(2);
  });

  it('SI-2.5: halves are neighbours along and across, tiles of a city where they share an edge, a tile at its tick', () => {
    const costs = officialCosts(joined().state);
    expect(costs.get('2,4')).toBe(1);
    expect(costs.get('nC')).toBe(1);
    // nS and nA touch at a corner only.
    expect(costs.get('nA')).toBe(2);
    expect(costs.get('aC')).toBe(7);
    expect(costs.has('2C')).toBe(false);
    // 2,4 lies below nS; with the tick elsewhere there is no way onto it.
    const shut = arrange(opening({ ticks: { nS: 'ne' } }), { dominoes: road('2,4', 'down', '03 12') });
    expect(officialCosts(shut.state).has('2,4')).toBe(false);
  });

  it('SI-2.5: it may pass anything, but not stop on a taken half, nor stay', () => {
    const play = arrange(joined(), {
      freight: { f1: { space: '2,4' } },
      officials: { S: 'nS', C: '2,5', A: 'nA', M: 'nM' },
    });
    for (const to of ['2,4', '2,5', 'nS', '9,9', 'zz', '2C']) expect(clause(play, official(to))).toBe('SI-2.5');
    accept(play, official('2,6'));
    accept(play, official('nM'));
    expect(shown(play).points).toBe(3);
  });

  it('SI-2.1: without a point left nothing can be paid for, wherever it leads', () => {
    const play = arrange(joined(), { points: 0 });
    for (const to of ['2,4', 'nS', '9,9', '2C']) expect(clause(play, official(to))).toBe('SI-2.1');
    expect(clause(arrange(joined(), { points: 2 }), official('2,6'))).toBe('SI-2.1');
  });

  it('SI-3.4: an official that stops on a hub with warehoused freight of its suit ships it, whatever the sum', () => {
    const play = arrange(joined(), {
      freight: { f5: { space: 'aS', warehoused: true } },
      officials: { S: 'nM', C: 'nC', A: 'nA', M: 'nM' },
    });
    accept(play, official('aS'));
    // A 4 from an ace: 4 + 2, doubled, and 8 at home. The coin becomes the chip, so nothing is scattered.
    expect(shown(play)).toMatchObject({ scores: { S: 20 }, hubs: { S: '2S' }, chips: { S: 1 }, toAct: 0, points: 7 });
  });

  it('SI-3.4: freight of other suits alone, or freight that arrives where an official stands, does not', () => {
    const others = arrange(joined(), {
      freight: { f8: { space: 'aS', warehoused: true } },
      officials: { S: 'nM', C: 'nC', A: 'nA', M: 'nM' },
    });
    expect(shown(accept(others, official('aS'))).hubs.S).toBe('aS');
    const arrival = arrange(joined(), {
      freight: { f1: { space: 'nM' } },
      officials: { S: 'aS', C: 'nC', A: 'nA', M: 'nM' },
    });
    accept(arrival, { type: 'pipstop', value: 0 }, { type: 'haul', load: 'f1', to: 'aS' });
    expect(shown(arrival)).toMatchObject({ hubs: { S: 'aS' }, freight: { f1: { warehoused: true } } });
  });

  it('SI-3.2: a region is what hangs together without passing a tile', () => {
    const play = arrange(joined(), { dominoes: [...shown(joined()).dominoes, ...road('8,6', 'right', '45')] });
    expect(regions(play.state).map(({ halves }) => halves.length)).toEqual([4, 2]);
    accept(play, official('2,4'));
    expect(regions(play.state)[0]).toMatchObject({ officials: ['S'], closedTo: ['C', 'A', 'M'] });
  });
});
