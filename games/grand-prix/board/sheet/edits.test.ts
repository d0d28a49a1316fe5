import { firstFlaw, readSheet } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game as grandPrix } from '../../rules/index.ts';
import {
  addCircuit,
  blank,
  changeCircuit,
  copyCircuit,
  flagOf,
  insertStretch,
  moveCircuit,
  removeCircuit,
  removeStretch,
  spacesOf,
  stretchAt,
} from './edits.ts';
import { place, tell } from './flaw-words.ts';

const STRETCHES = [2, 3, 1, 4];
const two = addCircuit(addCircuit(blank()));

describe('drawing a season', () => {
  it('is playable from the first circuit on', () => {
    expect(readSheet(grandPrix, blank())).toMatchObject({ flaw: { field: 'sheet.circuits' } });
    expect(readSheet(grandPrix, addCircuit(blank()))).toHaveProperty('sheet');
  });

  it('adds, copies, moves and removes circuits', () => {
    const names = (sheet: typeof two) => sheet.circuits.map(({ name }) => name);
    expect(names(copyCircuit(two, 0))).toEqual(['Circuit 1', 'Circuit 3', 'Circuit 2']);
    expect(names(moveCircuit(two, 1, 0))).toEqual(['Circuit 2', 'Circuit 1']);
    expect(names(removeCircuit(two, 0))).toEqual(['Circuit 2']);
  });

  it('adds sections between start and end, and removes nothing else', () => {
    expect(insertStretch(STRETCHES, 0)).toEqual([2, 3, 3, 1, 4]);
    expect(insertStretch(STRETCHES, 3)).toEqual([2, 3, 1, 3, 4]);
    expect(removeStretch(STRETCHES, 1)).toEqual([2, 1, 4]);
    expect(removeStretch(STRETCHES, 0)).toBe(STRETCHES);
    expect(removeStretch(STRETCHES, 3)).toBe(STRETCHES);
  });

  it('finds the stretch of a space, and the spaces of a stretch', () => {
    expect(flagOf(STRETCHES)).toBe(11);
    expect([1, 2, 3, 5, 6, 10].map((space) => stretchAt(STRETCHES, space))).toEqual([0, 0, 1, 1, 2, 3]);
    expect(spacesOf(STRETCHES, 1)).toEqual([3, 4, 5]);
  });

  it('says what is wrong, and where, in words of the game', () => {
    const sheet = changeCircuit(two, 1, { stretches: [2, 0, 1] });
    const field = firstFlaw(grandPrix.sheet!.flaws(sheet))!.field;
    expect(place(field, sheet)).toBe('Circuit 2, Section 1');
    const [flaw] = grandPrix.sheet!.flaws(sheet);
    expect(tell(flaw, sheet)).toBe('Circuit 2, Section 1 has no space to land on.');
  });

  it('remarks on a flag that nobody can reach', () => {
    const sheet = changeCircuit(two, 0, { time: 2 });
    const words = grandPrix.sheet!.remarks!(sheet).map((remark) => tell(remark, sheet));
    expect(words).toEqual(['Nobody can reach the flag of Circuit 1: 13 spaces in 2 turns of at most 6.']);
  });
});
