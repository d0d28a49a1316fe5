/** A point of a track and the way it points there, in degrees. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

type Point = readonly [x: number, y: number];

/** The courses, as points in a box of 160 × 100 driven clockwise from the flag. */
const SHAPES: readonly (readonly Point[])[] = [
  [
    [52, 89],
    [28, 88],
    [12, 76],
    [14, 54],
    [28, 44],
    [44, 54],
    [58, 48],
    [62, 28],
    [84, 14],
    [106, 24],
    [116, 44],
    [140, 46],
    [150, 66],
    [134, 86],
    [92, 89],
  ],
  [
    [62, 91],
    [24, 90],
    [9, 76],
    [20, 58],
    [42, 44],
    [58, 24],
    [76, 10],
    [98, 12],
    [114, 30],
    [134, 46],
    [152, 64],
    [144, 86],
    [108, 91],
  ],
  [
    [60, 91],
    [22, 91],
    [9, 80],
    [10, 58],
    [22, 48],
    [36, 46],
    [40, 32],
    [34, 16],
    [44, 8],
    [68, 9],
    [78, 20],
    [80, 38],
    [94, 44],
    [108, 38],
    [112, 18],
    [124, 9],
    [146, 12],
    [151, 30],
    [146, 48],
    [132, 56],
    [130, 72],
    [144, 82],
    [136, 91],
    [100, 91],
  ],
  [
    [60, 91],
    [30, 90],
    [10, 80],
    [9, 58],
    [24, 46],
    [40, 54],
    [50, 42],
    [44, 22],
    [58, 9],
    [78, 14],
    [86, 34],
    [102, 34],
    [106, 14],
    [126, 8],
    [146, 20],
    [142, 40],
    [153, 56],
    [146, 74],
    [126, 68],
    [112, 74],
    [102, 89],
    [84, 91],
  ],
];

const FINE = 24;
/** Points of a path, however many spaces it passes. */
const FINEST = 1200;

/** A course as evenly spaced spots: `spot(3.5)` is half-way between spaces 3 and 4; 0 and `flag` are the same place. */
export class Loop {
  private readonly points: Point[];
  private readonly lengths: number[];

  constructor(
    shape: number,
    readonly flag: number,
  ) {
    this.points = smooth(SHAPES[shape % SHAPES.length]);
    this.lengths = [0];
    for (let i = 1; i < this.points.length; i++) {
      this.lengths.push(this.lengths[i - 1] + distance(this.points[i - 1], this.points[i]));
    }
  }

  spot(space: number): Spot {
    const [x, y] = this.at(space);
    const [ahead, behind] = [this.at(space + 0.2), this.at(space - 0.2)];
    const angle = (Math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]) * 180) / Math.PI;
    return { x, y, angle };
  }

  /** The stretch between two spaces as an SVG path. */
  path(from: number, to: number): string {
    const steps = Math.min(FINEST, Math.max(2, Math.ceil((to - from) * 6)));
    const points = Array.from({ length: steps + 1 }, (_, i) => this.at(from + ((to - from) * i) / steps));
    return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;
  }

  private at(space: number): Point {
    const whole = this.lengths[this.lengths.length - 1];
    const share = space / this.flag;
    const along = (share - Math.floor(share)) * whole;
    const next = Math.max(
      1,
      this.lengths.findIndex((length) => length >= along),
    );
    const [a, b] = [this.points[next - 1], this.points[next]];
    const part = (along - this.lengths[next - 1]) / (this.lengths[next] - this.lengths[next - 1] || 1);
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** A closed Catmull–Rom curve through the points, ending where it began. */
function smooth(points: readonly Point[]): Point[] {
  const n = points.length;
  const fine = points.flatMap((_, i) => {
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((d) => points[(i + d + n) % n]);
    return Array.from({ length: FINE }, (_unused, k) => blend(p0, p1, p2, p3, k / FINE));
  });
  return [...fine, fine[0]];
}

function blend(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const one = (axis: 0 | 1) =>
    0.5 *
    (2 * p1[axis] +
      (p2[axis] - p0[axis]) * t +
      (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
      (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
  return [one(0), one(1)];
}
