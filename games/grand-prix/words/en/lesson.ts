import type { Phrase } from '@waybill/kernel';

/** What the taught match says; fetched when it begins. */
export const lesson = {
  'lesson.goal':
    'Four races make a season. In each you have a set number of turns to get once round the track, clockwise, from flag to flag. Get there and you score 0; else you score 1 for each space you are short. Low is good.',
  'lesson.gear':
    'Every turn starts with a gear. Then six dice are rolled, and each one below your gear takes you on a space. Start in 4th: point at it to see where you may land.',
  'lesson.drive':
    'Four dice show less than 4; they are marked. Four spaces take you to the end of the open road, and nothing can break there. Drive.',
  'lesson.include':
    'Each turn you go one gear up or down, never stay. In 3rd only ones and twos count. Include makes the threes count too: tick it, then take 3rd. You have two of these free for the whole season.',
  'lesson.included': 'One die is below 3, but with the threes it makes three spaces. Drive.',
  'lesson.up':
    'Arrows cut the track into sections. Fly over a whole section without touching it, and you take damage. The next section has five spaces, so there is no danger yet. Go up to 4th.',
  'lesson.select':
    'Only three dice count. Select lets you roll some again and keep the rest: tap the three that are not marked, then re-roll them.',
  'lesson.selected': 'That makes five, just short of the next section. Drive.',
  'lesson.shift':
    'Ahead lie a section of two spaces and a corner of one, red. You want to crawl. A shift takes you to any gear at once: from 4th to 2nd.',
  'lesson.shifted': 'Two spaces, right before the corner. Drive.',
  'lesson.corner':
    'A section of one space is jumped by all but a single step. Each section you jump costs damage equal to your gear, so take corners in a low one. Go up to 3rd.',
  'lesson.jump':
    'Two spaces carry you over the corner: 1 section × 3rd gear is 3 damage. You read that above Play it. Drive.',
  'lesson.damage':
    'You have 6 damage to spare now. More than that and you do not finish: place 20, whatever else happens. In 6th gear two corners would do it.',
  'lesson.bank':
    'Damage you have not taken when a race ends goes into the bank. It can’t save a broken car, but it pays for special actions once the free ones are gone.',
  'lesson.reroll':
    'The fourth special action is the re-roll: all six dice again. Time counts, too: on this track you have 10 turns, one for each gear you choose.',
  'lesson.free': 'Five turns are left and 25 spaces to go. Point at the gears, compare the risk, and drive on.',
} as const satisfies Record<string, Phrase>;
