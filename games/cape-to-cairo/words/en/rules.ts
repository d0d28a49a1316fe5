import { count, does, type Facts, type Words } from '@waybill/kernel';
import { drawWords } from './drawn.ts';
import { dollars } from './money.ts';
import { and, good, goodsIn, goodsOf, list, place } from './phrases.ts';

/** What a player is told and asked. */
const spoken: Words = {
  'say.tiles': 'The tiles are shuffled and laid out as a map of {map}.',
  'say.contracts': ({ goods, cities }) =>
    `New contracts: ${and(list(goods).map((code, i) => `${good(code)} in ${list(cities)[i]}`))}.`,
  'say.first': (facts) => `${does(facts, 'rolls highest and is', 'You roll highest and are')} first player.`,
  'say.open': (facts) => `${does(facts, 'opens', 'You open')} the bidding with ${dollars(facts.amount)}.`,
  'say.bid': (facts) => `${does(facts, 'bids', 'You bid')} ${dollars(facts.amount)}.`,
  'say.pass': (facts) => `${passes(facts)}.`,
  'say.last-pass': (facts) => {
    const bid = facts.bid === 0 ? 'nothing' : dollars(facts.bid);
    const first = facts.yours === 0 ? `You pay ${bid} and go` : `${list(facts.seats)[0]} pays ${bid} and goes`;
    return `${passes(facts)}. ${first} first.`;
  },
  'say.place': (facts) => `${does(facts, 'places the', 'You place your')} truck in ${facts.city}.`,
  'say.load': (facts) => `${does(facts, 'loads', 'You load')} ${good(facts.good)} in ${facts.city}.`,
  'say.drive': (facts) => `${drives(facts)}: ${cost(facts)}.${delivers(facts)}`,
  'look.drive': (facts) => `${drives(facts)}.${delivers(facts)}`,
  'say.flip': ({ suit, city, ranks }) =>
    `${city} turns the ${good(suit)} into ${and(list(ranks).map((rank) => good(rank)))}.`,

  'ask.tiles': 'Shuffle the tiles and lay one on each city.',
  'ask.contracts': 'Roll the four dice and draw a coin for each.',
  'ask.first': 'Everybody rolls a die: who is first player?',
  'ask.flip': ({ count: n, suit, city }) => `Turn over ${goodsOf(suit, n)} in ${city}.`,
  'ask.open': ({ money, most }) =>
    `Open the bidding for turn order with any amount up to ${dollars(most)}. ${dollars(money)} in hand.`,
  'ask.bid': ({ money, bid, most, pays, place: last }) => {
    const raise =
      Number(most) > Number(bid) ? `Raise the bid of ${dollars(bid)}, or pass` : 'A raise is out of reach: pass';
    return `${raise} (pay ${dollars(pays)}, go ${place(last)}). ${dollars(money)} in hand.`;
  },
  'ask.place': ({ money }) => `Choose a city for your truck to start in. ${dollars(money)} in hand.`,
  'ask.haul': ({ money, city, cargo, here }) => {
    const load =
      list(here).length > 0 ? `Load what you like in ${city} (${goodsIn(here)}), then drive` : 'Choose where to drive';
    return `${load}. ${dollars(money)} in hand, ${count(list(cargo).length, 'good', 'goods')} aboard.`;
  },
  'ask.over': 'The match is over.',
};

function passes(facts: Facts): string {
  const { pays, place: number } = facts;
  const amount = pays === 0 ? 'nothing' : dollars(pays);
  return `${does(facts, 'passes, pays', 'You pass, pay')} ${amount} and ${facts.you ? 'go' : 'goes'} ${place(number)}`;
}

function drives(facts: Facts): string {
  const { city, by } = facts;
  const way = list(by).length > 0 ? ` by way of ${and(list(by).map(String))}` : '';
  return `${does(facts, 'drives', 'You drive')} to ${city}${way}`;
}

function cost({ fuel, goods, total }: Facts): string {
  return goods === 0 ? `fuel ${dollars(fuel)}` : `fuel ${dollars(fuel)} + goods ${dollars(goods)} = ${dollars(total)}`;
}

function delivers(facts: Facts): string {
  const { delivered, counts, pays } = facts;
  const parts = list(delivered).map((code, i) => `${goodsOf(code, list(counts)[i])} for ${dollars(list(pays)[i])}`);
  return parts.length > 0 ? ` ${facts.you ? 'You deliver' : 'Delivers'} ${and(parts)}.` : '';
}

const refusals: Words = {
  'refuse.bidding-due': 'Turn order is being bid for: bid or pass.',
  'refuse.bidding-over': 'The bidding for this turn is over.',
  'refuse.bid-whole': 'A bid is a whole number of dollars, $0 or more, not {amount}.',
  'refuse.bid-low': ({ amount, least }) => `${dollars(amount)} is too low: bid at least ${dollars(least)}, or pass.`,
  'refuse.bid-reach': ({ amount, most, money }) =>
    Number(most) < 0
      ? `A bid of ${dollars(amount)} is out of reach with ${dollars(money)} in hand: pass.`
      : `A bid of ${dollars(amount)} is out of reach: with ${dollars(money)} in hand, ${dollars(most)} is the most.`,
  'refuse.must-open': 'The first player must bid; $0 will do.',
  'refuse.place-due': 'Place your truck in a city first.',
  'refuse.placed': 'Your truck is on the map already.',
  'refuse.no-city': 'There is no city {city}: cities are numbered 1 to 24.',
  'refuse.no-good': '“{good}” is not a good: raw materials are H D C S, finished products n a 2 3 4 5.',
  'refuse.not-there': ({ good: code, city }) => `There is no such good in ${city}: ${good(code)}.`,
  'refuse.same-city': 'The truck is in {city} and must move to another city.',
  'refuse.other-roll': ({ due }) => `Chance has something else to do now: ${due}.`,
  'refuse.tiles-count': '{need} tiles are needed, not {have}.',
  'refuse.tiles-unknown': 'There is no tile “{tile}”.',
  'refuse.tiles-twice': 'The tile {tile} is there twice.',
  'refuse.die-face': 'The {die} die has no face “{face}”.',
  'refuse.coins-count': '{need} coins are drawn, not {have}.',
  'refuse.coin-unknown': 'There is no suit “{coin}”.',
  'refuse.coin-not-in-cup': ({ suit, have }) => `The cup holds ${count(have, 'coin', 'coins')} of ${good(suit)}.`,
  'refuse.no-seat': 'There is no seat {number}: seats are numbered 0 to {most}.',
  'refuse.flip-count': ({ need, have }) => `${count(need, 'coin is', 'coins are')} turned over, not ${have}.`,
  'refuse.flip-rank': 'There is no rank “{rank}”.',
  'refuse.flip-seen': ({ rank, suit }) => `The rank ${rank} of ${good(suit)} has been seen already.`,
};

const endings: Words = {
  'end.money': 'Six turns are over: the most money wins.',
  'end.products': 'Six turns are over: money is level, and the most finished products win.',
  'end.shared': 'Six turns are over: money and finished products are level, and the win is shared.',
  'end.cleared-money': 'No raw material is left: the most money wins.',
  'end.cleared-products': 'No raw material is left: money is level, and the most finished products win.',
  'end.cleared-shared': 'No raw material is left: money and finished products are level, and the win is shared.',
  'end.latest-money': 'Turn 24 is over: the most money wins.',
  'end.latest-products': 'Turn 24 is over: money is level, and the most finished products win.',
  'end.latest-shared': 'Turn 24 is over: money and finished products are level, and the win is shared.',
};

const settings: Words = {
  'option.longer': 'Longer match',
  'option.longer.true': 'Play on after turn 6 until no raw material is left',
  'option.longer.false': 'Six turns',
  sheet: 'Map',
  'sheet.about': 'Twenty-four cities; those whose tiles share part of an edge are neighbours.',
};

export const words: Words = { ...spoken, ...refusals, ...endings, ...settings, ...drawWords };
