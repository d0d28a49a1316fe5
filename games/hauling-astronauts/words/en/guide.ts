import type { Phrase } from '@waybill/kernel';

/** The rules on one page, for somebody who wants to play; fetched when they are read. */
export const guide = {
  'guide.aim':
    'Two space lines fly people to Mars from the same nine cells. The rows belong to the first player, the columns to the second. Each ship wants a certain sum of its three dice. Fly three ships each; the higher score wins.',
  'guide.table':
    'Ships stand at their ports, at the left and above the grid. A ship and the three cells in line with it are its strip. Every cell lies on two strips, one of each player, so every die works for two ships.',
  'guide.turn':
    'You may roll first: three dice come to the tray, and both players may use them. Then do one thing: place a die from the tray on an open cell, shift a die on the grid to the open cell beside it (once only), or swap two of your own ships.',
  'guide.pays':
    'Once all nine cells have been full, the launch window is open for good. From then on you may end your turn by sending off one ship whose strip is full. If its sum is what it wants, you score its profit. It lands at a free dock; the dock for its sum pays a bonus as well. Its dice can be rolled again.',
  'guide.end':
    'After your third ship you have no more turns, and your rival plays on alone until theirs are away. If nobody places a die for four turns in a row, somebody has to: the first player if the last roll had an odd sum, else the second.',
  'guide.advice':
    'Point at a cell before you place: you see what it does to both strips. Small sums are easy to keep small, and odd or even stays open to the last die. Docks take one ship each, so an early ship may be worth more than a perfect one.',
} as const satisfies Record<string, Phrase>;
