/** Each suit is a shape and a colour; the tints differ in lightness too. Drawn in a box of 24 × 24. */
const SHAPES = {
  suns: 'M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 4.9l1.4-1.4 2.9 2.9-1.4 1.4zM16.2 17.6l1.4-1.4 2.9 2.9-1.4 1.4zM3.5 19.1l2.9-2.9 1.4 1.4-2.9 2.9zM16.2 6.4l2.9-2.9 1.4 1.4-2.9 2.9z',
  moons: 'M15 2a10 10 0 1 0 7 14.5A9 9 0 0 1 15 2z',
  crowns: 'M3 19h18v3H3zM3 17 1.5 6.5l5.5 4L12 3l5 7.5 5.5-4L21 17z',
  arms: 'M12 1l2.6 2.6-1.4 1.4V10H18l1.4-1.4L22 11.2V13l-2.6 2.6L18 14h-4.8v5l1.4 1.4L12 23l-2.6-2.6 1.4-1.4v-5H6l-1.4 1.6L2 13v-1.8l2.6-2.6L6 10h4.8V5L9.4 3.6z',
  hearts: 'M12 22C5 16.5 1.5 12.5 1.5 8.200A5.7 5.7 0 0 1 12 5a5.7 5.7 0 0 1 10.5 3.200C22.5 12.5 19 16.5 12 22z',
  diamonds: 'M12 1l8 11-8 11-8-11z',
  clubs:
    'M12 1.500a4.7 4.7 0 0 1 4 7.2 4.9 4.9 0 1 1-2.6 7.600L15 22.500H9l1.6-6.200A4.9 4.9 0 1 1 8 8.700a4.7 4.7 0 0 1 4-7.200z',
  spades:
    'M12 1.500c4 4.5 9.5 7.5 9.5 12a4.9 4.9 0 0 1-8.2 3.300L15 22.500H9l1.7-5.700a4.9 4.9 0 0 1-8.2-3.300c0-4.5 5.5-7.5 9.5-12z',
} as const;

export type SuitName = keyof typeof SHAPES;

/** The piecepack's codes: `S M C A`. */
export const SUIT_NAMES: Readonly<Record<string, SuitName>> = { S: 'suns', M: 'moons', C: 'crowns', A: 'arms' };

/** For use inside an SVG: the glyph centred on x, y. */
export function SuitGlyph({ suit, x, y, size }: { suit: SuitName; x: number; y: number; size: number }) {
  const scale = size / 24;
  return (
    <path
      d={SHAPES[suit]}
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
      <path d={SHAPES[suit]} class={`suit suit-${suit}`} />
    </svg>
  );
}
