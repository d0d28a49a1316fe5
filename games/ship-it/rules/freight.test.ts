import { readSetup } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { haulCosts, haulReach, game as shipIt } from './index.ts';
import { accept, arrange, clause, opening, road, shown } from './testing.ts';

/** nS joined to nM by four halves: 0, 3, 1, 2 from the top. */
const joined = (freight = {}) =>
  arrange(opening({ ticks: { nS: 'sw' } }), { dominoes: road('2,4', 'down', '03 12'), freight });
const haul = (load: string, to: string) => ({ type: 'haul', load, to });
const stop = (value: number) => ({ type: 'pipstop', value });

describe('pip-stops', () => {
  it('SI-2.6: a space worth the pip-stop or more ends the move; with 0 a load moves one space', () => {
    const { state } = joined();
    expect(haulReach(state, 'f1', 0).toSorted()).toEqual(['2,4', 'nC']);
    expect(haulReach(state, 'f1', 3).toSorted()).toEqual(['2,4', '2,5', 'nA', 'nC']);
    expect(haulCosts(state, 'f1').get('aC')).toBe(4);
    // From the aces on, tiles count 1: with a pip-stop of 1 the null tile is passed, the ace is not.
    expect(haulReach(arrange(opening(), { freight: { f1: { space: 'nM' } } }).state, 'f1', 1)).toEqual(['aS']);
  });

  it('SI-2.6: is paid once, holds for the turn, and each load costs a point', () => {
    const play = accept(joined(), stop(4), haul('f1', '2,7'));
    expect(shown(play)).toMatchObject({ points: 3, pipstop: 4, phase: 'freight' });
    expect(clause(play, stop(2))).toBe('SI-2.6');
  });

  it('SI-2.6: a load moves once a turn, never to where it is, to no space or beyond the pip-stop', () => {
    const play = accept(joined(), stop(3));
    for (const to of ['2,6', 'nS', '9,9', 'x', '2C']) expect(clause(play, haul('f1', to))).toBe('SI-2.6');
    expect(clause(play, haul('f99', 'nC'))).toBe('SI-2.6');
    accept(play, haul('f1', 'nC'));
    expect(clause(play, haul('f1', 'nS'))).toBe('SI-2.6');
  });

  it('SI-2.6: comes before the first load, from 0 to 6, and may be set without hauling', () => {
    expect(clause(joined(), haul('f1', 'nC'))).toBe('SI-2.6');
    for (const value of [7, -1, 1.5]) expect(clause(joined(), stop(value))).toBe('SI-2.6');
    expect(shown(accept(joined(), stop(6), { type: 'done' })).turn).toBe('C');
  });
});

describe('freight', () => {
  it('SI-2.7: a half with freight counts 0 for passing, and nothing stops there', () => {
    const play = accept(joined({ f4: { space: '2,5' } }), stop(1));
    expect(clause(play, haul('f1', '2,5'))).toBe('SI-2.7');
    accept(play, haul('f1', '2,6'));
    const short = accept(joined({ f4: { space: '2,5' }, f1: { space: '2,4' } }), stop(0));
    expect(clause(short, haul('f1', '2,5'))).toBe('SI-2.7');
    expect(clause(short, haul('f1', '2,6'))).toBe('SI-2.6');
  });

  describe('with the option halves: many', () => {
    const many = (freight = {}) =>
      arrange(opening({ ticks: { nS: 'sw' }, options: { halves: 'many' } }), {
        dominoes: road('2,4', 'down', '03 12'),
        freight,
      });

    it('SI-2.7: loads may stop where freight lies, which counts 0 for passing', () => {
      const play = accept(many({ f4: { space: '2,5' } }), stop(1), haul('f1', '2,5'));
      const there = Object.entries(shown(play).freight).filter(([, { space }]) => space === '2,5');
      expect(there.map(([id]) => id)).toEqual(['f1', 'f4']);
      accept(many({ f4: { space: '2,5' } }), stop(1), haul('f1', '2,6'));
    });

    it('SI-2.7: with a pip-stop of 0 such a half may be entered, and ends the move', () => {
      const play = accept(many({ f4: { space: '2,5' }, f1: { space: '2,4' } }), stop(0));
      expect(clause(play, haul('f1', '2,6'))).toBe('SI-2.6');
      expect(shown(accept(play, haul('f1', '2,5'))).freight.f1.space).toBe('2,5');
    });

    it('SI-2.7: an official still may not stop on freight, nor freight on an official, its own neither', () => {
      const freight = arrange(many({ f4: { space: '2,4' } }), { officials: { S: 'nS' } });
      expect(clause(freight, { type: 'official', to: '2,4' })).toBe('SI-2.5');
      const official = accept(arrange(many(), { officials: { S: '2,4' } }), stop(1));
      expect(clause(official, haul('f1', '2,4'))).toBe('SI-3.1');
    });

    it('SI-2.7: one of several loads moves, the others stay, and the half stays covered', () => {
      const play = accept(many({ f1: { space: '2,5' }, f5: { space: '2,5' } }), stop(0), haul('f1', '2,4'));
      expect(shown(play).freight).toMatchObject({ f1: { space: '2,4' }, f5: { space: '2,5' } });
      expect(haulReach(play.state, 'f1', 1)).toContain('2,6');
    });
  });

  it('SI-2.7: refuses other numbers of loads on a half', () => {
    const read = readSetup(shipIt, { options: { halves: 'two' }, seats: ['Ann', 'Bob'] });
    expect(read).toMatchObject({ field: 'options.halves', clause: 'SI-2.7' });
  });

  it('SI-2.7: a tile holds any number of pieces and always counts its rank', () => {
    const play = accept(joined({ f5: { space: 'nC' }, f9: { space: 'nC' } }), stop(0), haul('f1', 'nC'));
    expect(Object.values(shown(play).freight).filter(({ space }) => space === 'nC')).toHaveLength(4);
    const past = arrange(opening(), { freight: { f1: { space: 'aC' }, f5: { space: '3S' } } });
    expect(haulReach(past.state, 'f1', 1)).toEqual(['aS']);
  });

  it('SI-2.8: only freight of the suit to move, and moons with three players', () => {
    const four = accept(joined({ f4: { space: 'nS' } }), stop(0));
    expect(clause(four, haul('f4', 'nC'))).toBe('SI-2.8');
    expect(clause(four, haul('f2', 'nA'))).toBe('SI-2.8');
    const three = accept(opening({ seats: 3 }), stop(0), haul('f4', 'aS'));
    expect(shown(three).freight.f4).toMatchObject({ space: 'aS', warehoused: true });
    expect(clause(three, haul('f2', 'nA'))).toBe('SI-2.8');
  });

  it('SI-2.8: freight warehoused at a hub stays', () => {
    const play = accept(joined({ f1: { space: 'aS', warehoused: true } }), stop(0));
    expect(clause(play, haul('f1', 'nM'))).toBe('SI-2.8');
  });

  it('SI-2.9: freight that stops on a hub is turned up; on another tile the player may, on a half not', () => {
    const hub = accept(joined({ f1: { space: 'nM' } }), stop(0), haul('f1', 'aS'));
    expect(shown(hub).freight.f1).toMatchObject({ warehoused: true, knownTo: 'everybody' });
    const play = accept(joined(), stop(4));
    expect(clause(play, { ...haul('f1', '2,6'), warehouse: true })).toBe('SI-2.9');
    accept(play, { ...haul('f1', 'nM'), warehouse: true });
    expect(shown(play).freight.f1.warehoused).toBe(true);
  });

  it('SI-2.9: away from hubs it may still move, and stays rank up', () => {
    const play = accept(joined({ f1: { space: 'nC', warehoused: true } }), stop(0), haul('f1', 'nS'));
    expect(shown(play).freight.f1).toMatchObject({ space: 'nS', warehoused: true });
  });
});
