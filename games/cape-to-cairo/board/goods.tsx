import { Coin, type Face } from '@waybill/web/look/pieces/coin.tsx';
import { rankFace } from '@waybill/web/look/pieces/rank.ts';
import type { SuitName } from '@waybill/web/look/pieces/suit.tsx';
import { type Key, t } from './words.ts';

/** C2C: gold, diamonds, oil, coal. */
export const SUITS = { H: 'hearts', D: 'diamonds', C: 'clubs', S: 'spades' } as const satisfies Record<
  string,
  SuitName
>;
export type SuitCode = keyof typeof SUITS;
export const SUIT_CODES = Object.keys(SUITS) as SuitCode[];

export const RANK_CODES = ['n', 'a', '2', '3', '4', '5'] as const;

export function isRaw(code: string): code is SuitCode {
  return code in SUITS;
}

export function goodName(code: string): string {
  return t(`good.${code}` as Key);
}

export function placeName(place: number): string {
  return t(`place.${place}` as Key);
}

function faceOf(code: string): Face {
  return isRaw(code) ? { suit: SUITS[code] } : { rank: rankFace(code) };
}

/** A good in a line of text. */
export function GoodCoin({ code, size = 28 }: { code: string; size?: number }) {
  return (
    <svg class="glyph" viewBox="-18 -18 36 36" width={size} height={size} aria-hidden="true">
      <Coin x={0} y={0} size={34} face={faceOf(code)} />
    </svg>
  );
}

/** `2 × gold, finished Four`. */
export function goodsWords(codes: readonly string[]): string {
  return [...new Set(codes)]
    .map((code) => {
      const count = codes.filter((other) => other === code).length;
      return count > 1 ? `${count} × ${goodName(code)}` : goodName(code);
    })
    .join(', ');
}
