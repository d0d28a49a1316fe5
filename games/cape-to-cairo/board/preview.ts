import type { EventOf, Seat } from '@waybill/kernel';
import type { Moment, Preview } from '@waybill/web/games/board.ts';
import { type Events, markets, paysAtPass, quote, type State, type StateView } from '../rules/index.ts';
import { dollars } from '../words/en/money.ts';
import { goodsWords, isRaw } from './goods.tsx';
import { t } from './words.ts';

type Now = Moment<State, StateView, Events>;

export function preview(moment: Now, event: Events): Preview {
  switch (event.type) {
    case 'bid':
      return previewBid(moment, event);
    case 'pass':
      return previewPass(moment, event.by);
    case 'place':
      return previewPlace(moment, event);
    case 'load':
      return previewLoad(moment, event);
    case 'drive':
      return previewDrive(moment, event);
    default:
      return { parts: [], total: null, notes: [] };
  }
}

function previewBid({ state }: Now, { by, amount }: EventOf<Events, 'bid'>): Preview {
  return { parts: [], total: null, notes: [t('note.bid', { left: state.money[by] - amount })] };
}

function previewPass({ state }: Now, seat: Seat): Preview {
  const left = state.money[seat] - paysAtPass(state, seat);
  return { parts: [], total: null, notes: [t('note.pass', { left })] };
}

function previewPlace({ view }: Now, event: EventOf<Events, 'place'>): Preview {
  const goods = view.goods[event.city];
  return {
    parts: [],
    total: null,
    notes: [...(goods ? [t('note.goods', { goods: goodsWords(goods) })] : []), t('note.place')],
  };
}

/** The best price is where a good may be taken, sooner or later; C2C-2.7 makes it cost something until then. */
function previewLoad({ state, view }: Now, event: EventOf<Events, 'load'>): Preview {
  const { truck } = view.seats[event.by];
  const [best] = markets(state, event.good).filter(({ city }) => city !== truck);
  const city = state.table.sheet.cities[best.city - 1].name;
  return { parts: [], total: null, notes: [t('note.load', { city, pays: best.pays })] };
}

function previewDrive({ state }: Now, event: EventOf<Events, 'drive'>): Preview {
  const { fuel, goods, total, deliveries } = quote(state, event.to);
  const income = deliveries.reduce((sum, { count, pays }) => sum + count * pays, 0);
  const left = state.money[event.by] - total + income;
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
