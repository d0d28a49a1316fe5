import { readSheet } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game as haulingAstronauts } from '../../rules/index.ts';
import { blank, capacityOf, chanceOf, changeDock, changeShip, kindOf, LOADS } from './edits.ts';
import { tell } from './flaw-words.ts';

describe('drawing a fleet', () => {
  it('knows the chance of every load of three dice', () => {
    expect(LOADS.map(({ chance }) => Math.round(chance * 216))).toEqual([
      1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1,
    ]);
    expect(chanceOf({ min: 3, max: 18 })).toBeCloseTo(1);
    expect(chanceOf({ min: 18, max: 18 })).toBeCloseTo(1 / 216);
    expect(chanceOf({ parity: 'odd' })).toBeCloseTo(0.5);
  });

  it('begins with a sheet the rules accept', () => {
    expect(readSheet(haulingAstronauts, blank())).toHaveProperty('sheet');
  });

  it('remarks on loads that no dock is for', () => {
    let sheet = blank();
    for (let dock = 0; dock < 6; dock++) sheet = changeDock(sheet, dock, { min: 3, max: 16 });
    const words = haulingAstronauts.sheet!.remarks!(sheet).map((remark) => tell(remark, sheet));
    expect(words).toEqual(['No dock is for a load of 17, 18.']);
  });

  it('refuses a ship or dock that no load meets, in words of the game', () => {
    const sheet = changeDock(changeShip(blank(), 2, { capacity: { min: 9, max: 8 } }), 0, { min: 18, max: 3 });
    const words = [...haulingAstronauts.sheet!.flaws(sheet)].map((flaw) => tell(flaw, sheet));
    expect(words).toEqual([
      'Ship 3 can be met by no load: it ends before it begins.',
      'Dock 1 can be met by no load: it ends before it begins.',
    ]);
  });

  it('turns one kind of capacity into another', () => {
    for (const kind of ['range', 'even', 'odd'] as const) expect(kindOf(capacityOf(kind))).toBe(kind);
  });
});
