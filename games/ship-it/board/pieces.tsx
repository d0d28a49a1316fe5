import { memo } from '@waybill/web/look/memo.tsx';
import { pips } from '@waybill/web/look/pieces/die.tsx';
import { rankFace } from '@waybill/web/look/pieces/rank.ts';
import { SUIT_NAMES, SuitGlyph } from '@waybill/web/look/pieces/suit.tsx';
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
export const TileGlyph = memo(function TileGlyph({ tile, tick }: { tile: string; tick: string }) {
  const suit = SUIT_NAMES[tile[1]];
  return (
    <g class={`si-tile si-${suit}`}>
      <rect class="si-under" x={1 - HALF} y={2.8 - HALF} width={TILE - 2} height={TILE - 2} rx={4} />
      <rect class="si-tile-face" x={1 - HALF} y={1 - HALF} width={TILE - 2} height={TILE - 2} rx={4} />
      <Tick corner={CORNERS[tick]} />
      <text class="si-rank" x={2.5} y={-4}>
        {rankFace(tile[0])}
      </text>
      <SuitGlyph suit={suit} x={-12.5} y={-10} size={13} />
    </g>
  );
});

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
/** Its lower edge, however it is turned. */
const EDGES = [
  [0, 1.8],
  [1.8, 0],
  [0, -1.8],
  [-1.8, 0],
] as const;

/** A domino around a point, its first half on the left until it is turned. */
export function DominoGlyph({ halves: [a, b], facing = 0, at: { x, y } = ORIGIN }: DominoLook) {
  const [right, down] = EDGES[facing % 4];
  const box = { width: TILE - 2, height: SQUARE - 2, rx: 3.5 };
  return (
    <g class="si-domino" transform={`translate(${x} ${y}) rotate(${facing * 90})`}>
      <rect class="si-under" x={1 - SQUARE + right} y={1 - QUARTER + down} {...box} />
      <rect class="si-domino-face" x={1 - SQUARE} y={1 - QUARTER} {...box} />
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
export const CoinGlyph = memo(function CoinGlyph({ suit, rank, up, size }: CoinLook & { size: number }) {
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
});

const PERSON =
  'M-4.600-7.400L0-9.800l4.600 2.400v1.700h-.9a3.900 3.900 0 0 1-1.700 4.500c4 .6 6.400 3 6.400 7.200v3.300H-8.400V6c0-4.200 2.400-6.600 6.400-7.200a3.900 3.900 0 0 1-1.700-4.500h-.9z';

/** An official around 0, 0: somebody in a cap, with the suit on the chest. */
export function OfficialGlyph({ suit, size }: { suit: string; size: number }) {
  const name = SUIT_NAMES[suit];
  return (
    <g class={`si-official si-${name}`} transform={`scale(${size / 20})`}>
      <path d={PERSON} />
      <SuitGlyph suit={name} x={0} y={4.3} size={8.5} />
    </g>
  );
}

const PAWN =
  'M0-11a4.400 4.400 0 0 1 2.900 7.700h2v2.400H2.800C3.100 2.600 4.200 4.700 6 6.400V9.500H-6V6.400c1.800-1.700 2.900-3.800 3.200-7.300h-2.100v-2.400h2A4.400 4.400 0 0 1 0-11z';

export function HubRing({ suit }: { suit: string }) {
  return (
    <g class={`si-${SUIT_NAMES[suit]}`}>
      <rect class="si-hub-ring" x={1 - HALF} y={1 - HALF} width={TILE - 2} height={TILE - 2} rx={4} />
    </g>
  );
}

/** Where the sum stands on a hub's tile: within it, so that it never covers what lies on another. */
export const SUM_BOX = { x: 3 - HALF, y: HALF - 12.5, width: 25, height: 10.5 } as const;

/** A suit's hub: its pawn stands on the tile, with the sum so far at the tile's foot. */
export function HubLabel({ suit, sum }: { suit: string; sum: number }) {
  return (
    <g class={`si-hub si-${SUIT_NAMES[suit]}`}>
      <path class="si-pawn" d={PAWN} transform="translate(16.500 -12) scale(0.88)" />
      <rect class="si-hub-label" {...SUM_BOX} rx={SUM_BOX.height / 2} />
      <text class="si-hub-sum" x={SUM_BOX.x + SUM_BOX.width / 2} y={SUM_BOX.y + SUM_BOX.height / 2} dy="0.36em">
        {sum}/8
      </text>
    </g>
  );
}

export function PawnGlyph() {
  return <path class="si-pawn" d={PAWN} transform="scale(0.65)" />;
}

/** A space in a line of text: a tile by its suit and rank, half a domino by its pips. */
export function SpaceTag({ space, pips: face }: { space: string; pips: number | undefined }) {
  const isRoad = space.includes(',');
  const suit = SUIT_NAMES[space[1]];
  return (
    <svg class={`si-tag si-${suit}`} viewBox="0 0 30 18" width={30} height={18} aria-hidden="true">
      {isRoad ? (
        <g transform="translate(15 9)">
          <rect class="si-domino-face" x={-8} y={-8} width={16} height={16} rx={2.5} />
          <path class="die-pip" d={pips(face ?? 0, 14)} />
        </g>
      ) : (
        <>
          <rect class="si-tile-face" x={1} y={1} width={28} height={16} rx={3} />
          <SuitGlyph suit={suit} x={9.5} y={9} size={12} />
          <text class="si-rank" x={21} y={9} dy="0.36em" font-size={13}>
            {rankFace(space[0])}
          </text>
        </>
      )}
    </svg>
  );
}
