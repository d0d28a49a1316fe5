import { SuitGlyph, type SuitName } from './suit.tsx';

/** What a coin shows: its suit, its rank, or nothing to whoever may not know. */
export type Face = { readonly suit: SuitName } | { readonly rank: string } | null;

/** A piecepack coin inside an SVG, centred on x, y. */
export function Coin({ x, y, size, face }: { x: number; y: number; size: number; face: Face }) {
  const r = size / 2;
  return (
    <g class="coin" transform={`translate(${x} ${y})`}>
      <circle r={r} class="coin-edge" />
      <circle r={r * 0.84} class="coin-face" />
      {face && 'suit' in face && <SuitGlyph suit={face.suit} x={0} y={0} size={size * 0.58} />}
      {face && 'rank' in face && (
        <text class="coin-rank" text-anchor="middle" dy="0.36em" font-size={size * 0.56}>
          {face.rank}
        </text>
      )}
      {!face && <path d={`M${-r * 0.35} 0h${r * 0.7}M0 ${-r * 0.35}v${r * 0.7}`} class="coin-hidden" />}
    </g>
  );
}
