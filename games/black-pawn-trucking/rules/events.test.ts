import { describe, expect, it } from 'vitest';
import { arrange, contracts, drive, flip, loan, script, tilesInOrder } from './testing.ts';

describe('events', () => {
  it.each([
    ['no object', 'drive'],
    ['null', null],
    ['a list', [drive(3)]],
    ['no type', { by: 0 }],
    ['no actor', { type: 'loan' }],
    ['an unknown type', { by: 0, type: 'fly', to: 3 }],
    ['an unknown key', { by: 0, type: 'drive', to: 3, fast: true }],
    ['a missing field', { by: 0, type: 'drive' }],
    ['a city as text', { by: 0, type: 'drive', to: '3' }],
    ['no city', { by: 0, type: 'drive', to: null }],
    ['a decision of chance', { by: 'chance', type: 'loan' }],
    ['dice rolled by a seat', { ...contracts('nnnn', 'SMCA'), by: 0 }],
    ['a die missing', { by: 'chance', type: 'contracts', dice: { S: 'n', M: 'n', C: 'n' }, coins: [] }],
    ['a fifth die', { by: 'chance', type: 'contracts', dice: { S: 'n', M: 'n', C: 'n', A: 'n', X: 'n' }, coins: [] }],
    ['ranks as numbers', { by: 'chance', type: 'flip', ranks: [2] }],
  ])('BPT-E refuses what is malformed: %s', (_, event) => {
    expect(arrange({ truck: 22 }).accept(event)).toMatchObject({ clause: 'BPT-E' });
  });

  it('BPT-E refuses whoever is not to act', () => {
    const driving = arrange({ truck: 22 });
    for (const event of [tilesInOrder, contracts('nnnn', 'SMCA'), flip('2'), { ...loan, by: 1 }]) {
      expect(driving.accept(event)).toMatchObject({ clause: 'BPT-E', code: 'turn' });
    }
    expect(script([]).accept(loan)).toMatchObject({ clause: 'BPT-E', code: 'turn' });
    expect(script([tilesInOrder]).accept(drive(3))).toMatchObject({ clause: 'BPT-E', code: 'turn' });
  });

  it('BPT-E a malformed event is so at any time, even one that comes at the wrong moment', () => {
    expect(script([]).accept({ by: 0, type: 'drive', to: 'Cork' })).toMatchObject({ clause: 'BPT-E', code: 'type' });
  });
});
