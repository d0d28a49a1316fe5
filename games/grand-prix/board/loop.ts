/** A point of a track and the way it points there, in degrees. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

type Point = readonly [x: number, y: number];

/** The box a course lies in: as wide as this, and as high as is asked. */
export const WIDTH = 160;
export const HEIGHT = 100;
/** How flat and how high a course can be. */
export const [LOWEST, HIGHEST] = [88, 190];
/** How wide the road is. */
export const ROAD = 12;

/** The courses as corners in a box of 160 × 100, driven clockwise: the flag is half-way from the last corner to the first. */
const SHAPES: readonly (readonly Point[])[] = [
  [
    [14, 86],
    [13, 44],
    [36, 28],
    [60, 50],
    [78, 15],
    [120, 13],
    [147, 40],
    [146, 86],
  ],
  [
    [14, 86],
    [13, 44],
    [42, 14],
    [86, 14],
    [98, 40],
    [124, 30],
    [147, 50],
    [142, 86],
    [116, 86],
    [104, 66],
    [78, 66],
    [66, 86],
  ],
  [
    [14, 86],
    [14, 50],
    [42, 50],
    [42, 14],
    [82, 14],
    [82, 44],
    [114, 44],
    [114, 14],
    [146, 14],
    [146, 66],
    [108, 66],
    [108, 86],
  ],
  [
    [14, 86],
    [13, 57],
    [38, 45],
    [28, 14],
    [66, 14],
    [74, 45],
    [100, 45],
    [105, 14],
    [147, 15],
    [142, 52],
    [112, 60],
    [124, 86],
  ],
];

/** How wide a bend is, where there is room for it. */
const RADIUS = 15;
/** Points of a path, however many spaces it passes. */
const FINEST = 1200;

interface Sample extends Point3 {
  readonly along: number;
}
interface Point3 {
  readonly x: number;
  readonly y: number;
  /** In radians, without leaps: after a round it has grown by a full turn. */
  readonly heading: number;
}

/** Straights and bends as evenly spaced spots: `spot(3.5)` is half-way between spaces 3 and 4; 0 and `flag` are the same place. */
export class Loop {
  private readonly samples: readonly Sample[];
  private readonly length: number;
  /** From where to where the road bends, in spaces. */
  readonly bends: readonly (readonly [from: number, to: number])[];

  constructor(
    shape: number,
    readonly flag: number,
    height = HEIGHT,
  ) {
    const stretch = (height - 28) / (HEIGHT - 28);
    const corners = SHAPES[shape % SHAPES.length].map(([x, y]): Point => [x, 14 + (y - 14) * stretch]);
    const { samples, bends } = rounded(corners);
    this.samples = samples;
    this.length = samples[samples.length - 1].along;
    this.bends = bends.map(([from, to]) => [from / this.step, to / this.step]);
  }

  /** How long a space is. */
  get step(): number {
    return this.length / this.flag;
  }

  /** So far along, and so far to the right of the middle. */
  spot(space: number, aside = 0): Spot {
    const { x, y, heading } = this.at(space);
    return {
      x: x - aside * Math.sin(heading),
      y: y + aside * Math.cos(heading),
      angle: (heading * 180) / Math.PI,
    };
  }

  /** The stretch between two spaces as an SVG path. */
  path(from: number, to: number, aside = 0): string {
    return `M${this.line(from, to, aside).join('L')}`;
  }

  /** The road between two spaces as a closed SVG path. */
  piece(from: number, to: number, width: number): string {
    const [left, right] = [-width / 2, width / 2].map((aside) => this.line(from, to, aside));
    return `M${[...left, ...right.toReversed()].join('L')}Z`;
  }

  /** A line across the road. */
  across(space: number, width: number): string {
    const [left, right] = [-width / 2, width / 2].map((aside) => written(this.spot(space, aside)));
    return `M${left}L${right}`;
  }

  private line(from: number, to: number, aside: number): string[] {
    const steps = Math.min(FINEST, Math.max(2, Math.ceil((to - from) * Math.max(3, this.step * 0.8))));
    return Array.from({ length: steps + 1 }, (_, i) => written(this.spot(from + ((to - from) * i) / steps, aside)));
  }

  private at(space: number): Point3 {
    // The flag at the end of a round, not at its beginning: the heading has turned.
    const share = space / this.flag;
    const along = (share - Math.max(0, Math.ceil(share) - 1)) * this.length;
    const next = this.after(along);
    const [a, b] = [this.samples[next - 1], this.samples[next]];
    const part = (along - a.along) / (b.along - a.along || 1);
    const between = (from: number, to: number) => from + (to - from) * part;
    return { x: between(a.x, b.x), y: between(a.y, b.y), heading: between(a.heading, b.heading) };
  }

  /** The first sample that lies so far along, or farther. */
  private after(along: number): number {
    let [low, high] = [1, this.samples.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.samples[middle].along < along) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const written = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A closed course: straights, and an arc in place of every corner. */
function rounded(corners: readonly Point[]): { samples: Sample[]; bends: [number, number][] } {
  const n = corners.length;
  const [last, first] = [corners[n - 1], corners[0]];
  const start: Point = [(last[0] + first[0]) / 2, (last[1] + first[1]) / 2];
  let heading = direction(last, first);
  const samples: Sample[] = [{ x: start[0], y: start[1], heading, along: 0 }];
  const bends: [number, number][] = [];
  const go = (x: number, y: number, length: number) =>
    samples.push({ x, y, heading, along: samples[samples.length - 1].along + length });
  corners.forEach((corner, i) => {
    const [before, after] = [corners[(i + n - 1) % n], corners[(i + 1) % n]];
    const [way, onward] = [direction(before, corner), direction(corner, after)];
    const turn = Math.atan2(Math.sin(onward - way), Math.cos(onward - way));
    const room = 0.49 * Math.min(distance(before, corner), distance(corner, after));
    const tangent = Math.min(room, RADIUS * Math.tan(Math.abs(turn) / 2));
    const radius = tangent / Math.tan(Math.abs(turn) / 2);
    const [x, y] = [corner[0] - tangent * Math.cos(way), corner[1] - tangent * Math.sin(way)];
    const here = samples[samples.length - 1];
    go(x, y, Math.hypot(x - here.x, y - here.y));
    const from = samples[samples.length - 1].along;
    const parts = Math.max(1, Math.ceil(Math.abs(turn) / 0.05));
    const side = Math.sign(turn);
    const base = heading;
    const [cx, cy] = [x - side * radius * Math.sin(base), y + side * radius * Math.cos(base)];
    for (let k = 1; k <= parts; k++) {
      heading = base + (turn * k) / parts;
      go(
        cx + side * radius * Math.sin(heading),
        cy - side * radius * Math.cos(heading),
        (radius * Math.abs(turn)) / parts,
      );
    }
    bends.push([from, samples[samples.length - 1].along]);
  });
  const end = samples[samples.length - 1];
  go(start[0], start[1], Math.hypot(start[0] - end.x, start[1] - end.y));
  return { samples, bends };
}

function direction(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
