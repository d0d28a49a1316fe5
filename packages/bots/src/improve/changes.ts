import { isRecord } from '@waybill/kernel';

/** A number of a sheet that is another one on the next. */
export interface Change {
  /** Where it stands, as flaws tell it: `sheet.transports[0].profit`. */
  readonly field: string;
  readonly from: number;
  readonly to: number;
}

/** The numbers in which two sheets of the same form differ. */
export function changesOf(before: unknown, after: unknown, field = 'sheet'): Change[] {
  if (typeof before === 'number' && typeof after === 'number') {
    return before === after ? [] : [{ field, from: before, to: after }];
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.flatMap((item, i) => changesOf(item, after[i], `${field}[${i}]`));
  }
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys(before).flatMap((key) => changesOf(before[key], after[key], `${field}.${key}`));
}
