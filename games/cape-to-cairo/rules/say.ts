import { type EventOf, type Facts, type Sentence, sentence } from '@waybill/kernel';
import { GOODS, goodCodes, RANKS, rankIndex, SUITS } from '@waybill/kernel/piecepack';
import { paysAtPass, reach } from './bidding.ts';
import type { Events } from './events.ts';
import { quote } from './helpers.ts';
import { turningSuit } from './roll-flip.ts';
import { NONE, type State, SUITS_C2C } from './state.ts';

export function say(s: State, event: Events): Sentence {
  switch (event.type) {
    case 'tiles':
      return sentence('say.tiles', { map: s.table.sheet.name });
    case 'contracts':
      return sentence('say.contracts', { goods: event.coins, cities: contractCities(s, event) });
    case 'first':
      return sentence('say.first', { seat: event.seat });
    case 'bid':
      return sentence(s.bid === NONE ? 'say.open' : 'say.bid', { seat: s.actor, amount: event.amount });
    case 'pass':
      return sayPass(s);
    case 'place':
      return sentence('say.place', { seat: s.actor, city: cityName(s, event.city) });
    case 'load':
      return sentence('say.load', { seat: s.actor, good: event.good, city: truckCity(s) });
    case 'drive':
      return sayDrive(s, event.to);
    default:
      return sentence('say.flip', {
        suit: SUITS_C2C[turningSuit(s)],
        city: truckCity(s),
        ranks: event.ranks,
      });
  }
}

function contractCities(s: State, { dice }: EventOf<Events, 'contracts'>): string[] {
  return Array.from({ length: SUITS }, (_, die) => {
    const tile = die * RANKS.length + rankIndex(dice[SUITS_C2C[die]]);
    return cityName(s, s.trade.city[tile] + 1);
  });
}

function sayPass(s: State): Sentence {
  const facts: Facts = { seat: s.actor, pays: paysAtPass(s, s.actor), place: s.left };
  if (s.left > 2) return sentence('say.pass', facts);
  return sentence('say.last-pass', { ...facts, seats: [s.bids.indexOf(s.bid)], bid: s.bid });
}

function sayDrive(s: State, to: number): Sentence {
  const { way, fuel, goods, total, deliveries } = quote(s, to);
  return sentence('say.drive', {
    seat: s.actor,
    city: cityName(s, to),
    by: way.slice(0, -1).map((city) => cityName(s, city)),
    fuel,
    goods,
    total,
    delivered: deliveries.map(({ good }) => good),
    counts: deliveries.map(({ count }) => count),
    pays: deliveries.map(({ count, pays }) => count * pays),
  });
}

export function ask(s: State): Sentence {
  const seat = s.actor;
  const money = s.money[seat];
  switch (s.step) {
    case 'bid':
      return s.bid === NONE
        ? sentence('ask.open', { seat, money, most: reach(s, seat) })
        : sentence('ask.bid', {
            seat,
            money,
            bid: s.bid,
            most: reach(s, seat),
            pays: paysAtPass(s, seat),
            place: s.left,
          });
    case 'haul':
      return sentence('ask.haul', { seat, money, city: truckCity(s), ...goodsAt(s) });
    case 'flip':
      return sentence('ask.flip', { count: s.turning, suit: SUITS_C2C[turningSuit(s)], city: truckCity(s) });
    case 'over':
      return sentence('ask.over');
    default:
      return sentence(`ask.${s.step}`, { seat, money });
  }
}

function goodsAt(s: State): Facts {
  return {
    cargo: goodCodes(SUITS_C2C, s.cargo, s.actor * GOODS),
    here: goodCodes(SUITS_C2C, s.trade.goods, s.truck[s.actor] * GOODS),
  };
}

function truckCity(s: State): string {
  return cityName(s, s.truck[s.actor] + 1);
}

function cityName(s: State, city: number): string {
  return s.table.sheet.cities[city - 1].name;
}
