/** The cells of a three by three grid that each face has its pips in. */
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568'];

/** All pips of a face around x, 0 in one drawing: a table full of dominoes has hundreds. */
export function pips(face: number, size: number, x = 0): string {
  const [step, r] = [size * 0.26, size * 0.09];
  return (PIPS[face] ?? '')
    .split('')
    .map(Number)
    .map((cell) => `M${x + ((cell % 3) - 1) * step - r} ${(Math.floor(cell / 3) - 1) * step}`)
    .map((start) => `${start}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`)
    .join('');
}

/** A die inside an SVG, centred on x, y. `mark` is how it counts: the look makes a colour and a line style of it. */
export function DieGlyph({ x, y, size, face, mark }: DieProps & { x: number; y: number }) {
  return (
    <g class="die" data-mark={mark} transform={`translate(${x} ${y})`}>
      <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size * 0.18} class="die-body" />
      <path d={pips(face, size)} class="die-pip" />
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
