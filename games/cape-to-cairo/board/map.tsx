import type { Seat } from '@waybill/kernel';
import { type CityMapSheet, cityValue, rankIndex } from '@waybill/kernel/piecepack';
import type { TargetProps } from '@waybill/web/games/board.ts';
import { CityMap } from '@waybill/web/look/pieces/city-map/city-map.tsx';
import { type Delivery, useBefore, useDelivery } from '@waybill/web/look/pieces/city-map/delivered.tsx';
import type { MapTruck } from '@waybill/web/look/pieces/city-map/truck.tsx';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { prospects, quote, wayBetween } from '../rules/index.ts';
import { change, dollars } from '../words/en/money.ts';
import type { Props } from './board.tsx';
import { SUITS } from './goods.tsx';
import { citiesIn, placesOf } from './places.ts';
import { t } from './words.ts';

export function AfricaMap(props: Props) {
  const { moment, setup, preview } = props;
  const { view, state } = moment;
  const sheet = setup.sheet as CityMapSheet;
  const trucks = useTrucks(props);
  const gains = gainsOf(props);
  const arrived = arrivals(props);
  const before = useBefore(moment);
  const delivery = useDelivery(
    moment.index,
    useMemo(() => madeBy(before, props.fresh), [moment]),
  );
  return (
    <div class="cc-map">
      <CityMap
        sheet={sheet}
        suits={SUITS}
        label={labelOf(props, sheet)}
        tiles={view.tiles}
        goods={view.goods}
        trucks={trucks}
        here={truckOf(props)}
        target={(city) => cityTarget(props, city)}
        coinTarget={(city, code) => coinTarget(props, city, code)}
        worth={(city) => view.tiles && dollars(cityValue(rankIndex(view.tiles[city - 1][0])))}
        gain={(city) => gains.get(city)}
        path={preview?.type === 'drive' ? [truckOf(props) ?? 0, ...quote(state, preview.to).way] : null}
        lit={[...citiesIn(props.lit), ...arrived]}
        fresh={arrived}
        delivery={delivery}
      />
    </div>
  );
}

/** The city of whoever is to act. */
function truckOf({ moment: { view } }: Props): number | null {
  return typeof view.toAct === 'number' ? view.seats[view.toAct].truck : null;
}

function canPlay({ moment }: Props, type: string): boolean {
  return moment.moves.some((move) => move.type === type);
}

/** C2C-2.5, 2.7: the first turn begins with a city for the truck; a drive goes to another city. */
function cityTarget(props: Props, city: number): TargetProps | undefined {
  const by = props.moment.viewer as Seat;
  if (canPlay(props, 'place')) return props.target({ by, type: 'place', city });
  if (!canPlay(props, 'drive') || city === truckOf(props)) return undefined;
  return props.target({ by, type: 'drive', to: city });
}

/** C2C-2.6: goods in the truck's own city. */
function coinTarget(props: Props, city: number, good: string): TargetProps | undefined {
  if (!canPlay(props, 'load') || city !== truckOf(props)) return undefined;
  return props.target({ by: props.moment.viewer as Seat, type: 'load', good });
}

/** What each city would bring: with the load as it is, or as the move that is looked at would make it. */
function gainsOf(props: Props): ReadonlyMap<number, string> {
  const { state } = props.moment;
  const [from, load] = haulAhead(props);
  const found = from === null ? [] : prospects(state, from, load);
  return new Map(found.map(({ city, income, cost }) => [city, change(income - cost)]));
}

function haulAhead(props: Props): readonly [from: number | null, load: readonly string[]] {
  const { moment, preview } = props;
  const { view, viewer } = moment;
  if (preview?.type === 'place') return [preview.city, view.goods[preview.city] ?? []];
  if (!canPlay(props, 'drive') || viewer === 'watcher') return [null, []];
  const { truck, cargo } = view.seats[viewer];
  return [truck, preview?.type === 'load' ? [...cargo, preview.good] : cargo];
}

/** Where chance has just brought something. */
function arrivals({ moment, fresh }: Props): number[] {
  return fresh?.type === 'contracts' ? citiesIn(placesOf(moment, fresh)) : [];
}

/** What the drive that has just been made has earned. */
function madeBy(before: Props['moment'] | null, fresh: Props['fresh']): Delivery | null {
  if (!before || fresh?.type !== 'drive') return null;
  const { deliveries } = quote(before.state, fresh.to, fresh.by);
  const earned = deliveries.reduce((sum, { count, pays }) => sum + count * pays, 0);
  return earned > 0 ? { city: fresh.to, earned: change(earned) } : null;
}

/** A truck that has just driven is seen to drive. */
function useTrucks({ moment: { view, state }, fresh }: Props): MapTruck[] {
  const cities = view.seats.map(({ truck }) => truck);
  const last = useRef(cities);
  const before = last.current;
  useEffect(() => {
    last.current = cities;
  }, [cities.join()]);
  return view.seats.flatMap(({ truck, cargo }, seat) => {
    if (truck === null) return [];
    const from = before[seat];
    const drove = fresh?.type === 'drive' && fresh.by === seat && from !== null && from !== truck;
    const came = drove ? [from, ...wayBetween(state, from, truck)] : undefined;
    return [{ seat, city: truck, load: cargo.length, came }];
  });
}

function labelOf({ moment: { view }, setup }: Props, { name, cities }: CityMapSheet): string {
  const trucks = view.seats.flatMap(({ truck }, seat) =>
    truck === null ? [] : [t('map.truck', { name: setup.seats[seat], city: cities[truck - 1].name })],
  );
  return t('map', { name, trucks: trucks.join(', ') || t('map.none') });
}
