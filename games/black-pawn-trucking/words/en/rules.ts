import { count, does, type Fact, type Facts, type Words } from '@waybill/kernel';
import { drawWords } from './drawn.ts';

const NAMES: { readonly [code: string]: string } = {
  S: 'Suns',
  M: 'Moons',
  C: 'Crowns',
  A: 'Arms',
  n: 'Null',
  a: 'Ace',
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
};

const name = (code: string | number): string => NAMES[code] ?? String(code);
const good = (code: string | number): string =>
  /^[SMCA]$/.test(String(code)) ? `raw ${name(code)}` : `a finished ${name(code)}`;
const items = (fact: Fact): readonly (string | number)[] => (Array.isArray(fact) ? fact : []);

const signed = (pounds: Fact): string => (Number(pounds) < 0 ? `−£${-Number(pounds)}` : `£${pounds}`);

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}

function goods(fact: Fact): string {
  const codes = items(fact);
  return list(
    [...new Set(codes)].map((code) => {
      const many = codes.filter((other) => other === code).length;
      return many > 1 ? `${many} × ${good(code).replace('a finished', 'finished')}` : good(code);
    }),
  );
}

const ENDINGS: { readonly [ending: string]: (score: Fact) => string } = {
  win: (score) => ` The last load is in: the year ends £${score} in the black.`,
  partial: (score) => ` The last load is in, but £${-Number(score)} of debt is left: a partial victory.`,
  foreclosed: (score) => ` The bank forecloses: ${signed(score)} all told.`,
};

const then = ({ ending, score }: Facts): string => ENDINGS[String(ending)]?.(score) ?? '';

function forced({ forced: price, borrowed }: Facts): string {
  if (price === 0) return '';
  const loans = borrowed === 0 ? '' : `, with ${count(borrowed, 'loan', 'loans')} from the bank`;
  return ` The map is empty, so new contracts are bought for £${price}${loans}.`;
}

function cost(facts: Facts): string {
  const parts = [`£${facts.fuel} fuel`];
  if (facts.goods !== 0) parts.push(`£${facts.goods} for goods`);
  if (facts.ferries !== 0) parts.push(`£${facts.ferries} ferry`);
  if (facts.breach !== 0) parts.push(`£${facts.breach} breach of contract`);
  return ` for £${facts.total}${parts.length > 1 ? ` (${parts.join(' + ')})` : ''}`;
}

function drive(facts: Facts, price: string): string {
  const via = items(facts.via);
  const way = via.length === 0 ? '' : ` by way of ${list(via.map(String))}`;
  const sold =
    items(facts.delivered).length === 0
      ? ''
      : ` ${facts.you ? 'You deliver' : 'Delivers'} ${goods(facts.delivered)} for £${facts.earned}.`;
  return `${does(facts, 'drives', 'You drive')} to ${facts.city}${way}${price}.${sold}${forced(facts)}${then(facts)}`;
}

export const words: Words = {
  ...drawWords,
  'say.tiles': 'The tiles are laid: {map}.',
  'say.contracts': (facts) => {
    const cities = items(facts.cities);
    return `New contracts: ${list(items(facts.coins).map((coin, i) => `${good(coin)} in ${cities[i]}`))}.${then(facts)}`;
  },
  'say.start': (facts) => `${does(facts, 'starts', 'You start')} in ${facts.city}.`,
  'say.loan': (facts) =>
    `${does(facts, 'takes', 'You take')} a loan of £10: £${facts.cash} in hand, ${count(facts.loans, 'loan', 'loans')} owed.${then(facts)}`,
  'say.drive': (facts) => drive(facts, cost(facts)),
  'look.drive': (facts) => drive(facts, ''),
  'say.flip': (facts) =>
    `${facts.city} turns the ${name(String(facts.suit))} into ${list(items(facts.ranks).map(good))}.${then(facts)}`,
  'look.contract': (facts) => `${does(facts, 'buys', 'You buy')} new contracts.`,
  'say.contract': (facts) =>
    `${does(facts, 'buys', 'You buy')} new contracts for £${facts.price}${facts.interest === 0 ? '' : ` (£${facts.interest} of it interest)`}.`,
  'say.wait': (facts) => `${does(facts, 'buys', 'You buy')} no new contracts for now.${then(facts)}`,

  'ask.tiles': 'The tiles are shuffled and laid on the map.',
  'ask.contracts': 'The dice are rolled for new contracts.',
  'ask.flip': (facts) => `${count(facts.count, 'raw material is', 'raw materials are')} turned over.`,
  'ask.start': 'Choose the city to start in.',
  'ask.drive': ({ cash, aboard, loans, mayBorrow }) =>
    `Choose where to drive${mayBorrow ? ', or take a loan' : ''}. £${cash} in hand, ` +
    `${count(aboard, 'good', 'goods')} to carry, ${count(loans, 'loan', 'loans')} owed.`,
  'ask.contract': ({ price, cash, onMap }) =>
    `Buy new contracts for £${price}? £${cash} in hand, ${count(onMap, 'good', 'goods')} on the map.`,
  'ask.over': (facts) => `The match is over.${then(facts)}`,

  'refuse.due-tiles': 'the tiles are to be laid first',
  'refuse.due-contracts': 'the dice are to be rolled for contracts now',
  'refuse.due-flip': 'the raw materials just delivered are to be turned over now',
  'refuse.due-start': 'the start city is to be chosen now',
  'refuse.due-contract': 'first decide whether to buy new contracts',
  'refuse.started': 'the truck has its start city already',
  'refuse.no-offer':
    'no new contracts are on offer now: they come after the deliveries, with fewer than four goods on the map',
  'refuse.city': 'there is no city {city}: they are numbered 1 to 24',
  'refuse.stay': 'the truck is in {city} and must move to another city',
  'refuse.cost': 'the move to {city} costs £{need}; you have £{have}',
  'refuse.loans': 'the bank lends at most {most} times, £{pounds} in all',
  'refuse.tiles-count': 'there are {need} tiles to lay, not {have}',
  'refuse.tiles-unknown': 'there is no tile {tile}',
  'refuse.tiles-twice': 'tile {tile} is laid twice',
  'refuse.die-face': 'die {die} has no face {face}',
  'refuse.coins-count': 'a coin is drawn for each die: {need}, not {have}',
  'refuse.coin-unknown': 'there is no suit {coin}',
  'refuse.coin-not-in-cup': ({ suit, have }) =>
    `the cup holds only ${count(have, 'coin', 'coins')} of ${name(String(suit))}`,
  'refuse.flip-count': ({ need, have }) => `${count(need, 'coin is', 'coins are')} turned over, not ${have}`,
  'refuse.flip-rank': 'there is no rank {rank}',
  'refuse.flip-seen': ({ rank, suit }) => `the ${name(String(rank))} of ${name(String(suit))} has been seen already`,

  'end.win': 'Every load delivered and the books in the black: you win.',
  'end.partial': 'Every load delivered, but the year ends in debt: a partial victory.',
  'end.foreclosed': 'The bank forecloses: you lose.',

  'option.start': 'Start city',
  'option.start.moons': 'the city of Moons where a good waits',
  'option.start.choose': 'chosen by you',
  'option.loans': 'Loans owed at the start (1 is standard)',
  'option.foreclosure': 'A compulsory contract that your cash does not cover',
  'option.foreclosure.last': 'is paid with new loans; beyond ten the bank forecloses',
  'option.foreclosure.strict': 'is the end: the bank forecloses at once',

  sheet: 'Map of 24 cities',
};
