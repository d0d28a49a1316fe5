import type { Phrase } from '@waybill/kernel';

/** What the taught match says; fetched when it begins. */
export const lesson = {
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
    'Then you must drive: $1 for each city you enter. Point at Dar es Salaam and you see what it costs and what you get. Drive there.',
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
