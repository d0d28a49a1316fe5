import type { CityMapSheet } from '@waybill/kernel/piecepack';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { TargetProps } from '../../../games/board.ts';
import { City, Gain, heapsOf, type SuitSet } from './city.tsx';
import { coastOf } from './coast.ts';
import { pressed, ZoomButtons } from './controls.tsx';
import { type Delivery, DeliveryStamp } from './delivered.tsx';
import { cityTowards, type Frame, frameOf, freeCorner, openSea, type Spot, spotsOf, TILE } from './layout.ts';
import { parkingOf } from './parking.ts';
import { Coast, Compass, Ferry, Way } from './path.tsx';
import { type MapTruck, Truck } from './truck.tsx';
import { useZoom } from './use-zoom.ts';
import './city-map.css';

/** Below this many pixels a tile shows only what matters most. */
const ROOMY = 66;

/** A map of cities. Cities are numbered from 1, as in events and views. */
export interface CityMapProps {
  readonly sheet: CityMapSheet;
  /** What the map is called for those who hear it. */
  readonly label: string;
  /** The tiles of cities 1 to 24, once they lie: `aM`. */
  readonly tiles?: readonly string[] | undefined;
  readonly suits: SuitSet;
  /** City → the goods lying there: a suit, or a rank once it is known. */
  readonly goods?: { readonly [city: string]: readonly string[] };
  readonly trucks?: readonly MapTruck[];
  /** The city that is ringed; every city with a truck, if left out. */
  readonly here?: number | null;
  /** What a city stands for: `(city) => target({ by: 0, type: 'drive', to: city })`. */
  readonly target?: (city: number) => TargetProps | undefined;
  /** What a heap of equal goods in a city stands for. */
  readonly coinTarget?: (city: number, code: string) => TargetProps | undefined;
  /** What a city pays (`£6`), what it costs to go there, what would be earned there. */
  readonly worth?: (city: number) => string | undefined;
  readonly price?: (city: number) => string | undefined;
  readonly gain?: (city: number) => string | undefined;
  /** The way that is looked at, from the truck's own city to the last. */
  readonly path?: readonly number[] | null;
  readonly lit?: readonly number[];
  /** The cities where goods have just come to lie. */
  readonly fresh?: readonly number[];
  /** What has just been delivered. */
  readonly delivery?: Delivery | null;
  /** A picture only, without buttons to zoom it. */
  readonly still?: boolean;
}

export function CityMap(props: CityMapProps) {
  const { sheet, label, still = false } = props;
  const picture = surveyed(sheet);
  const { spots, frame, corner } = picture;
  const zoom = useZoom(frame);
  const roomy = useRoomy(zoom.element, zoom.seen);
  const { x, y, width, height } = zoom.seen;
  const [walked, setWalked] = useState(0);
  return (
    <div class="cm-frame" data-whole={zoom.isWhole ? '' : undefined}>
      <svg
        ref={zoom.element}
        class="cm"
        data-roomy={roomy ? '' : undefined}
        style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
        viewBox={`${x} ${y} ${width} ${height}`}
        role="group"
        aria-label={label}
        onKeyDown={(key) => pressed(key, zoom, (dx, dy) => walk(key, spots, dx, dy))}
        onFocusIn={({ target }) => {
          const city = numberOf(target);
          if (city === 0) return;
          zoom.see(spots[city - 1], TILE * 0.6);
          setWalked(city);
        }}
      >
        <Picture {...props} {...picture} stop={tabStop(props, walked)} />
      </svg>
      {!still && <ZoomButtons zoom={zoom} corner={corner} />}
    </div>
  );
}

/** Whether a tile has room for everything, now that the picture is this large and this much of it is seen. */
function useRoomy(element: RefObject<SVGSVGElement | null>, seen: Frame): boolean {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const watch = new ResizeObserver(([{ contentRect }]) => setSize(contentRect));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return TILE * Math.min(size.width / seen.width, size.height / seen.height) >= ROOMY;
}

/** Tab comes to one city, the arrow keys go on from there: where they were last, else where a truck is, else anywhere. */
function tabStop({ sheet, target, trucks = [], here }: CityMapProps, walked: number): number {
  const first = [walked, here ?? 0, ...trucks.map(({ city }) => city)].find((city) => city > 0 && target?.(city));
  return first ?? sheet.cities.findIndex((_, i) => target?.(i + 1)) + 1;
}

function Picture(props: CityMapProps & ReturnType<typeof survey> & { stop: number }) {
  const { sheet, path, trucks = [], goods = {}, spots, coast, compass, gain, delivery } = props;
  const at = (city: number) => spots[city - 1];
  const parking = (city: number) =>
    parkingOf(trucks.filter((truck) => truck.city === city).length, heapsOf(goods[city] ?? NOTHING).length);
  return (
    <>
      <Coast paths={coast} />
      {compass && <Compass at={compass} />}
      {sheet.cities.map(({ name }, i) => (
        <City
          key={name}
          {...cityProps(props, i + 1)}
          name={name}
          spot={spots[i]}
          stop={props.stop === i + 1}
          taken={parking(i + 1).width}
        />
      ))}
      {sheet.ferries.map(([a, b]) => (
        <Ferry key={`${a} ${b}`} from={at(a)} to={at(b)} />
      ))}
      {path && <Way spots={path.map(at)} />}
      {spots.map((spot, i) => {
        // Where the way ends its arrow stands, and what is earned is told beside the map.
        const words = path?.at(-1) === i + 1 ? undefined : gain?.(i + 1);
        return words && <Gain key={i} spot={spot} words={words} />;
      })}
      {trucks.map((truck, i) => (
        <Truck key={truck.seat ?? i} truck={truck} spots={spots} among={trucks} parking={parking(truck.city)} />
      ))}
      {delivery && <DeliveryStamp spot={at(delivery.city)} earned={delivery.earned} />}
    </>
  );
}

const surveys = new WeakMap<CityMapSheet, ReturnType<typeof survey>>();

/** Once for all boards of a sheet: a shore takes longer to find than to draw. */
function surveyed(sheet: CityMapSheet) {
  const known = surveys.get(sheet) ?? survey(sheet);
  surveys.set(sheet, known);
  return known;
}

function survey(sheet: CityMapSheet) {
  const spots = spotsOf(sheet);
  const frame = frameOf(spots);
  const corner = freeCorner(spots, frame);
  return { spots, frame, coast: coastOf(spots), corner, compass: openSea(spots, frame, corner) };
}

/** The same for every city that nothing lies in, so that it need not be drawn again. */
const NOTHING: readonly string[] = [];

function cityProps(
  { tiles, suits, goods = {}, trucks = [], lit = [], fresh = [], ...ask }: CityMapProps,
  number: number,
) {
  const here = goods[number] ?? NOTHING;
  const coinTarget = (code: string) => ask.coinTarget?.(number, code);
  return {
    number,
    suits,
    tile: tiles?.[number - 1],
    goods: here,
    lit: lit.includes(number),
    fresh: fresh.includes(number),
    here: ask.here === undefined ? trucks.some(({ city }) => city === number) : ask.here === number,
    target: ask.target?.(number),
    coinTarget: here.some(coinTarget) ? coinTarget : undefined,
    worth: ask.worth?.(number),
    price: ask.price?.(number),
  };
}

const numberOf = (target: EventTarget | null): number =>
  Number((target as Element).closest<SVGElement>('[data-city]')?.dataset.city ?? 0);

/** The arrow keys go from city to city. */
function walk({ target, currentTarget }: KeyboardEvent, spots: readonly Spot[], dx: number, dy: number): void {
  const city = numberOf(target);
  const next = city > 0 ? cityTowards(spots, city - 1, dx, dy) + 1 : 0;
  (currentTarget as Element).querySelector<SVGElement>(`[data-city="${next}"]`)?.focus();
}
