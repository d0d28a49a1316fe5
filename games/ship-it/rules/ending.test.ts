import { readSetup } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { goalOf, game as shipIt } from './index.ts';
import { accept, arrange, clause, type Opening, opening, shown } from './testing.ts';

const up = (space: string) => ({ space, warehoused: true });

/** Moons bring a 5 to the ace of suns, where a 5 of suns waits: suns get 7, moons 14. */
function ship(scores: Record<string, number>, how: Opening = {}) {
  const play = arrange(opening(how), {
    turn: 'M',
    phase: 'freight',
    pipstop: 0,
    points: 5,
    scores,
    freight: { f1: up('aS') },
  });
  return accept(play, { type: 'haul', load: 'f4', to: 'aS' });
}

const scatter = { by: 'chance', type: 'scatter', loads: ['f1'] } as const;
const result = (play: ReturnType<typeof opening>) => shipIt.result(play.state);

describe('the end', () => {
  it('SI-5.1: the match ends when a suit has the target and the shipments of the moment are done', () => {
    const play = ship({ S: 90, C: 12, A: 0, M: 86 });
    expect(shown(play)).toMatchObject({ over: false, toAct: 'chance' });
    accept(play, scatter);
    expect(shown(play)).toMatchObject({ over: true, toAct: null, winners: [3] });
    expect(result(play)).toEqual({ ending: 'target', clause: 'SI-5.1', scores: [97, 12, 0, 100], winners: [3] });
    expect(clause(play, { by: 3, type: 'done' })).toBe('SI-5.1');
  });

  it('SI-5.1: one point less goes on; a tie is shared', () => {
    expect(shown(accept(ship({ S: 92, C: 0, A: 0, M: 85 }), scatter))).toMatchObject({ over: false, winners: [] });
    expect(result(accept(ship({ S: 93, C: 100, A: 0, M: 86 }), scatter))?.winners).toEqual([0, 1, 3]);
  });

  it('SI-5.1: with two players, when both suits of one have 1½ × the target', () => {
    const early = accept(ship({ S: 93, C: 0, A: 49, M: 100 }, { seats: 2 }), scatter);
    expect(shown(early).over).toBe(false);
    const late = accept(ship({ S: 93, C: 0, A: 50, M: 100 }, { seats: 2 }), scatter);
    expect(result(late)).toMatchObject({ ending: 'target', scores: [150, 114], winners: [0] });
    expect(goalOf(opening({ seats: 2, target: 75 }).state)).toBe(112.5);
  });

  it('SI-5.1: the target is an option from 50 to 150', () => {
    expect(result(accept(ship({ S: 43, C: 0, A: 0, M: 0 }, { target: 50 }), scatter))?.winners).toEqual([0]);
    expect(result(accept(ship({ S: 99, C: 0, A: 0, M: 0 }, { target: 150 }), scatter))).toBeNull();
    for (const target of [1, 49, 151, -1, 99.5]) {
      expect(readSetup(shipIt, { options: { target }, seats: ['Ann', 'Bob'] })).toMatchObject({ clause: 'SI-5.1' });
    }
  });

  it('SI-5.1: with a target of 0 no score ends the match, for two players neither; the hubs and dry rounds do', () => {
    for (const seats of [2, 4]) {
      const play = accept(ship({ S: 200, C: 0, A: 200, M: 900 }, { seats, target: 0 }), scatter);
      expect(shown(play)).toMatchObject({ over: false, winners: [] });
      arrange(play, { dryRounds: 9 });
      accept(play, { type: 'done' });
      for (let i = 0; i < 40; i++) accept(play, { type: 'done' });
      expect(result(play)).toMatchObject({ ending: 'dry', winners: [seats === 2 ? 1 : 3] });
    }
    const hubs = { S: null, C: null, A: null, M: '5M' };
    const last = arrange(opening({ target: 0 }), {
      turn: 'M',
      phase: 'freight',
      pipstop: 0,
      points: 5,
      hubs,
      freight: { f16: up('5M'), f20: { space: '5A' } },
    });
    accept(last, { type: 'haul', load: 'f20', to: '5M' }, { type: 'chip', load: 'f20' });
    accept(last, { ...scatter, loads: ['f16'] });
    expect(result(last)).toMatchObject({ ending: 'hubs', winners: [3] });
  });

  it('SI-5.2: or when all four hubs are closed', () => {
    const play = arrange(opening(), {
      turn: 'M',
      phase: 'freight',
      pipstop: 0,
      points: 5,
      hubs: { S: null, C: null, A: null, M: '5M' },
      freight: { f16: up('5M'), f20: { space: '5A' } },
    });
    accept(play, { type: 'haul', load: 'f20', to: '5M' }, { type: 'chip', load: 'f20' });
    accept(play, { ...scatter, loads: ['f16'] });
    expect(result(play)).toMatchObject({ ending: 'hubs', clause: 'SI-5.2', winners: [3] });
  });

  it('SI-5.2: or after ten rounds in a row without a shipment', () => {
    const play = opening({ seats: 3 });
    for (let i = 0; i < 29; i++) accept(play, { type: 'done' });
    expect(shown(play)).toMatchObject({ round: 10, over: false });
    accept(play, { type: 'done' });
    expect(result(play)).toMatchObject({ ending: 'dry', clause: 'SI-5.2', winners: [0, 1, 2] });
    expect(clause(play, { by: 0, type: 'done' })).toBe('SI-5.2');
  });

  it.each([5, 20])('SI-5.2: or after %d such rounds, with the option dry', (dry) => {
    const play = opening({ seats: 3, options: { dry } });
    for (let i = 0; i < 3 * dry - 1; i++) accept(play, { type: 'done' });
    expect(shown(play)).toMatchObject({ round: dry, over: false });
    expect(result(accept(play, { type: 'done' }))).toMatchObject({ ending: 'dry' });
  });

  it('SI-5.2: refuses other numbers of dry rounds', () => {
    for (const dry of [0, 4, 21, 7.5]) {
      expect(readSetup(shipIt, { options: { dry }, seats: ['Ann', 'Bob'] })).toMatchObject({ clause: 'SI-5.2' });
    }
  });

  it('SI-5.2: a shipment starts the count again', () => {
    const play = ship({ S: 0, C: 0, A: 0, M: 0 });
    accept(play, scatter);
    arrange(play, { dryRounds: 9 });
    accept(play, { type: 'done' });
    expect(shown(play)).toMatchObject({ dryRounds: 0, over: false, round: 2 });
  });
});
