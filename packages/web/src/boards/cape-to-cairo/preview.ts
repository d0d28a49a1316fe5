import { markets, paysAtPass, quote, type State, type StateView } from '@waybill/rules/cape-to-cairo';
import type { Event, Seat } from '@waybill/rules/kernel';
import type { Moment, Preview } from '../contract.ts';
import { goodsWords, isRaw } from './goods.tsx';
import { dollars, t } from './words.ts';

type Now = Moment<State, StateView>;

const PREVIEWS: { readonly [type: string]: (moment: Now, event: Event) => Preview } = {
  bid: previewBid,
  pass: previewPass,
  place: previewPlace,
  load: previewLoad,
  drive: previewDrive,
};

export function preview(moment: Now, event: Event): Preview {
  return PREVIEWS[event.type](moment, event);
}

function previewBid({ state }: Now, event: Event): Preview {
  const amount = event.amount as number;
  const left = state.money[event.by as Seat] - amount;
  return {
    parts: [{ label: t('part.bid'), amount: dollars(amount) }],
    total: null,
    notes: [t('note.bid', { left })],
  };
}

function previewPass({ state }: Now, event: Event): Preview {
  const seat = event.by as Seat;
  const amount = paysAtPass(state, seat);
  return {
    parts: amount > 0 ? [{ label: t('part.bid'), amount: dollars(amount) }] : [],
    total: null,
    notes: [t('note.pass', { left: state.money[seat] - amount })],
  };
}

function previewPlace({ view }: Now, event: Event): Preview {
  const goods = view.goods[event.city as number];
  return {
    parts: [],
    total: null,
    notes: [...(goods ? [t('note.goods', { goods: goodsWords(goods) })] : []), t('note.place')],
  };
}

/** The best price is where a good may be taken, sooner or later; C2C-2.7 makes it cost something until then. */
function previewLoad({ state, view }: Now, event: Event): Preview {
  const { truck } = view.seats[event.by as Seat];
  const [best] = markets(state, event.good as string).filter(({ city }) => city !== truck);
  const city = state.table.sheet.cities[best.city - 1].name;
  return { parts: [], total: null, notes: [t('note.load', { city, pays: best.pays })] };
}

function previewDrive({ state }: Now, event: Event): Preview {
  const { fuel, goods, total, deliveries } = quote(state, event.to as number);
  const income = deliveries.reduce((sum, { count, pays }) => sum + count * pays, 0);
  const left = state.money[event.by as Seat] - total + income;
  return {
    parts: [
      { label: t('part.fuel'), amount: dollars(fuel) },
      ...(goods > 0 ? [{ label: t('part.goods'), amount: dollars(goods) }] : []),
    ],
    total: goods > 0 ? dollars(total) : null,
    notes: [
      ...(goods > 0 && income === 0 ? [t('note.nothing')] : []),
      t('note.after', { change: income - total, left }),
      ...(deliveries.some(({ good }) => isRaw(good)) ? [t('note.turned')] : []),
    ],
  };
}
