import type { TargetProps } from '../../../games/board.ts';
import { memo } from '../../memo.tsx';
import { Coin } from '../coin.tsx';
import { rankFace } from '../rank.ts';
import { SuitGlyph, type SuitName } from '../suit.tsx';
import { type HeapSpot, heapSpots } from './heap-spots.ts';
import { type Spot, TILE } from './layout.ts';
import { EDGE } from './parking.ts';

/** What a code stands for: `{ S: 'suns', … }`. */
export type SuitSet = Readonly<Record<string, SuitName>>;

export interface CityProps {
  readonly number: number;
  readonly name: string;
  readonly spot: Spot;
  /** `aM`: rank, then suit; none before the tiles lie. */
  readonly tile: string | undefined;
  readonly suits: SuitSet;
  readonly goods: readonly string[];
  /** Room taken from the left by trucks, so coins stand beside them. */
  readonly taken: number;
  readonly lit: boolean;
  readonly here: boolean;
  readonly fresh: boolean;
  /** What the city pays, and what going there costs: `£6`. */
  readonly worth?: string | undefined;
  readonly price?: string | undefined;
  readonly target?: TargetProps | undefined;
  /** Tab comes here. */
  readonly stop?: boolean;
  readonly coinTarget?: ((code: string) => TargetProps | undefined) | undefined;
}

const INSET = 2;
const LONGEST = 14;
/** How wide a name may be; a longer one is set closer. */
const ROOM = 88;

/** Roughly, in whichever font the device has. */
function widthOf(name: string): number {
  return name
    .split('')
    .reduce((sum, letter) => sum + (/[iljftr' ]/.test(letter) ? 7 : /[mwMW]/.test(letter) ? 17 : 12.5), 0);
}

const plain = (props: CityProps) => ({
  role: grabs(props) ? ('group' as const) : ('img' as const),
  'aria-label': props.name,
});

export const City = memo(function City(props: CityProps) {
  const { number, name, spot, tile, suits, lit, here, target, stop, worth, price } = props;
  const half = TILE / 2 - INSET;
  const suit = tile && suits[tile[1]];
  return (
    <g
      class={`cm-city${suit ? ` cm-${suit}` : ''}`}
      transform={`translate(${spot.x} ${spot.y})`}
      data-city={number}
      data-lit={lit ? '' : undefined}
      data-here={here ? '' : undefined}
      {...(target ? { ...target, tabindex: stop ? target.tabindex : -1 } : plain(props))}
      // Nobody drives to where they are.
      {...(here && { 'aria-label': name })}
    >
      {target && <rect class="cm-finger" x={-TILE / 2} y={-TILE / 2} width={TILE} height={TILE} />}
      <rect class="cm-lift" x={-half} y={4 - half} width={2 * half} height={2 * half} rx={7} />
      <rect class="cm-tile" x={-half} y={-half} width={2 * half} height={2 * half} rx={7} />
      {tile && (
        <text class="cm-rank" x={46} y={-20}>
          {rankFace(tile[0])}
        </text>
      )}
      {worth && (
        <text class="cm-worth" x={2} y={-25}>
          {worth}
        </text>
      )}
      <text
        class="cm-name"
        y={42}
        {...(widthOf(name) > ROOM && { textLength: ROOM, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name}
      </text>
      {price && !here && (
        <text class="cm-price" x={45} y={14}>
          {price}
        </text>
      )}
      <rect class="cm-ring" x={-half} y={-half} width={2 * half} height={2 * half} rx={7} />
      {/* Last what has a place of its own: every change from one to another is one more part for the browser to lay. */}
      {suit && <SuitGlyph suit={suit} x={-33} y={-31} size={24} />}
      <Goods {...props} />
    </g>
  );
});

/** Between a city's suit and its rank. */
const STAMP = 42;

/** A stamp over a city: what would be earned there. */
export function Gain({ spot, words }: { spot: Spot; words: string }) {
  const width = Math.min(STAMP, 8 + words.length * 9.5);
  return (
    <g
      class="cm-gain"
      data-loss={words.startsWith('−') ? '' : undefined}
      transform={`translate(${spot.x} ${spot.y - 33}) rotate(-3)`}
    >
      <rect x={-width / 2} y={-11} width={width} height={22} rx={4} />
      <text dy="0.36em" {...(words.length > 3 && { textLength: width - 7, lengthAdjust: 'spacingAndGlyphs' })}>
        {words}
      </text>
    </g>
  );
}

export interface Heap {
  readonly code: string;
  readonly count: number;
}

/** Equal goods lie on one heap. */
export function heapsOf(goods: readonly string[]): Heap[] {
  return [...new Set(goods)].map((code) => ({ code, count: goods.filter((other) => other === code).length }));
}

function grabs({ goods, coinTarget }: CityProps): boolean {
  return goods.some((code) => coinTarget?.(code));
}

/** What the price beside the goods takes. */
const PRICE = 27;

function Goods({ goods, suits, taken, fresh, here, price, coinTarget }: CityProps) {
  const heaps = heapsOf(goods);
  const spots = heapSpots(heaps.length, -EDGE + taken, EDGE - (price && !here ? PRICE : 0));
  return (
    <>
      {heaps.map(({ code, count }, i) => (
        <g
          key={code}
          class="cm-heap"
          data-fresh={fresh ? '' : undefined}
          transform={`translate(${spots[i].x} ${spots[i].y})`}
        >
          {count > 1 && <circle class="coin-edge" cx={2} cy={3} r={spots[i].size / 2} />}
          <Coin
            x={0}
            y={0}
            size={spots[i].size}
            face={code in suits ? { suit: suits[code] } : { rank: rankFace(code) }}
          />
          {count > 1 && <Count of={count} size={spots[i].size} />}
          {coinTarget && <Grab target={coinTarget(code)} spot={spots[i]} alone={heaps.length === 1} />}
        </g>
      ))}
    </>
  );
}

/** How many lie on the heap; above it, since the city's name stands below. */
function Count({ of, size }: { of: number; size: number }) {
  return (
    <g class="cm-count" transform={`translate(${size * 0.42} ${size * -0.36}) scale(${Math.max(0.8, size / 34)})`}>
      <circle class="cm-load" r={8.5} />
      <text class="cm-load-count" dy="0.36em">
        {of}
      </text>
    </g>
  );
}

interface GrabProps {
  readonly target: TargetProps | undefined;
  readonly spot: HeapSpot;
  readonly alone: boolean;
}

/** A ring around a heap that can be taken. A heap that lies alone can be grabbed anywhere in its city. */
function Grab({ target, spot: { x, y, size }, alone }: GrabProps) {
  if (!target) return null;
  return (
    <g class={alone ? 'cm-grab' : 'cm-grab cm-grab-close'} {...target}>
      <circle r={size / 2 + (alone ? 3 : 0.5)} />
      {alone && <rect x={-x - TILE / 2} y={-y - TILE / 2} width={TILE} height={TILE} />}
    </g>
  );
}
