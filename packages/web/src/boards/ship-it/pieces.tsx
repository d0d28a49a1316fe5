import { pips } from '../../pieces/die.tsx';
import { rankFace } from '../../pieces/rank.ts';
import { SUIT_NAMES, SuitGlyph } from '../../pieces/suit.tsx';
import { type Point, SQUARE, TILE } from './geometry.ts';
import './pieces.css';

const HALF = TILE / 2;
const QUARTER = SQUARE / 2;

/** Which way from the middle of a tile its tick lies. */
const CORNERS: { readonly [tick: string]: readonly [number, number] } = {
  nw: [-1, -1],
  ne: [1, -1],
  sw: [-1, 1],
  se: [1, 1],
};

/** A tile around 0, 0. Its tick is a corner with two small arrows: that is where roads begin. */
export function TileGlyph({ tile, tick }: { tile: string; tick: string }) {
  const suit = SUIT_NAMES[tile[1]];
  return (
    <g class={`si-tile si-${suit}`}>
      <rect class="si-tile-face" x={1 - HALF} y={1 - HALF} width={TILE - 2} height={TILE - 2} rx={4} />
      <Tick corner={CORNERS[tick]} />
      <text class="si-rank" x={8.5} y={-3}>
        {rankFace(tile[0])}
      </text>
      <SuitGlyph suit={suit} x={-8} y={-9} size={15} />
    </g>
  );
}

function Tick({ corner: [dx, dy] }: { corner: readonly [number, number] }) {
  const [x, y] = [dx * (HALF - 1), dy * (HALF - 1)];
  return (
    <path
      class="si-tick"
      d={
        `M${x} ${y}v${-dy * 9}a9 9 0 0 ${dx * dy > 0 ? 0 : 1} ${-dx * 9} ${dy * 9}z` +
        `M${dx * HALF} ${dy * QUARTER - 3.5}l${dx * 4} 3.5l${-dx * 4} 3.500z` +
        `M${dx * QUARTER - 3.5} ${dy * HALF}l3.5 ${dy * 4}l3.5 ${-dy * 4}z`
      }
    />
  );
}

interface DominoLook {
  readonly halves: readonly [number, number];
  readonly facing?: number;
  readonly at?: Point;
}

const ORIGIN = { x: 0, y: 0 };

/** A domino around a point, its first half on the left until it is turned. */
export function DominoGlyph({ halves: [a, b], facing = 0, at: { x, y } = ORIGIN }: DominoLook) {
  return (
    <g class="si-domino" transform={`translate(${x} ${y}) rotate(${facing * 90})`}>
      <rect class="si-domino-face" x={1 - SQUARE} y={1 - QUARTER} width={TILE - 2} height={SQUARE - 2} rx={3.5} />
      <path class="si-domino-line" d={`M0 ${4 - QUARTER}v${SQUARE - 8}`} />
      <path class="die-pip" d={pips(a, 20, -QUARTER) + pips(b, 20, QUARTER)} />
    </g>
  );
}

export interface CoinLook {
  readonly suit: string;
  /** The rank, if whoever looks knows it. */
  readonly rank: string | null;
  /** Rank up for everybody. */
  readonly up: boolean;
}

/** A coin around 0, 0: suit up; or rank up, with its suit on the rim. A rank that only the viewer knows stands there too. */
export function CoinGlyph({ suit, rank, up, size }: CoinLook & { size: number }) {
  const name = SUIT_NAMES[suit];
  const rim = { transform: `translate(${size * 0.36} ${size * (up ? 0.34 : -0.34)})` };
  return (
    <g class={`si-coin si-${name}`} data-up={up ? '' : undefined}>
      <circle class="si-coin-face" r={size / 2 - 0.8} />
      {up ? (
        <>
          <text class="si-coin-rank" x={-size * 0.09} y={size * 0.2} font-size={size * 0.68}>
            {rankFace(rank ?? '')}
          </text>
          <g {...rim}>
            <circle class="si-rim" r={size * 0.3} />
            <SuitGlyph suit={name} x={0} y={0} size={size * 0.46} />
          </g>
        </>
      ) : (
        <SuitGlyph suit={name} x={0} y={0} size={size * 0.62} />
      )}
      {!up && rank && (
        <g {...rim}>
          <circle class="si-known" r={size * 0.26} />
          <text class="si-known-rank" y={size * 0.14} font-size={size * 0.4}>
            {rankFace(rank)}
          </text>
        </g>
      )}
    </g>
  );
}

/** An official is the suit's die. */
export function OfficialGlyph({ suit, size }: { suit: string; size: number }) {
  const name = SUIT_NAMES[suit];
  return (
    <g class={`si-official si-${name}`}>
      <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size * 0.22} />
      <SuitGlyph suit={name} x={0} y={0} size={size * 0.68} />
    </g>
  );
}

const PAWN = 'M0-6a2.600 2.600 0 0 1 1.500 4.700L3 3.500h1V6h-8V3.500h1l1.500-4.800A2.600 2.600 0 0 1 0-6z';

export function HubRing({ suit }: { suit: string }) {
  return (
    <g class={`si-${SUIT_NAMES[suit]}`}>
      <rect class="si-hub-ring" x={1 - HALF} y={1 - HALF} width={TILE - 2} height={TILE - 2} rx={4} />
    </g>
  );
}

/** A suit's hub: its pawn and the sum so far, as a label on the upper edge of the tile. */
export function HubLabel({ suit, sum }: { suit: string; sum: number }) {
  return (
    <g class={`si-hub si-${SUIT_NAMES[suit]}`}>
      <rect class="si-hub-label" x={-18} y={-HALF - 8} width={36} height={14} rx={7} />
      <path class="si-pawn" d={PAWN} transform={`translate(-10 ${-HALF - 1}) scale(0.85)`} />
      <text class="si-hub-sum" x={5} y={-HALF + 2.6}>
        {sum}/8
      </text>
    </g>
  );
}

export function PawnGlyph() {
  return <path class="si-pawn" d={PAWN} />;
}
