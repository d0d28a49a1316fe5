import type { Setup, View } from '@waybill/kernel';
import { type CityMapSheet, GOODS, goodIndex, layTile, rankIndex, tileIndex } from '@waybill/kernel/piecepack';
import { begin, NONE, type State, SUITS_C2C } from './state.ts';
import type { StateView } from './view.ts';

/** The only state that shows this view: nothing is hidden from anybody. */
export function imagine(setup: Setup<CityMapSheet>, given: View): State {
  const view = given as unknown as StateView;
  const s = begin(setup);
  s.step = view.step;
  s.turn = view.turn;
  setMap(s, view);
  setSeats(s, view);
  setTurn(s, view);
  return s;
}

function setMap(s: State, view: StateView): void {
  view.tiles?.forEach((code, city) => {
    layTile(s.trade, city, tileIndex(SUITS_C2C, code));
  });
  for (const [city, codes] of Object.entries(view.goods)) addGoods(s.trade.goods, Number(city) - 1, codes);
  SUITS_C2C.forEach((suit, i) => {
    s.trade.cup[i] = view.coins[suit];
    s.trade.seen[i] = view.seen[suit].reduce((bits, rank) => bits | (1 << rankIndex(rank)), 0);
  });
}

function setSeats(s: State, view: StateView): void {
  view.seats.forEach(({ money, truck, cargo, delivered }, seat) => {
    s.money[seat] = money;
    s.truck[seat] = truck === null ? NONE : truck - 1;
    s.delivered[seat] = delivered;
    addGoods(s.cargo, seat, cargo);
  });
}

function setTurn(s: State, view: StateView): void {
  const places = view.order ?? view.places ?? [];
  s.bids.set((view.bids ?? []).map((bid) => bid ?? NONE));
  s.order.set(places.map((seat) => seat ?? NONE));
  s.bid = Math.max(...s.bids);
  s.left = places.filter((seat) => seat === null).length;
  s.turning = view.turning?.goods.length ?? 0;
  s.actor = typeof view.toAct === 'number' ? view.toAct : (view.turning?.seat ?? 0);
}

function addGoods(counts: Uint8Array, at: number, codes: readonly string[]): void {
  for (const code of codes) counts[at * GOODS + goodIndex(SUITS_C2C, code)]++;
}
