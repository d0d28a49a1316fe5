import type { Phrase } from '@waybill/kernel';

/** The rules on one page, for somebody who wants to play; fetched when they are read. */
export const guide = {
  'guide.aim':
    'Four races make a season. On each track you have a number of turns to get from flag to flag. Get there and you score 0; if not, you score a point for every space you are short. Low is good, and 0 is a perfect season.',
  'guide.table':
    'The track is cut into sections, alternately light and dark; a corner of a single space is red. Before the first and after the last arrow the road is open. Above the track you read how many turns are left and how much damage the car can still take.',
  'guide.turn':
    'Choose a gear: any to start, then always one up or one down, never the same again. Six dice are rolled. Each die below your gear takes you on one space. Then drive, or roll again.',
  'guide.pays':
    'Fly over a whole section without touching it, and the car takes damage: the number of your gear for each section jumped. More damage than there is room for, and you do not finish: place 20. Damage you did not take is banked when the race ends.',
  'guide.end':
    'Four special actions help, each with two free uses a season. Include: dice that show the gear count too. Select: roll chosen dice again. Re-roll: roll all again. Shift: go to any gear at once. When the free uses are gone, they cost damage, from the bank first.',
  'guide.advice':
    'Before you choose a gear, point at it: the track shows where you may land and how likely damage is. Slow down before red corners, since a jump in 2nd gear costs 2 and in 6th gear 6. Keep a shift for the last turns.',
} as const satisfies Record<string, Phrase>;
