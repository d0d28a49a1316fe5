import { describe, expect, it } from 'vitest';
import { haulReach } from './index.ts';
import { accept, arrange, clause, opening, road } from './testing.ts';

/** nS joined to nM by the halves 2,4 to 2,7, with a siding 1,5 and 1,6 beside it. */
function siding(officials: Partial<Record<string, string>>, f1 = 'nS'): ReturnType<typeof opening> {
  const dominoes = [...road('2,4', 'down', '03 12'), ...road('1,5', 'down', '45')];
  const all = { S: 'nS', C: 'nC', A: 'nA', M: 'nM', ...officials } as Record<string, string>;
  const play = arrange(opening({ ticks: { nS: 'sw' } }), { dominoes, officials: all, freight: { f1: { space: f1 } } });
  return accept(play, { type: 'pipstop', value: 6 });
}

const haul = (to: string) => ({ type: 'haul', load: 'f1', to });

describe('officials and freight', () => {
  it('SI-3.1: a half with an official counts 0 for its own suit, and nothing stops there', () => {
    const play = siding({ S: '2,5' });
    expect(clause(play, haul('2,5'))).toBe('SI-3.1');
    expect(haulReach(play.state, 'f1', 1).toSorted()).toEqual(['1,5', '2,4', '2,6', 'nA', 'nC']);
    expect(haulReach(play.state, 'f1', 0).toSorted()).toEqual(['2,4', 'nC']);
    accept(play, haul('nM'));
  });

  it('SI-3.1: and is closed to all other freight', () => {
    const play = siding({ C: '2,4' });
    expect(clause(play, haul('2,4'))).toBe('SI-3.1');
    expect(clause(play, haul('nM'))).toBe('SI-3.1');
  });

  it('SI-3.1: to other freight it counts its pips, so SI-2.6 may be broken first', () => {
    const play = arrange(siding({ C: '2,5' }), { pipstop: 3 });
    expect(clause(play, haul('2,5'))).toBe('SI-3.1');
    expect(clause(play, haul('2,6'))).toBe('SI-2.6');
    expect(clause(arrange(siding({ C: '2,5' }), { pipstop: 4 }), haul('2,6'))).toBe('SI-3.1');
  });

  it('SI-3.2: a region with an official is closed to suits that have none in it, to stop and to pass', () => {
    const play = siding({ C: '1,6' });
    expect(clause(play, haul('2,5'))).toBe('SI-3.2');
    expect(clause(play, haul('aS'))).toBe('SI-3.2');
    accept(play, haul('nA'));
  });

  it('SI-3.2: freight inside may leave if its first step is onto a tile; the move may then go on', () => {
    const inside = siding({ C: '1,6' }, '2,7');
    expect(haulReach(inside.state, 'f1', 6).toSorted()).toEqual(['aC', 'aS', 'nM']);
    expect(clause(inside, haul('2,6'))).toBe('SI-3.2');
    expect(haulReach(siding({ C: '1,6' }, '2,5').state, 'f1', 6)).toEqual([]);
    accept(inside, haul('aC'));
  });

  it('SI-3.2: an official on a tile closes nothing', () => {
    accept(siding({ C: 'nM' }), haul('nM'));
  });

  it('SI-3.3: a suit with its own official in the region may use all but the halves under others', () => {
    const play = siding({ C: '1,6', S: '1,5' });
    expect(clause(play, haul('1,6'))).toBe('SI-3.1');
    expect(haulReach(play.state, 'f1', 6)).toContain('2,6');
    accept(play, haul('aS'));
    expect(clause(siding({ C: '2,6', S: '2,4' }), haul('2,7'))).toBe('SI-3.1');
  });
});
