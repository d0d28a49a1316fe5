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

  'lesson.goal':
    'You and a rival each drive one truck through Africa. After six turns the richer of you wins. You both start with $0, and owing money is allowed.',
  'lesson.coins':
    'The coins on the map are raw materials: gold ♥, diamonds ♦, oil ♣ and coal ♠. Anybody may fetch them. Diamonds wait in Nairobi, lit up now.',
  'lesson.cities':
    'Each city buys the raw material of its own suit and pays by its rank: $1 in an ace (A), $2 in a 2, and so on up to $6 in a null (N). Dar es Salaam is the null of ♦: $6 for diamonds.',
  'lesson.bid':
    'Every turn begins with an auction: who drives first? It is yours to open. The diamonds are worth being first for, but not much more: bid $1.',
  'lesson.place':
    'Your rival passed, so you pay $1 and drive first. In the first turn your truck may start anywhere: put it in Nairobi, where the diamonds are.',
  'lesson.load':
    'Now load. You never have to, and there is no limit, but each good costs $1 whenever you drive with it aboard. Tap the diamonds.',
  'lesson.drive':
    'Then you must drive: $1 for each city you enter. Point at Dar es Salaam: below the board you see what it costs and what you get. Drive there.',
  'lesson.turned':
    'You were paid $6, and the diamonds were made into something: the coin now shows a 5. It is a finished product. Your rival has driven as well, and new goods came.',
  'lesson.products':
    'A finished product is bought by every city of its rank, and pays $5 more than a raw material. So a 5 earns $10 in any city with a 5, whatever its suit.',
  'lesson.again':
    'Anybody could take the 5, and it lies right under your truck. So going first is worth something again: bid $1.',
  'lesson.take': 'Load the 5.',
  'lesson.sell':
    'Where to? The stamps on the map say what each drive would leave you. Addis Ababa is close: $10 for the 5, less $2 for the way and $1 for the load. Drive there.',
  'lesson.end':
    'That was a round trip. Look for short ways, carry two goods in one direction, and never bid more than going first is worth to you. Four turns are left: they are yours.',
} as const satisfies Record<string, Phrase>;

export const t = boardWords<keyof typeof en>('cape-to-cairo', en);
