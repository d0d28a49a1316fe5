import type { Area } from '@waybill/print/area';

/** A winding road: straights one below the other, joined by half circles. */
export interface Road {
  /** How long the middle line is. */
  readonly length: number;
  readonly width: number;
  /** A point this far along, and so far to the side of the middle line. */
  at(along: number, aside: number): readonly [x: number, y: number];
  /** Which way the road goes there, in degrees. */
  turn(along: number): number;
}

/** As few straights as give each space this much room; null if there is no such road in the area. */
export function windingRoad(area: Area, spaces: number, room: number): Road | null {
  for (let rows = 1; area.h / rows >= 8; rows++) {
    const road = roadOf(area, rows);
    if (road.length / spaces >= room) return road;
  }
  return null;
}

function roadOf(area: Area, rows: number): Road {
  const gap = Math.min(area.h / rows, 22);
  const radius = gap / 2;
  const width = Math.min(gap * 0.7, 11);
  const straight = area.w - gap - width - 2;
  const bend = Math.PI * radius;
  const left = area.x + radius + width / 2 + 1;
  const top = area.y + width / 2 + (area.h - (rows - 1) * gap - width) / 2;
  const place = (along: number) => {
    const row = Math.min(rows - 1, Math.floor(along / (straight + bend)));
    const past = along - row * (straight + bend);
    const right = row % 2 === 0;
    const y = top + row * gap;
    if (past <= straight || row === rows - 1) {
      return { x: right ? left + past : left + straight - past, y, angle: right ? 0 : Math.PI };
    }
    // Round the bend: from the end of this straight down to the next.
    const by = (past - straight) / radius;
    const centre = right ? left + straight : left;
    const side = right ? 1 : -1;
    return {
      x: centre + side * radius * Math.sin(by),
      y: y + radius - radius * Math.cos(by),
      angle: right ? by : Math.PI - by,
    };
  };
  return {
    length: rows * straight + (rows - 1) * bend,
    width,
    at(along, aside) {
      const { x, y, angle } = place(along);
      return [x - aside * Math.sin(angle), y + aside * Math.cos(angle)];
    },
    turn: (along) => (place(along).angle * 180) / Math.PI,
  };
}

/** A piece of the road from here to there, as a path. */
export function pieceOf(road: Road, from: number, to: number): string {
  const steps = Math.max(1, Math.ceil((to - from) / 1.5));
  const edge = (aside: number) =>
    Array.from({ length: steps + 1 }, (_, i) => road.at(from + ((to - from) * i) / steps, aside));
  const points = [...edge(road.width / 2), ...edge(-road.width / 2).toReversed()];
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}
