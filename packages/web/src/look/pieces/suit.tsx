import { SUIT_SHAPES, type SuitName } from '@waybill/print/suits';

/** The piecepack's codes: `S M C A`. */
export const SUIT_NAMES: Readonly<Record<string, SuitName>> = { S: 'suns', M: 'moons', C: 'crowns', A: 'arms' };

export type { SuitName };

/** For use inside an SVG: the glyph centred on x, y. */
export function SuitGlyph({ suit, x, y, size }: { suit: SuitName; x: number; y: number; size: number }) {
  const scale = size / 24;
  return (
    <path
      d={SUIT_SHAPES[suit]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      class={`suit suit-${suit}`}
    />
  );
}

/** For use in a line of text. */
export function Suit({ suit, size = 18, label }: { suit: SuitName; size?: number; label?: string }) {
  return (
    <svg
      class="glyph"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
    >
      <path d={SUIT_SHAPES[suit]} class={`suit suit-${suit}`} />
    </svg>
  );
}
