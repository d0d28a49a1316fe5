/** Where trucks stand in a city: left of its goods, one large, several small above each other. */
export interface Parking {
  /** How wide a truck is. */
  readonly size: number;
  /** What they take from the left edge. */
  readonly width: number;
  readonly spots: readonly { readonly x: number; readonly y: number }[];
}

export const EDGE = 46;
const MIDDLE = 5;
/** Of a truck as wide as 60: how high it is, wheels and all. */
const HIGH = 37;
const SIZES = [50, 35, 24, 18];
/** Beside more heaps than this a lone truck makes room. */
const CROWD = 2;

export function parkingOf(trucks: number, heaps: number): Parking {
  if (trucks === 0) return { size: 0, width: 0, spots: [] };
  const size = trucks === 1 && heaps > CROWD ? SIZES[1] : SIZES[Math.min(trucks, SIZES.length) - 1];
  const step = (HIGH * size) / 60 + 0.5;
  const spots = Array.from({ length: trucks }, (_, i) => ({
    x: -EDGE + size * 0.55,
    y: MIDDLE + (i - (trucks - 1) / 2) * step,
  }));
  return { size, width: size * 1.08, spots };
}
