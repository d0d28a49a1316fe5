import { type Move, type MoveList, type Refusal, refuse } from '@waybill/kernel';
import { cityValue, GOODS, goodCount, rankOf, SUITS, suitOf, TILES } from '@waybill/kernel/piecepack';
import { DRIVE } from './codes.ts';
import { isCity } from './place.ts';
import type { State } from './state.ts';
import { afterHaul } from './turn.ts';

/** C2C-2.8: what a finished product pays beyond the city's value. */
export const BONUS = 5;

export function offerDrives(s: State, out: MoveList): void {
  const from = s.truck[s.actor];
  for (let city = 0; city < TILES; city++) if (city !== from) out.add(DRIVE + city);
}

export function playDrive(s: State, to: number): void {
  const seat = s.actor;
  s.money[seat] -= s.table.map.steps[s.truck[seat]][to] + goodCount(s.cargo, seat * GOODS);
  s.truck[seat] = to;
  deliver(s, to);
  if (s.turning > 0) s.step = 'flip';
  else afterHaul(s);
}

/** C2C-2.8. */
function deliver(s: State, city: number): void {
  const tile = s.trade.tile[city];
  const raw = s.actor * GOODS + suitOf(tile);
  const finished = s.actor * GOODS + SUITS + rankOf(tile);
  const value = cityValue(rankOf(tile));
  s.money[s.actor] += s.cargo[raw] * value + s.cargo[finished] * (value + BONUS);
  s.delivered[s.actor] += s.cargo[finished];
  s.turning = s.cargo[raw];
  s.cargo[raw] = 0;
  s.cargo[finished] = 0;
}

export function readDrive(s: State, to: number): Move | Refusal {
  if (!isCity(to)) return refuse('C2C-2.7', 'no-city', { city: to });
  const from = s.truck[s.actor];
  if (to - 1 === from) return refuse('C2C-2.7', 'same-city', { city: s.table.sheet.cities[from].name });
  return DRIVE + to - 1;
}
