/** Which lines of a log are drawn: the latest, or those around one that was looked for. */
export interface DrawnLines {
  /** How many lines come before the middle; null: before the end, wherever that is. */
  readonly middle: number | null;
  /** How many are drawn before it, and after it. */
  readonly older: number;
  readonly newer: number;
}

const FIRST = 20;
const MORE = 12;

export const LATEST: DrawnLines = { middle: null, older: FIRST, newer: 0 };

export function linesAround(middle: number): DrawnLines {
  return { middle, older: FIRST, newer: FIRST };
}

export function rangeOf({ middle, older, newer }: DrawnLines, length: number): readonly [from: number, to: number] {
  const at = Math.min(middle ?? length, length);
  return [Math.max(0, at - older), Math.min(length, at + newer)];
}

/** Whether the line of this event is drawn; there is none before the first. */
export function holds(drawn: DrawnLines, length: number, event: number): boolean {
  const [from, to] = rangeOf(drawn, length);
  return Math.max(0, event) >= from && event < to;
}

export const withOlder = (drawn: DrawnLines): DrawnLines => ({ ...drawn, older: drawn.older + MORE });
export const withNewer = (drawn: DrawnLines): DrawnLines => ({ ...drawn, newer: drawn.newer + MORE });
