import type { Phrase } from '@waybill/kernel';

/** What the taught match says; fetched when it begins. */
export const lesson = {
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
    'Short of cash? A loan is £10 now and £10 less at the end, and makes every contract £1 dearer. You can’t pay it back early. Ten is the limit: if you can’t move then, the bank forecloses.',
  'lesson.free':
    'Your turn. Carry several goods at once, but mind that each costs £1 a trip: deliver them along one route. Choose any city you like.',
  'lesson.end':
    'That is the whole game. The ranks not yet seen tell you what a coin may turn into; nulls and fives pay best. Drive on, and end the year in the black.',
} as const satisfies Record<string, Phrase>;
