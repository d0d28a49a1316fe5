import type { CityMapSheet } from '@waybill/kernel/piecepack';

/** A tile is 2 × 2 on the sheet and 100 × 100 in the picture. */
export const UNIT = 50;
export const TILE = 2 * UNIT;
/** No more sea than the shore needs: on a phone every bit of it is taken from what a finger has to hit. */
const MARGIN = 0.3;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Frame extends Spot {
  readonly width: number;
  readonly height: number;
}

/** The middle of each city's tile in the picture, where y points south. */
export function spotsOf(sheet: CityMapSheet): Spot[] {
  const left = Math.min(...sheet.cities.map(({ x }) => x));
  const top = Math.max(...sheet.cities.map(({ y }) => y));
  return sheet.cities.map(({ x, y }) => ({ x: (x - left) * UNIT, y: (top - y) * UNIT }));
}

/** The picture: every tile and a little sea around it. */
export function frameOf(spots: readonly Spot[]): Frame {
  const edge = TILE / 2 + MARGIN * UNIT;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y };
}

/** The nearest city in a direction, for the arrow keys; −1 where there is none. */
export function cityTowards(spots: readonly Spot[], from: number, dx: number, dy: number): number {
  const here = spots[from];
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  spots.forEach(({ x, y }, city) => {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const across = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const far = along + 2 * across;
    if (along <= 0 || across > 2 * along || far >= least) return;
    [best, least] = [city, far];
  });
  return best;
}

const CORNERS = ['bottom left', 'top left', 'bottom right', 'top right'] as const;
export type Corner = (typeof CORNERS)[number];

/** A corner of the picture with nothing but sea in it, for the buttons; null where tiles lie in all four. */
export function freeCorner(spots: readonly Spot[], frame: Frame): Corner | null {
  const reach = 1.5 * TILE;
  const isFree = (corner: Corner) => {
    const at = cornerSpot(corner, frame);
    return !spots.some((spot) => Math.max(Math.abs(spot.x - at.x), Math.abs(spot.y - at.y)) < reach);
  };
  return CORNERS.find(isFree) ?? null;
}

function cornerSpot(corner: Corner, { x, y, width, height }: Frame): Spot {
  return { x: corner.endsWith('left') ? x : x + width, y: corner.startsWith('top') ? y : y + height };
}

/** Where the sea is widest, away from the tiles and the buttons: for a compass. Null where there is no room. */
export function openSea(spots: readonly Spot[], frame: Frame, buttons: Corner | null): Spot | null {
  const taken = buttons ? [...spots, cornerSpot(buttons, frame)] : spots;
  const edge = 0.7 * TILE;
  let [best, most]: [Spot | null, number] = [null, 1.35 * TILE];
  for (let x = frame.x + edge; x <= frame.x + frame.width - edge; x += UNIT / 2) {
    for (let y = frame.y + edge; y <= frame.y + frame.height - edge; y += UNIT / 2) {
      const room = Math.min(...taken.map((spot) => Math.hypot(spot.x - x, spot.y - y)));
      if (room > most) [best, most] = [{ x, y }, room];
    }
  }
  return best;
}
