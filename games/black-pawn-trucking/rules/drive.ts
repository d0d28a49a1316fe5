import type { MoveList } from '@waybill/kernel';
import { bitCount, cityValue, GOODS, rankOf, SUITS, suitOf, TILES } from '@waybill/kernel/piecepack';
import { flood } from './roads.ts';
import { goodsHere, type State } from './state.ts';
import { endDeliveries } from './turn.ts';

const pounds = new Uint8Array(TILES);

/** BPT-2.5 to 2.7: the whole cost of a move, the goods still to be loaded included. */
export function driveCost(s: State, to: number): number {
  return fare(s, to) + s.load + goodsHere(s);
}

/** Cities, ferries and breaches of contract on the cheapest way. */
function fare(s: State, to: number): number {
  const pair = s.truck * TILES + to;
  if ((s.roads.passed[pair] & s.held) === 0) return s.roads.fares[pair];
  flood(s.roads, s.truck, s.held, pounds);
  return pounds[to];
}

/** Every city that can be afforded. The map is searched only where neither bound on a fare decides. */
export function listDrives(s: State, out: MoveList): void {
  const { fares, passed } = s.roads;
  const purse = s.cash - s.load - goodsHere(s);
  let searched = false;
  for (let to = 0; to < TILES; to++) {
    const pair = s.truck * TILES + to;
    const least = fares[pair];
    if (to === s.truck || least > purse) continue;
    if (least + bitCount(passed[pair] & s.held) > purse) {
      if (!searched) flood(s.roads, s.truck, s.held, pounds);
      searched = true;
      if (pounds[to] > purse) continue;
    }
    out.add(to);
  }
}

/** A turn: load, move, deliver; then contracts. */
export function drive(s: State, to: number): void {
  const cost = driveCost(s, to);
  loadGoods(s);
  s.cash -= cost;
  s.truck = to;
  deliver(s);
  if (s.toFlip > 0) s.step = 'flip';
  else endDeliveries(s);
}

/** BPT-2.3 */
function loadGoods(s: State): void {
  if (!(s.held & (1 << s.truck))) return;
  const { goods } = s.trade;
  const at = s.truck * GOODS;
  for (let good = 0; good < GOODS; good++) {
    const count = goods[at + good];
    s.cargo[good] += count;
    s.load += count;
    s.onMap -= count;
    goods[at + good] = 0;
  }
  s.held ^= 1 << s.truck;
}

/** BPT-2.8 to 2.10 */
function deliver(s: State): void {
  const tile = s.trade.tile[s.truck];
  const raw = suitOf(tile);
  const finished = SUITS + rankOf(tile);
  s.toFlip = s.cargo[raw];
  const sold = s.cargo[finished];
  const count = s.toFlip + sold;
  if (count === 0) return;
  s.cargo[raw] = 0;
  s.cargo[finished] = 0;
  s.load -= count;
  s.delivered += sold;
  s.cash += count * cityValue(rankOf(tile));
  if (s.toFlip > 0) putDown(s, raw, s.toFlip);
}

export function putDown(s: State, good: number, count: number): void {
  s.trade.goods[s.truck * GOODS + good] += count;
  s.onMap += count;
  s.held |= 1 << s.truck;
}

/** BPT-2.9: one of the raw materials just delivered shows its rank and stays where it is. */
export function turnOver(s: State, rank: number): void {
  const { tile, goods, seen } = s.trade;
  const suit = suitOf(tile[s.truck]);
  goods[s.truck * GOODS + suit]--;
  goods[s.truck * GOODS + SUITS + rank]++;
  seen[suit] |= 1 << rank;
  s.toFlip--;
}
