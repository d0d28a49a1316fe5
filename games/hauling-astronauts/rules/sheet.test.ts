import { readSheet } from '@waybill/kernel';
import { describe, expect, it } from 'vitest';
import { game as haulingAstronauts, type Sheet, type Transport } from './index.ts';
import { sheetKind } from './sheet.ts';

const { standard, before } = sheetKind;
const read = (sheet: unknown) => readSheet(haulingAstronauts, sheet);
const withFirst = (change: Partial<Transport>): Sheet => ({
  ...standard,
  transports: standard.transports.map((transport, i) => (i === 0 ? { ...transport, ...change } : transport)),
});

describe('a sheet', () => {
  it('is the one matches had before they named theirs, unless a match brings its own', () => {
    expect(read(undefined)).toEqual({ sheet: before });
    expect(standard).not.toEqual(before);
    expect(read(JSON.parse(JSON.stringify(standard)))).toEqual({ sheet: standard });
  });

  it('has capacities that a load can meet, within 3 to 18', () => {
    expect(read(withFirst({ capacity: { min: 6, max: 5 } }))).toMatchObject({
      flaw: { field: 'sheet.transports[0].capacity' },
    });
    expect(read(withFirst({ capacity: { min: 2, max: 5 } }))).toMatchObject({
      flaw: { field: 'sheet.transports[0].capacity' },
    });
    expect(read(withFirst({ capacity: { parity: 'odd' } }))).not.toHaveProperty('flaw');
  });

  it('has six transports of different ids, none of them the mark of a hidden one', () => {
    expect(read({ ...standard, transports: standard.transports.slice(1) })).toMatchObject({
      flaw: { field: 'sheet.transports' },
    });
    expect(read(withFirst({ id: 'odd' }))).toMatchObject({ flaw: { field: 'sheet.transports[5].id' } });
    expect(read(withFirst({ id: '?' }))).toMatchObject({ flaw: { field: 'sheet.transports[0].id' } });
  });

  it('has docks whose ranges hold something', () => {
    const docks = standard.docks.map((dock) => ({ ...dock, min: dock.max + 1 }));
    expect(read({ ...standard, docks })).toHaveProperty('flaw');
    expect(read({ ...standard, docks: docks.map((dock) => ({ ...dock, min: 18, max: 3 })) })).toMatchObject({
      flaw: { field: 'sheet.docks[0]' },
    });
  });

  it('says what is odd about it, though it may be played', () => {
    const remarks = (sheet: Sheet) => sheetKind.remarks!(sheet);
    expect(remarks(standard)).toEqual([]);
    const docks = standard.docks.map((dock) => (dock.min === 8 ? { ...dock, max: 9 } : dock));
    expect(remarks({ ...standard, docks })).toMatchObject([
      { field: 'sheet.docks', words: 'no dock is for a sum of 10' },
    ]);
    expect(remarks(withFirst({ name: 'Gull' }))).toMatchObject([
      { field: 'sheet.transports[5].name', words: 'is there twice' },
    ]);
  });
});
