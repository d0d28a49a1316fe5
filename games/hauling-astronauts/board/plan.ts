/** Where things lie on the pad, in its own units: about one to a pixel of a phone. */
export const PAD = 364;
export const CELL = 82;
const PITCH = 88;
const NEAR = 2;
const FIRST = 100;
/** How far a port reaches from the edge towards the grid. */
const DEPTH = 92;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function cellRect(cell: number): Rect {
  return { x: FIRST + (cell % 3) * PITCH, y: FIRST + Math.floor(cell / 3) * PITCH, width: CELL, height: CELL };
}

/** HA-1.1: seat 0's ports lie at the left of the rows, seat 1's above the columns. */
export function portRect(seat: number, port: number): Rect {
  const along = FIRST + port * PITCH;
  return seat === 0
    ? { x: NEAR, y: along, width: DEPTH, height: CELL }
    : { x: along, y: NEAR, width: CELL, height: DEPTH };
}

/** From the port to the far end of its loading strip. */
export function rampLine(seat: number, port: number): { x1: number; y1: number; x2: number; y2: number } {
  const along = FIRST + port * PITCH + CELL / 2;
  const far = FIRST + 2 * PITCH + CELL / 2;
  return seat === 0 ? { x1: DEPTH, y1: along, x2: far, y2: along } : { x1: along, y1: DEPTH, x2: along, y2: far };
}
