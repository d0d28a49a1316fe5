import { contractCities, demand, quote, type State, type TruckingView } from '@waybill/rules/black-pawn-trucking';
import type { Event } from '@waybill/rules/kernel';
import type { CityMapSheet } from '@waybill/rules/piecepack';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CityMap } from '../../pieces/city-map/city-map.tsx';
import { SUIT_NAMES } from '../../pieces/suit.tsx';
import type { BoardProps, Moment, TargetProps } from '../contract.ts';
import { Cargo, NOTHING } from './cargo.tsx';
import { Choices } from './choices.tsx';
import { cityPlaces } from './places.ts';
import { pounds, t } from './words.ts';
import './black-pawn-trucking.css';

export type Props = BoardProps<State, TruckingView>;

export function Board(props: Props) {
  const { moment, setup, preview, lit } = props;
  const { view, state, index } = moment;
  const [pointed, setPointed] = useState(NOTHING);
  useLayoutEffect(() => setPointed(NOTHING), [index]);
  const sheet = setup.sheet as CityMapSheet;
  const offers = useMemo(() => offersOf(moment), [moment]);
  const came = useCame(props);
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
        path={preview?.type === 'drive' ? wayOf(state, preview) : null}
        lit={[...(pointed.hovered ?? pointed.pinned ?? []), ...cityPlaces(lit)]}
        fresh={freshCities(props)}
      />
      <div class="bpt-desk">
        <Choices {...props} />
        <Cargo {...props} pointed={pointed} onPoint={setPointed} />
      </div>
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
function offersOf({ state, moves }: Moment<State, TruckingView>): { readonly [city: number]: Offer } {
  const drives = moves.filter(({ type }) => type === 'drive');
  return Object.fromEntries(
    drives.map(({ to }) => {
      const { total, deliveries } = quote(state, (to as number) - 1);
      const earned = deliveries.reduce((sum, { pays }) => sum + pays, 0);
      return [to, { price: pounds(-total), gain: earned > 0 ? t('gain', { pounds: earned }) : undefined }];
    }),
  );
}

/** The truck's city, then every city entered. */
function wayOf(s: State, event: Event): number[] {
  return [s.truck, ...quote(s, (event.to as number) - 1).way].map((city) => city + 1);
}

/** The way the truck has just come, asked of the moment before. */
function useCame({ moment, fresh }: Props): readonly number[] | undefined {
  const last = useRef(moment);
  const before = last.current;
  useEffect(() => {
    last.current = moment;
  }, [moment]);
  return useMemo(
    () => (fresh?.type === 'drive' && before.index === moment.index - 1 ? wayOf(before.state, fresh) : undefined),
    [moment],
  );
}

/** Where coins have just come to lie, or were turned over. */
function freshCities({ moment: { state }, fresh }: Props): number[] {
  if (fresh?.type === 'flip') return [state.truck + 1];
  if (fresh?.type !== 'contracts') return [];
  return contractCities(state, fresh).map((city) => city + 1);
}
