import { fromBase64, toBase64 } from '@waybill/bots/base64';
import { canonical } from '@waybill/kernel';
import { prepare, type Sheet } from '../../rules/index.ts';
import type { Solved } from './exact.ts';
import { Outlook } from './outlook.ts';
import { bankAt } from './size.ts';

/** A solved season as it is kept: everything about a state on a circuit can be computed from it within seconds. */
export interface SeasonTable {
  readonly sheet: Sheet;
  /** GP-2.2: the lowest gear; left out it is the 1st. */
  readonly lowest?: number;
  /** Of each circuit: its outlook, numbers of 32 bits in base 64. */
  readonly outlooks: readonly string[];
}

export function writeTable(sheet: Sheet, { season: { lowest }, outlooks }: Solved): SeasonTable {
  return { sheet, ...(lowest > 1 && { lowest }), outlooks: outlooks.map(({ values }) => toBase64(bytesOf(values))) };
}

/** Null where it is not the table of a season of that size. */
export function readTable({ sheet, lowest, outlooks }: SeasonTable): Solved | null {
  const season = prepare(sheet, lowest);
  if (outlooks.length !== season.circuits.length) return null;
  const read = outlooks.map((text, c) => {
    const most = { free: season.free, bank: bankAt(season, c) };
    const values = numbersOf(fromBase64(text));
    return values.length === Outlook.size(most) ? new Outlook(most, values) : null;
  });
  return read.every((outlook) => outlook !== null) ? { season, outlooks: read } : null;
}

/** Is it the table of this season? */
export function isTableOf({ sheet, lowest = 1 }: SeasonTable, season: Pick<SeasonTable, 'sheet' | 'lowest'>): boolean {
  return lowest === (season.lowest ?? 1) && canonical(sheet) === canonical(season.sheet);
}

// Little-endian wherever it runs.

function bytesOf(values: Outlook['values']): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => view.setFloat32(i * 4, value, true));
  return bytes;
}

function numbersOf(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Float32Array.from({ length: bytes.length >> 2 }, (_, i) => view.getFloat32(i * 4, true));
}
