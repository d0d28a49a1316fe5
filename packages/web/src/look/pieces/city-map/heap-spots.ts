/** How large a coin is where there is room, in one row at least, and at the very least. */
const COIN = 34;
const IN_A_ROW = 24;
const SMALL = 21;
const GAP = 1;
/** The middle of what lies between the rank and the name of a city. */
const MIDDLE = 5;

export interface HeapSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where the heaps of a city lie between two edges: in a row, or in two of smaller coins; none ever covers another. */
export function heapSpots(count: number, left: number, right: number): HeapSpot[] {
  const row = sizeOf(count, right - left, COIN);
  const rows = count < 2 || row >= IN_A_ROW ? 1 : 2;
  const columns = Math.ceil(count / rows);
  const size = rows === 1 ? row : sizeOf(columns, right - left, SMALL);
  const middle = (left + right) / 2;
  return Array.from({ length: count }, (_, i) => {
    const [line, column] = [Math.floor(i / columns), i % columns];
    const inLine = Math.min(columns, count - line * columns);
    return {
      x: middle + (column - (inLine - 1) / 2) * (size + GAP),
      y: MIDDLE + (line - (rows - 1) / 2) * (size + GAP),
      size,
    };
  });
}

function sizeOf(count: number, room: number, most: number): number {
  return Math.min(most, room / Math.max(1, count) - GAP);
}
