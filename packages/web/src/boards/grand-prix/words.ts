import { count, type Phrase } from '@waybill/rules/kernel';
import { boardWords } from '../../words/catalogue.ts';

export const en = {
  track: 'The circuit {name}: the car is on space {space} of {flag}.',
  gears: 'Gear',
  'gear.mean': 'ø {spaces}',
  'gear.risk': '{percent} % damage',
  include: 'Include: dice equal to the gear count as well',
  'include.free': '{free} free',
  'include.cost': '{cost} damage',
  dice: 'Dice',
  'dice.none': 'Choose a gear; then the dice are rolled.',
  'dice.help': 'Tap dice to choose them for a new roll.',
  die: ({ at, face, counts }) => `Die ${String(at)}: ${String(face)}${counts ? ', counts' : ''}`,
  drive: ({ spaces }) => `Drive ${count(spaces, 'space', 'spaces')}`,
  reroll: 'Re-roll all',
  select: ({ dice }) =>
    `Re-roll ${Number(dice) > 0 ? `the ${count(dice, 'chosen die', 'chosen dice')}` : 'chosen dice'}`,
  season: 'The season',
  racing: 'racing',
  won: 'won',
  place: 'place {place}',
  retired: 'did not finish: 20',
  time: 'Time left',
  damage: 'Damage to spare',
  bank: ({ bank }) => `and ${String(bank)} unused on earlier circuits`,
  specials: 'Special actions',
  'special.reroll': 'Re-roll',
  'special.include': 'Include',
  'special.select': 'Select',
  'special.shift': 'Shift',
  'special.cost': 'then {cost} damage each',
  'part.shift': 'shift',
  'part.include': 'include',
  'part.reroll': 're-roll',
  'part.select': 'select',
  'part.damage': ({ sections, gear }) => `${count(sections, 'section', 'sections')} × gear ${String(gear)}`,
  free: 'free',
  'damage.amount': '{damage} damage',
  'note.mean': 'On average {spaces} spaces.',
  'note.risk': '{percent} % chance of damage.',
  'note.retire': '{percent} % chance that the car does not finish.',
  'note.roll': 'The dice are rolled at once: this can’t be undone.',
  'note.retired': 'More than the car can take: it does not finish, place 20.',
  'note.won': 'Past the flag: the circuit is won.',
  'note.time': 'The last turn: place {place}.',
  score: ({ score }) => count(score, 'point', 'points'),
  'stamp.all-won': 'Champion',
  'stamp.season': 'Classified',
  'stamp.dnf': 'Did not finish',
  'roll.die': 'Die {at}',
  'roll.enter': 'That is the roll',
  'roll.kept': 'Only the chosen dice are rolled again.',
  'lesson.goal':
    'Four races. You score your place in each, and low is good: reach the flag before the turns run out and you score 0. The track runs clockwise from the flag.',
  'lesson.gear':
    'Every turn starts with a gear. Six dice are rolled, and each one below your gear moves you a space. Start in 4th: point at it to see where you may land.',
  'lesson.drive':
    'Dice that count are marked. Driving is the safe choice here: no section is jumped, so nothing breaks. Drive.',
  'lesson.up':
    'Each turn you must go exactly one gear up or down. Jumping over a whole section (one tone of the track) costs damage equal to the gear. Go up to 5th.',
  'lesson.look':
    'Look at the drive before you take it: the damage stands in the strip below. Drive, or choose dice to roll again.',
  'lesson.free': 'The special actions are ticked off at the side. Each has free uses; after those it costs damage.',
} as const satisfies Record<string, Phrase>;

export const t = boardWords<keyof typeof en>('grand-prix', en);
