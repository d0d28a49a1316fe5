import { count, type Phrase } from '@waybill/rules/kernel';
import { boardWords } from '../../words/catalogue.ts';

export const en = {
  map: 'Map of {name}. The arrow keys go from city to city.',
  pounds: ({ pounds }) => (Number(pounds) < 0 ? `−£${-Number(pounds)}` : `£${pounds}`),
  gain: '+£{pounds}',
  'good.S': 'raw Suns',
  'good.M': 'raw Moons',
  'good.C': 'raw Crowns',
  'good.A': 'raw Arms',
  'good.n': 'finished Nulls',
  'good.a': 'finished Aces',
  'good.2': 'finished Twos',
  'good.3': 'finished Threes',
  'good.4': 'finished Fours',
  'good.5': 'finished Fives',
  'suit.S': 'Suns',
  'suit.M': 'Moons',
  'suit.C': 'Crowns',
  'suit.A': 'Arms',
  cargo: 'Load, and who buys it',
  'cargo.none': 'Nothing on the truck and nothing here to load. Drive to a city where coins lie.',
  'cargo.aboard': 'on board',
  'cargo.here': 'waiting here, loaded when you leave',
  'cargo.show': ({ good, count: many }) => `Show who buys ${Number(many) > 1 ? `${many} × ` : ''}${good}`,
  choices: 'Before you drive',
  'choices.contract': 'New contracts?',
  loan: 'Take a loan',
  'loan.price': '+£10 now',
  contract: 'New contracts',
  wait: 'Not now',
  'wait.price': 'drive on',
  'contract.why': ({ onMap, cup }) =>
    `${count(onMap, 'good is', 'goods are')} left on the map, ${count(cup, 'coin', 'coins')} in the cup. New contracts put four more coins on the map.`,
  books: 'The books',
  cash: 'Cash',
  loans: 'Loans',
  'loans.owed': '{loans} of {most}',
  worth: 'Cash less loans',
  score: 'Score',
  delivered: 'Delivered',
  'delivered.of': '{delivered} of 24',
  interest: ({ price, loans }) => `New contracts cost £${price}: £4 and £1 for each loan (${loans}).`,
  cup: 'In the cup, and ranks not yet seen',
  'cup.row': ({ suit, coins, hidden }) => `${suit}: ${coins} in the cup; not yet seen: ${String(hidden) || 'none'}`,
  'cup.total': ({ cup }) => `${count(cup, 'coin', 'coins')} left in the cup`,
  'part.fuel': ({ cities }) => `fuel (${count(cities, 'city', 'cities')})`,
  'part.goods': ({ goods }) => count(goods, 'good', 'goods'),
  'part.ferry': 'ferry',
  'part.breach': ({ cities }) => `breach (${cities})`,
  'part.contracts': 'contracts',
  'part.interest': 'interest',
  'note.after': ({ cash }) => `£${cash} in hand after it.`,
  'note.nothing': ({ cash }) => `Nobody there wants what you carry. £${cash} in hand after it.`,
  'note.breach': ({ cities }) => `Drives past the goods in ${cities}.`,
  'note.flip': 'Raw materials are turned over at once: this can’t be undone.',
  'note.forced': ({ forced }) => `That leaves the map empty: new contracts for £${forced} follow at once.`,
  'note.last': 'The last load: the year ends here.',
  'note.loan': ({ cash, price }) =>
    `£${cash} in hand. It stays until the end and costs £10 then; new contracts cost £${price} from now on.`,
  'note.contract': ({ cash }) => `£${cash} in hand. The dice are rolled at once: this can’t be undone.`,
  'note.wait': 'You will be asked again after the next drive, if there is still something to decide.',
  'note.start': ({ goods }) =>
    Number(goods) > 0 ? `${count(goods, 'good', 'goods')} there to load.` : 'Nothing there to load.',
  'stamp.win': 'In the black',
  'stamp.partial': 'Partial',
  'stamp.foreclosed': 'Foreclosed',
  'lesson.goal':
    'You own one truck, have £10 and owe the bank £10. There are 24 coins to haul, each of them twice. When all 24 are delivered the year ends: cash less £10 for every loan is your score, and £0 or more wins.',
  'lesson.map':
    'Every tile is a city with a suit and a rank. A coin with its suit showing is a raw material; any city of that suit buys it and pays its rank: an ace £1, a five £5, a null (N) £6.',
  'lesson.first':
    'Your truck is in Aberdeen with one coin of Moons, which loads by itself. Edinburgh is a city of Moons, next door, and pays £6. The trip costs £1 for the city and £1 for the good. Drive to Edinburgh.',
  'lesson.flipped':
    'The coin was turned over and shows a five: a finished product. It no longer matters which suit it was. Now any city with a 5 buys it, and pays £5.',
  'lesson.second':
    'Newcastle is a five, and next door. The stamp on a city shows what you would earn there. Drive to Newcastle.',
  'lesson.contract':
    'One of 24 is done. With fewer than four goods on the map you may buy new contracts: £4, and £1 interest for each loan. Four more coins give you choices on the way. Buy them.',
  'lesson.empty':
    'You have to move every turn, so sometimes you drive empty to fetch something. Passing a city where goods wait costs £1, unless you stop. Drive to Birmingham, two cities away.',
  'lesson.load':
    'The load stands beside the map, with everybody who buys it. Point at a good, or tap it, and its buyers light up.',
  'lesson.third':
    'Nottingham pays £6 for your Arms, and the next good waits there. Delivering where something is to be loaded saves a trip. Drive to Nottingham.',
  'lesson.loan':
    'Short of cash? A loan is £10 now and £10 less at the end, and makes every contract £1 dearer. You can’t pay it back early. Ten are the limit: if you can’t move then, the bank forecloses.',
  'lesson.free':
    'Your turn. Carry several goods at once, but mind that each costs £1 a trip: deliver them along one way. Choose any city you like.',
  'lesson.end':
    'That is the whole game. The ranks not yet seen tell you what a coin may turn into; nulls and fives pay best. Drive on, and end the year in the black.',
} as const satisfies Record<string, Phrase>;

export type Key = keyof typeof en;

export const t = boardWords<Key>('black-pawn-trucking', en);

export const pounds = (amount: number): string => t('pounds', { pounds: amount });
