import type { CityMapSheet } from '@waybill/kernel/piecepack';
import type { BoardProps, Moment, TargetProps } from '@waybill/web/games/board.ts';
import { Choices as ChoicesBeside } from '@waybill/web/look/choices-place.tsx';
import { CityMap } from '@waybill/web/look/pieces/city-map/city-map.tsx';
import { type Delivery, useBefore, useDelivery } from '@waybill/web/look/pieces/city-map/delivered.tsx';
import { SUIT_NAMES } from '@waybill/web/look/pieces/suit.tsx';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { contractCities, demand, type Events, quote, type State, type TruckingView } from '../rules/index.ts';
import { Cargo, NOTHING } from './cargo.tsx';
import { Choices } from './choices.tsx';
import { cityPlaces } from './places.ts';
import { pounds, t } from './words.ts';
import './black-pawn-trucking.css';

export type Props = BoardProps<State, TruckingView, Events>;

export function Board(props: Props) {
  const { moment, setup, preview, fresh, lit } = props;
  const { view, state, index } = moment;
  const [pointed, setPointed] = useState(NOTHING);
  useLayoutEffect(() => setPointed(NOTHING), [index]);
  const sheet = setup.sheet as CityMapSheet;
  const offers = useMemo(() => offersOf(moment), [moment]);
  const before = useBefore(moment);
  const came = useMemo(() => cameFrom(before, fresh), [moment]);
  const delivery = useDelivery(
    index,
    useMemo(() => madeBy(before, fresh), [moment]),
  );
  return (
    <div class="bpt">
      <CityMap
        sheet={sheet}
        label={t('map', { name: sheet.name })}
        tiles={view.tiles}
        suits={SUIT_NAMES}
        goods={goodsOf(view)}
        trucks={view.truck === null ? [] : [{ seat: null, city: view.truck, load: view.cargo.length, came }]}
        target={(city) => targetOf(props, city)}
        worth={(city) => (view.tiles ? pounds(demand(state, city - 1).pays) : undefined)}
        price={(city) => offers[city]?.price}
        gain={(city) => offers[city]?.gain}
        path={preview?.type === 'drive' ? wayOf(state, preview.to) : null}
        lit={[...(pointed.hovered ?? pointed.pinned ?? []), ...cityPlaces(lit)]}
        fresh={freshCities(props)}
        delivery={delivery}
      />
      <ChoicesBeside>
        <div class="bpt-desk">
          <Choices {...props} />
          <Cargo {...props} pointed={pointed} onPoint={setPointed} />
        </div>
      </ChoicesBeside>
    </div>
  );
}

/** Before the truck has a city there is nowhere to drive from. */
function targetOf({ moment: { view }, target }: Props, city: number): TargetProps | undefined {
  if (view.step === 'start') return target({ by: 0, type: 'start', city });
  return view.truck === null ? undefined : target({ by: 0, type: 'drive', to: city });
}

/** Raw materials about to be turned over lie in the truck's city. */
function goodsOf(view: TruckingView): TruckingView['goods'] {
  const { goods, truck, tiles, toFlip = 0 } = view;
  if (truck === null || !tiles || toFlip === 0) return goods;
  const turning = Array<string>(toFlip).fill(tiles[truck - 1][1]);
  return { ...goods, [truck]: [...(goods[truck] ?? []), ...turning] };
}

interface Offer {
  readonly price: string;
  readonly gain: string | undefined;
}

/** What each drive would cost and earn. */
function offersOf({ state, moves }: Moment<State, TruckingView, Events>): { readonly [city: number]: Offer } {
  const drives = moves.filter((event) => event.type === 'drive');
  return Object.fromEntries(
    drives.map(({ to }) => {
      const { total, deliveries } = quote(state, to - 1);
      const earned = deliveries.reduce((sum, { pays }) => sum + pays, 0);
      return [to, { price: pounds(-total), gain: earned > 0 ? t('gain', { pounds: earned }) : undefined }];
    }),
  );
}

/** The truck's city, then every city entered. */
function wayOf(s: State, to: number): number[] {
  return [s.truck, ...quote(s, to - 1).way].map((city) => city + 1);
}

/** The way the truck has just come, asked of the moment before. */
function cameFrom(before: Props['moment'] | null, fresh: Props['fresh']): readonly number[] | undefined {
  return before && fresh?.type === 'drive' ? wayOf(before.state, fresh.to) : undefined;
}

/** What the drive that has just been made has earned. */
function madeBy(before: Props['moment'] | null, fresh: Props['fresh']): Delivery | null {
  if (!before || fresh?.type !== 'drive') return null;
  const earned = quote(before.state, fresh.to - 1).deliveries.reduce((sum, { pays }) => sum + pays, 0);
  return earned > 0 ? { city: fresh.to, earned: t('gain', { pounds: earned }) } : null;
}

/** Where coins have just come to lie, or were turned over. */
function freshCities({ moment: { state }, fresh }: Props): number[] {
  if (fresh?.type === 'flip') return [state.truck + 1];
  if (fresh?.type !== 'contracts') return [];
  return contractCities(state, fresh).map((city) => city + 1);
}
