import { type EventOf, type Facts, type Sentence, sentence } from '@waybill/kernel';
import { goodCode } from '@waybill/kernel/piecepack';
import { contractPrice, LOAN, mayBorrow } from './bank.ts';
import { chance } from './chance.ts';
import type { Events } from './events.ts';
import { play } from './moves.ts';
import { read } from './notation.ts';
import { contractCities, quote } from './quote.ts';
import { result, score } from './result.ts';
import { suitHere } from './roll-flip.ts';
import { SUIT_CODES } from './sheet.ts';
import { clone, goodsHere, type State } from './state.ts';

export function say(s: State, event: Events): Sentence {
  const who: Facts = event.by === 'chance' ? {} : { seat: event.by };
  return sentence(`say.${event.type}`, { ...who, ...factsOf(s, event), ...aftermath(s, event) });
}

function factsOf(s: State, event: Events): Facts {
  switch (event.type) {
    case 'tiles':
      return { map: s.sheet.name };
    case 'contracts':
      return contractFacts(s, event);
    case 'start':
      return { city: cityName(s, event.city - 1) };
    case 'loan':
      return { loans: s.loans + 1, cash: s.cash + LOAN };
    case 'drive':
      return driveFacts(s, event.to - 1);
    case 'flip':
      return { city: cityName(s, s.truck), suit: SUIT_CODES[suitHere(s)], ranks: event.ranks };
    default:
      return { price: contractPrice(s), interest: s.loans };
  }
}

function contractFacts(s: State, event: EventOf<Events, 'contracts'>): Facts {
  return { coins: event.coins, cities: contractCities(s, event).map((city) => cityName(s, city)) };
}

function driveFacts(s: State, to: number): Facts {
  const { way, fuel, goods, ferries, breach, total, deliveries } = quote(s, to);
  return {
    city: cityName(s, to),
    via: way.slice(0, -1).map((city) => cityName(s, city)),
    fuel,
    goods,
    ferries,
    breach,
    total,
    delivered: deliveries.map(({ good }) => goodCode(SUIT_CODES, good)),
    earned: deliveries.reduce((sum, { pays }) => sum + pays, 0),
  };
}

/** What follows by itself: a compulsory contract and its loans (BPT-2.12), or the end. */
function aftermath(s: State, event: Events): Facts {
  const after = clone(s);
  if (event.by === 'chance') chance.settle(after, event);
  else play(after, read(s, event) as number);
  const forced = event.type === 'drive' && after.step === 'contracts';
  const ending = result(after)?.ending ?? '';
  return {
    forced: forced ? contractPrice(s) : 0,
    borrowed: forced ? after.loans - s.loans : 0,
    ending,
    score: ending === '' ? 0 : score(after),
  };
}

export function ask(s: State): Sentence {
  const facts = { cash: s.cash, loans: s.loans, score: score(s), ending: result(s)?.ending ?? '' };
  if (s.step !== 'drive' && s.step !== 'contract') return sentence(`ask.${s.step}`, { ...facts, count: s.toFlip });
  if (s.step === 'drive')
    return sentence('ask.drive', { ...facts, aboard: s.load + goodsHere(s), mayBorrow: mayBorrow(s) });
  return sentence('ask.contract', { ...facts, price: contractPrice(s), onMap: s.onMap });
}

function cityName(s: State, city: number): string {
  return s.sheet.cities[city].name;
}
