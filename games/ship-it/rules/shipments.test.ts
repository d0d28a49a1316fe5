import { describe, expect, it } from 'vitest';
import { hubSums, game as shipIt, shipmentPays } from './index.ts';
import { accept, arrange, clause, type Opening, opening, shown } from './testing.ts';

const up = (space: string) => ({ space, warehoused: true });
const haul = (load: string, to: string) => ({ type: 'haul', load, to });
const scatter = (...loads: string[]) => ({ by: 'chance', type: 'scatter', loads }) as const;

/** In the freight phase of a suit, with a pip-stop of 0. */
function hauling(turn: string, freight: object, changes: object = {}, how: Opening = {}) {
  const phase = { turn, phase: 'freight', pipstop: 0, points: 5 };
  return arrange(opening(how), { ...phase, freight: freight as never, ...changes });
}

/** Moons bring a 5 to the ace of suns, where a 5 of suns waits. */
const moonsShip = () => accept(hauling('M', { f1: up('aS') }), haul('f4', 'aS'));

/** Five coins at the 3 of crowns, triggered by suns; two of them suns. */
const bigShipment = () => {
  const waiting = {
    f17: up('3C'),
    f18: up('3C'),
    f19: up('3C'),
    f20: up('3C'),
    f10: { space: '5C' },
    f13: { space: '3S' },
  };
  return accept(hauling('S', waiting, { hubs: { S: 'aS', C: '3C', A: 'aA', M: 'aM' } }), haul('f13', '3C'));
};

describe('shipments', () => {
  it('SI-4.1: a hub ships when the ranks and the tile add up to 8', () => {
    const seven = accept(hauling('M', { f17: up('aS') }), haul('f4', 'aS'));
    expect(hubSums(seven.state).S).toEqual({ hub: 'aS', sum: 7, missing: 1 });
    const eight = accept(hauling('M', { f13: up('aS') }), haul('f4', 'aS'));
    expect(shown(eight).hubs.S).toBe('2S');
  });

  it('SI-4.2: a coin pays its rank and twice the tile’s; the trigger’s suit is doubled, and 8 more at home', () => {
    expect(shown(moonsShip()).scores).toEqual({ S: 7, C: 0, A: 0, M: 14 });
    const home = accept(hauling('S', { f4: up('aS'), f1: { space: 'nM' } }), haul('f1', 'aS'));
    expect(shown(home).scores).toEqual({ S: 22, C: 0, A: 0, M: 7 });
    expect(shipmentPays(hauling('S', { f4: up('aS') }).state, 'aS', 'C')).toEqual({ S: 0, C: 0, A: 0, M: 7 });
  });

  it('SI-4.2: the 8 at home come even without a coin of one’s own', () => {
    const play = accept(hauling('S', { f2: up('aS') }, {}, { seats: 3 }), haul('f4', 'aS'));
    expect(shown(play).scores).toEqual({ S: 8, C: 7, A: 0, M: 0 });
  });

  it('SI-4.3: the hub moves up, and is closed after the five', () => {
    expect(shown(moonsShip()).hubs).toEqual({ S: '2S', C: 'aC', A: 'aA', M: 'aM' });
    const five = hauling(
      'M',
      { f16: up('5M'), f20: { space: '5A' } },
      { hubs: { S: 'aS', C: 'aC', A: 'aA', M: '5M' } },
    );
    accept(five, haul('f20', '5M'));
    expect(shown(five).hubs.M).toBeNull();
  });

  it('SI-4.4: a coin of the trigger’s suit becomes a chip, the player’s choice if there is one', () => {
    expect(shown(moonsShip())).toMatchObject({ chips: { M: 1 }, toAct: 'chance', points: 4 });
    const play = bigShipment();
    expect(shown(play)).toMatchObject({
      toAct: 0,
      chips: { S: 0 },
      freight: { f13: { space: null }, f18: { space: null } },
    });
    for (const event of [{ type: 'done' }, { type: 'chip', load: 'f18' }, { type: 'chip', load: 'f1' }]) {
      expect(clause(play, event)).toBe('SI-4.4');
    }
    accept(play, { type: 'chip', load: 'f17' });
    expect(shown(play)).toMatchObject({ chips: { S: 1 }, chipCoins: { S: ['aS'] }, points: 4 });
    expect(clause(opening(), { type: 'chip', load: 'f1' })).toBe('SI-4.4');
  });

  it('SI-4.4: no coin of one’s own, no chip', () => {
    const play = accept(hauling('S', { f2: up('aS') }, {}, { seats: 3 }), haul('f4', 'aS'));
    expect(shown(play)).toMatchObject({ chips: { S: 0, M: 0 }, toAct: 'chance' });
  });

  it('SI-4.5: the others go to the lower tiles, descending and round again, under new ids', () => {
    const play = accept(bigShipment(), { type: 'chip', load: 'f17' }, scatter('f20', 'f13', 'f18', 'f19'));
    const { freight } = shown(play);
    expect(['f21', 'f22', 'f23', 'f24'].map((id) => freight[id].space)).toEqual(['2C', 'aC', 'nC', '2C']);
    expect(freight.f22).toMatchObject({ suit: 'S', rank: '2', warehoused: false });
    expect(freight.f13).toBeUndefined();
  });

  it('SI-4.5: refuses coins that were not shipped, twice or left out', () => {
    const play = accept(bigShipment(), { type: 'chip', load: 'f17' });
    for (const loads of [
      ['f20', 'f13', 'f18'],
      ['f20', 'f13', 'f18', 'f18'],
      ['f20', 'f13', 'f18', 'f1'],
    ]) {
      expect(clause(play, scatter(...loads))).toBe('SI-4.5');
    }
    expect(clause(play, { by: 'chance', type: 'link', domino: [0, 0] })).toBe('SI-4.5');
    expect(shipIt.chance.outcomes(play.state)).toHaveLength(24);
  });

  it('SI-4.6, SI-4.7: freight on the new hub is turned up, may ship at once, and the turn goes on', () => {
    const hubs = { S: '2S', C: 'aC', A: 'aA', M: '2M' };
    const play = hauling('S', { f5: up('2S'), f13: { space: 'aM' } }, { hubs }, { ranks: 'a2543' });
    accept(play, haul('f13', '2S'));
    expect(shown(play)).toMatchObject({ scores: { S: 36 }, hubs: { S: '3S' }, freight: { f9: { warehoused: false } } });
    accept(play, { type: 'chip', load: 'f5' }, scatter('f13'));
    // The 5 on the new hub, the 3 of suns, makes 8: (5 + 6) doubled, and 8.
    expect(shown(play)).toMatchObject({ scores: { S: 66 }, hubs: { S: '4S' }, chips: { S: 2 }, toAct: 0, points: 4 });
    expect(shown(play).freight.f21).toMatchObject({ space: 'aS', rank: '4' });
  });

  it('SI-4.6: a new hub that is not full enough waits', () => {
    const play = accept(moonsShip(), scatter('f1'));
    expect(shown(play)).toMatchObject({
      freight: { f5: { warehoused: true } },
      hubs: { S: '2S' },
      toAct: 3,
      phase: 'freight',
    });
  });

  it('SI-4.7: scores and the hub come before the chip and the scatter', () => {
    expect(shown(bigShipment())).toMatchObject({
      hubs: { C: '4C' },
      awaited: 'chip',
      scores: { S: 2 * (2 + 6 + 1 + 6) },
    });
  });

  it('SI-4.8: with no coin left there is no scatter, and coins laid again may be hauled this turn', () => {
    const alone = hauling(
      'M',
      { f20: { space: '5A' } },
      { hubs: { S: 'aS', C: 'aC', A: 'aA', M: '5M' } },
      { ranks: 'a2345' },
    );
    accept(alone, haul('f20', '5M'));
    expect(shown(alone)).toMatchObject({ awaited: null, toAct: 3, chips: { M: 1 } });
    const play = accept(bigShipment(), { type: 'chip', load: 'f17' }, scatter('f18', 'f19', 'f13', 'f20'));
    accept(play, haul('f23', 'nS'));
    expect(clause(play, haul('f23', 'nC'))).toBe('SI-2.6');
  });
});
