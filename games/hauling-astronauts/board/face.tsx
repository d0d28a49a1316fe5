import { ShipGlyph } from './glyphs.tsx';

/** What a transport's card says; words and figures only, so that it can be drawn without the rules. */
export interface Face {
  readonly seat: number;
  readonly ship: number;
  readonly name: string;
  readonly capacity: string;
  readonly profit: number;
  /** By sum from 3 to 18: is it within the capacity? */
  readonly fits: readonly boolean[];
  /** The least and the most that can still come of the strip; null before dice matter. */
  readonly span: readonly [least: number, most: number] | null;
  readonly load: string;
  readonly chance: string;
  readonly mood: 'plain' | 'good' | 'bad';
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A size at which words have room, for fonts of any width. */
export function fit(words: string, room: number, most: number): number {
  return Math.min(most, room / (words.length * 0.66));
}

/** A transport at its port, drawn from the box's upper left corner. */
export function ShipFace({ face, width, height }: Box & { face: Face }) {
  const { name, capacity, chance, load, seat, ship, mood } = face;
  const top = seat === 1 ? 7 : 2;
  const left = seat === 0 ? 10 : 6;
  const low = height - 29;
  const right = { x: (left + 27 + width) / 2, room: width - left - 32 };
  const middle = (top + 17 + low) / 2;
  return (
    <g class={`ha-face ha-seat-${seat}`}>
      <text class="ha-name" x={left} y={top + 13} font-size={fit(name, width - left - 29, 12)}>
        {name}
      </text>
      <text class="ha-profit" x={width - 5} y={top + 13}>
        +{face.profit}
      </text>
      <ShipGlyph kind={ship} seat={seat} x={left + 13} y={middle} size={33} />
      <text
        class="ha-capacity"
        x={right.x}
        y={chance ? middle - 7 : middle}
        dy="0.34em"
        font-size={fit(capacity, right.room, 17)}
      >
        {capacity}
      </text>
      <text class={`ha-chance ha-mood-${mood}`} x={right.x} y={middle + 10} dy="0.34em">
        {chance}
      </text>
      <Gauge x={left} y={low} width={width - left - 5} face={face} />
      <text class="ha-load" x={left} y={height - 4.5} font-size={fit(load, width - left - 5, 11.5)}>
        {load}
      </text>
    </g>
  );
}

const LEAST = 3;
const SUMS = 16;

/** The sums from 3 to 18: tall where the transport wants them, underlined where the strip can still come to. */
function Gauge({ x, y, width, face: { fits, span } }: { x: number; y: number; width: number; face: Face }) {
  const step = width / SUMS;
  const bars = (wanted: boolean) =>
    fits
      .map((fitting, i) =>
        fitting === wanted ? `M${x + i * step + 0.5} ${y + 8}v${wanted ? -8 : -4}h${step - 1}V${y + 8}` : '',
      )
      .join('');
  return (
    <>
      <path class="ha-fit" d={bars(true)} />
      <path class="ha-misfit" d={bars(false)} />
      {span && (
        <rect
          class="ha-span"
          x={x + (span[0] - LEAST) * step}
          y={y + 9.4}
          width={(span[1] - span[0] + 1) * step}
          height={2.4}
          rx={1}
        />
      )}
    </>
  );
}
