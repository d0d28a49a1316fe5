import { boardWords } from '../../words/catalogue.ts';

/** What the taught match says; fetched when it begins. */
export const en = {
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
} as const;

export const t = boardWords<keyof typeof en>('grand-prix', en);
