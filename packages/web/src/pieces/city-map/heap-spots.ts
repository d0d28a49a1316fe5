/** How large a coin is where there is room, and where there is little. */
const COIN = 34;
const SMALL = 21;
/** The least that a heap shows of itself. */
const SLIVER = 17;

export interface HeapSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where the heaps of a city lie between two edges: in one row, or in two of small coins beside many trucks. */
export function heapSpots(count: number, left: number, right: number): HeapSpot[] {
  const room = right - left;
  const middle = (left + right) / 2;
  const step = stepOf(count, room, COIN);
  const isRow = count === 1 ? room >= COIN : step >= SLIVER;
  if (isRow) return Array.from({ length: count }, (_, i) => ({ x: at(middle, step, i, count), y: 8, size: COIN }));
  const columns = Math.ceil(count / 2);
  const close = stepOf(columns, room, SMALL);
  return Array.from({ length: count }, (_, i) => ({
    x: at(middle, close, i % columns, columns),
    y: count === 1 ? 8 : i < columns ? -3 : 19,
    size: SMALL,
  }));
}

function stepOf(count: number, room: number, size: number): number {
  return count > 1 ? Math.min(size + 2, (room - size) / (count - 1)) : 0;
}

function at(middle: number, step: number, i: number, count: number): number {
  return middle + step * (i - (count - 1) / 2);
}
