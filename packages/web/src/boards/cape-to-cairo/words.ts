import { count, type Fact, type Phrase } from '@waybill/rules/kernel';
import { boardWords } from '../../words/catalogue.ts';

/** Money below zero has its sign before the dollar. */
export function dollars(amount: Fact | undefined): string {
  const n = Number(amount);
  return n < 0 ? `−$${-n}` : `$${n}`;
}

/** What comes in or goes out. */
export function change(amount: Fact | undefined): string {
  return Number(amount) > 0 ? `+${dollars(amount)}` : dollars(amount);
}

export const en = {
  'good.H': 'gold',
  'good.D': 'diamonds',
  'good.C': 'oil',
  'good.S': 'coal',
  'good.n': 'finished Null',
  'good.a': 'finished Ace',
  'good.2': 'finished Two',
  'good.3': 'finished Three',
  'good.4': 'finished Four',
  'good.5': 'finished Five',
  'place.1': '1st',
  'place.2': '2nd',
  'place.3': '3rd',
  'place.4': '4th',

  map: 'Map of {name}: {trucks}',
  'map.truck': '{name} in {city}',
  'map.none': 'no trucks yet',
  turn: 'Turn {turn} of {of}',
  'turn.longer': 'Turn {turn}, on until no raw material is left',
  'turn.set-up': 'Set-up',
  order: 'Who drives when',
  'order.open': 'being bid for',
  'order.done': 'has driven',
  'order.now': 'driving',
  'order.paid': ({ amount }) => `paid ${dollars(amount)}`,

  auction: 'Auction for the turn order',
  'auction.none': 'No bid yet',
  'auction.by': 'by {name}',
  'auction.in': 'in',
  'auction.out': 'out, {place}',
  'auction.bid': ({ amount }) => `Bid ${dollars(amount)}`,
  'auction.pass': 'Pass',
  'auction.pass-pays': ({ place, amount }) => `${String(place)}, ${dollars(amount)}`,
  'auction.amount': 'Your own amount',
  'auction.less': 'A dollar less',
  'auction.more': 'A dollar more',
  'auction.least': ({ amount }) => `from ${dollars(amount)}`,
  'auction.now': ({ amount }) => `pass: ${dollars(amount)}`,
  'auction.beyond': 'out of reach',
  'auction.wait': '{name} is to bid.',

  load: 'In {city}: load what you like',
  'load.drive': 'From {city}: drive',
  'load.none': 'Choose a city to drive to: $1 for each city, $1 for each good aboard.',
  'load.then': 'Then choose a city to drive to: $1 for each city, $1 for each good aboard.',
  'load.count': '× {count}',

  aboard: 'Your load',
  'aboard.none': 'Your truck is empty.',
  'aboard.way': ({ steps }) => `${count(steps, 'city', 'cities')} away`,
  trucks: 'Trucks',
  'truck.none': 'not on the map yet',
  'truck.empty': 'empty',
  'truck.delivered': 'Finished products delivered: {count}',
  cup: 'In the cup',
  'cup.left': '× {count}',
  'cup.hidden': 'ranks not seen yet: {ranks}',
  'cup.all-seen': 'every rank has been seen',
  'cup.ranks': 'Ranks crossed off have been turned over already.',

  'part.bid': 'your bid',
  'part.fuel': 'fuel',
  'part.goods': 'goods',
  'note.bid': ({ left }) => `If nobody raises, you go first and have ${dollars(left)} left.`,
  'note.pass': ({ left }) => `You have ${dollars(left)} left.`,
  'note.place': 'Placing is free. Then you load and drive from here.',
  'note.goods': 'Here: {goods}.',
  'note.load': ({ city, pays }) =>
    `The best price is ${dollars(pays)} in ${String(city)}. It costs $1 for each drive aboard.`,
  'note.nothing': 'Nothing aboard is wanted there.',
  'note.after': ({ change: by, left }) => `All told ${change(by)}: ${dollars(left)} in hand.`,
  'note.turned': 'No undo: the coin is turned over at once.',

  'stamp.won': 'Delivered',
  'stamp.shared': 'Shared',
  'roll.for-me': 'Roll for me',
  'roll.enter': 'That is the roll',
  'roll.first': 'Who rolled highest?',
} as const satisfies Record<string, Phrase>;

export const t = boardWords<keyof typeof en>('cape-to-cairo', en);
