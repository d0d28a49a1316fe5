const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A die inside an SVG, centred on x, y. `mark` is how it counts: the look makes a colour and a line style of it. */
export function DieGlyph({ x, y, size, face, mark }: DieProps & { x: number; y: number }) {
  const step = size * 0.26;
  return (
    <g class="die" data-mark={mark} transform={`translate(${x} ${y})`}>
      <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size * 0.18} class="die-body" />
      {PIPS[face]?.map(([dx, dy]) => (
        <circle key={`${dx} ${dy}`} cx={dx * step} cy={dy * step} r={size * 0.09} class="die-pip" />
      ))}
    </g>
  );
}

export interface DieProps {
  readonly face: number;
  readonly size: number;
  readonly mark?: string;
}

export function Die({ face, size, mark }: DieProps) {
  return (
    <svg
      class="glyph"
      viewBox={`${-size / 2 - 2} ${-size / 2 - 2} ${size + 4} ${size + 4}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <DieGlyph x={0} y={0} size={size} face={face} mark={mark} />
    </svg>
  );
}
