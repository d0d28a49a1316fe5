import type { Features, Inputs } from '@waybill/bots/values';
import type { Seat } from '@waybill/kernel';
import { COINS, cupCount, GOODS, SUITS } from '@waybill/kernel/piecepack';
import type { State } from '../rules/index.ts';
import { Plan } from './plans.ts';
import { due, movesLeft, outlook, surely } from './worth.ts';

const STEPS = ['tiles', 'contracts', 'first', 'bid', 'place', 'haul', 'flip'] as const;
const MOST_SEATS = 4;
const TURNS = 7;
const BIDS = 16;

/** Yes-or-no inputs: what is due in which turn among how many; this seat's part in it; the bidding. */
const PHASE = 0;
const ROLE = PHASE + STEPS.length * (TURNS + 1) * (MOST_SEATS - 1);
const ROLES = 3 * (MOST_SEATS + 1);
const BIDDING = ROLE + STEPS.length * ROLES;
const LEAD = BIDDING + 3 * (MOST_SEATS + 1) * BIDS;
const LEADS = 12;
const HOPED_LEAD = LEAD + 2 * LEADS + 1;
const SPARSE = HOPED_LEAD + 2 * LEADS + 1;
const MOST_ACTIVE = 5;

const OWN = 26;
const PER_RIVAL = 14;
const DENSE = 8 + OWN + (MOST_SEATS - 1) * PER_RIVAL;

/** Dollars that are much. */
const MUCH = 20;

const plans = Array.from({ length: MOST_SEATS }, () => new Plan());
const hopes = new Float64Array(8);
const rivals = new Int32Array(MOST_SEATS);

function describe(s: State, seat: Seat, to: Inputs): void {
  const seats = s.money.length;
  const step = STEPS.indexOf(s.step as (typeof STEPS)[number]);
  to.turnOn(PHASE + (step * (TURNS + 1) + Math.min(TURNS, s.turn)) * (MOST_SEATS - 1) + seats - 2);
  describeTable(s, to.dense);
  if (s.turn === 0) return;
  to.turnOn(ROLE + step * ROLES + role(s, seat));
  if (s.step === 'bid') to.turnOn(BIDDING + stand(s, seat));
  outlook(s, hopes);
  for (let other = 0; other < seats; other++) plans[other].make(s, other);
  sortRivals(s, seat);
  describeOwn(s, seat, to.dense, 8);
  for (let i = 0; i < seats - 1; i++) describeRival(s, seat, rivals[i], to.dense, 8 + OWN + i * PER_RIVAL);
  let richest = Number.NEGATIVE_INFINITY;
  let hopefullest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < seats - 1; i++) {
    richest = Math.max(richest, s.money[rivals[i]] - due(s, rivals[i]));
    hopefullest = Math.max(hopefullest, hopes[rivals[i]]);
  }
  to.turnOn(LEAD + leadStep(s.money[seat] - due(s, seat) - richest));
  to.turnOn(HOPED_LEAD + leadStep(hopes[seat] - hopefullest));
}

function describeTable(s: State, dense: Float32Array): void {
  dense[0] = cupCount(s.trade) / COINS;
  dense[1] = s.table.longer ? 1 : 0;
  dense[2] = s.turn / TURNS;
  let raws = 0;
  let products = 0;
  const { goods } = s.trade;
  for (let at = 0; at < goods.length; at += GOODS) {
    for (let suit = 0; suit < SUITS; suit++) raws += goods[at + suit];
    for (let good = SUITS; good < GOODS; good++) products += goods[at + good];
  }
  dense[3] = raws / 8;
  dense[4] = products / 8;
  dense[5] = s.table.longer ? raws / 4 : 0;
  dense[6] = s.money.length === 2 ? 1 : 0;
  dense[7] = s.money.length === 4 ? 1 : 0;
}

/** Where this seat stands in the turn: how many act before it, and whether it has acted, acts or is to act. */
function role(s: State, seat: Seat): number {
  if (s.step === 'bid') return s.order.includes(seat) ? s.order.indexOf(seat) : MOST_SEATS;
  const place = s.order.indexOf(seat);
  const acting = s.order.indexOf(s.actor);
  const phase = s.step === 'contracts' || place < acting ? 0 : place === acting ? 1 : 2;
  return phase * (MOST_SEATS + 1) + place;
}

/** In the bidding: out, leading or behind; with how many left, at which price. */
function stand(s: State, seat: Seat): number {
  const state = s.order.includes(seat) ? 0 : s.bids[seat] === s.bid && s.bid >= 0 ? 1 : 2;
  return (state * (MOST_SEATS + 1) + s.left) * BIDS + Math.min(BIDS - 1, s.bid + 1);
}

function leadStep(lead: number): number {
  return LEADS + Math.max(-LEADS, Math.min(LEADS, Math.round(lead / 3)));
}

/** The most hopeful first. */
function sortRivals(s: State, seat: Seat): void {
  let size = 0;
  for (let other = 0; other < s.money.length; other++) {
    if (other === seat) continue;
    let at = size++;
    for (; at > 0 && hopes[rivals[at - 1]] < hopes[other]; at--) rivals[at] = rivals[at - 1];
    rivals[at] = other;
  }
}

function describeOwn(s: State, seat: Seat, dense: Float32Array, from: number): void {
  const plan = plans[seat];
  const left = movesLeft(s, seat);
  const turns = Math.max(1, left);
  let at = from;
  dense[at++] = left / TURNS;
  dense[at++] = s.actor === seat ? 1 : 0;
  dense[at++] = plan.load / 5;
  dense[at++] = plan.products / 4;
  dense[at++] = plan.beside / 4;
  if (left > 0) {
    dense[at++] = plan.best / MUCH;
    dense[at++] = plan.second / MUCH;
    dense[at++] = (plan.best - plan.second) / 10;
  } else at += 3;
  if (left > 1) {
    dense[at++] = plan.two / MUCH;
    dense[at++] = plan.safeTwo / MUCH;
    dense[at++] = (plan.two - plan.safeTwo) / 10;
  } else {
    dense[at++] = left > 0 ? plan.best / MUCH : 0;
    dense[at++] = left > 0 ? plan.best / MUCH : 0;
    at++;
  }
  dense[at++] = (hopes[seat] - s.money[seat] + due(s, seat)) / 40;
  dense[at++] = (hopes[seat] - s.money[seat] + due(s, seat)) / turns / 10;
  dense[at++] = s.money[seat] / 60;
  dense[at++] = due(s, seat) / 10;
  dense[at++] = s.truck[seat] < 0 ? 1 : 0;
  for (let i = 0; i < plan.places.length; i++) dense[at++] = plan.places[i] / MUCH;
  dense[at++] = s.step === 'flip' && s.actor === seat ? s.turning / 3 : 0;
  dense[at++] = s.truck[seat] >= 0 && standsWith(s, seat) ? plan.beside / 3 : 0;
  dense[at++] = s.delivered[seat] / 5;
  dense[at++] = left === 1 ? plan.best / MUCH : 0;
  dense[at++] = left === 2 ? plan.two / MUCH : 0;
  dense[at++] = left > 2 ? plan.two / MUCH : 0;
}

function standsWith(s: State, seat: Seat): boolean {
  for (let other = 0; other < s.truck.length; other++) {
    if (other !== seat && s.truck[other] === s.truck[seat]) return true;
  }
  return false;
}

function describeRival(s: State, seat: Seat, rival: Seat, dense: Float32Array, from: number): void {
  const mine = plans[seat];
  const plan = plans[rival];
  const left = movesLeft(s, rival);
  let at = from;
  const money = s.money[seat] - due(s, seat) - s.money[rival] + due(s, rival);
  dense[at++] = 1;
  dense[at++] = money / MUCH;
  dense[at++] = Math.tanh(money / 6);
  dense[at++] = (hopes[seat] - hopes[rival]) / MUCH;
  dense[at++] = Math.tanh((hopes[seat] - hopes[rival]) / 6);
  dense[at++] = left > 0 ? plan.best / MUCH : 0;
  dense[at++] = left > 1 ? plan.two / MUCH : left > 0 ? plan.best / MUCH : 0;
  dense[at++] = left > 1 ? plan.safeTwo / MUCH : 0;
  dense[at++] = plan.load / 5;
  dense[at++] = movesLeft(s, seat) - left;
  dense[at++] = s.truck[rival] >= 0 && s.truck[rival] === s.truck[seat] ? 1 : 0;
  dense[at++] = plan.target === mine.target && left > 0 ? 1 : 0;
  dense[at++] = due(s, rival) / 10;
  dense[at++] = s.truck[rival] >= 0 && s.truck[rival] === mine.target ? 1 : 0;
}

/** What a haulier would look at: money, places in the turn, and what everybody can earn next. */
export const features: Features<State> = {
  sparse: SPARSE,
  mostActive: MOST_ACTIVE,
  dense: DENSE,
  seats: (s) => s.money.length,
  describe,
  base: surely,
  scale: () => 30,
};
