import type { Phrase } from '@waybill/kernel';

/** The taught match, one hint at a time; fetched when it begins. */
export const lesson = {
  'lesson.goal':
    'Two space lines fly people to Mars from the same nine cells: the rows are yours, the columns the bot’s. A ship takes the three dice of its line. If they add up to what it wants, you score. After three ships each, the higher score wins.',
  'lesson.dock':
    'You dock three of your six ships. Each shows the sum it wants: Heron 6–10, Condor 11–15, Gull an odd one. Choose these three in this order, then dock them.',
  'lesson.roll':
    'A turn may begin with a roll: three dice come to the tray. They are nobody’s own, so the bot may take them too. Roll.',
  'lesson.place':
    'Then you do one thing, mostly this: place a die. Take the 5 and put it on a2. That is Condor’s row, and Condor needs a lot.',
  'lesson.ship':
    'Each ship keeps count: “5 + 6–10” means 5 aboard and 6 to 10 to come, and above it stands the chance of that. Now look at column a: the bot has added a 2, so your 5 counts for its Heron as well.',
  'lesson.spoil':
    'Every die works for two ships. Put the 4 on a1: it is good for your Heron, and column a comes to 11, too much for the bot’s Heron. Point at the cell first and see what changes.',
  'lesson.swap':
    'The bot has saved itself: it swapped two ships, and Gull likes 11. A swap is an action like placing, and you may do it as well. The tray is empty, so roll.',
  'lesson.chance':
    'Heron has 4 and needs 2 to 6 from two dice. Small ones are safe: put the 1 on b1, and five faces out of six will do.',
  'lesson.shared': 'The bot’s 4 on c2 helps Condor too: 9 aboard. Put the 3 on b2 and Condor has its 12.',
  'lesson.shift':
    'The third thing you can do is shift a die to the open cell beside it, as the bot did: a3 to b3. It lies askew now and can’t be shifted again. Roll.',
  'lesson.window':
    'Nothing leaves before all nine cells are full. That opens the launch window, for good. Put the 3 on a3; Gull may still come out odd.',
  'lesson.last':
    'One cell is open, and whoever fills it may depart first. Put the 4 on c1: Heron is full with 9, and the window opens.',
  'lesson.depart':
    'One ship may leave now. Heron earns its profit of 4, and on Mars the dock for 8–10 pays 2 more. A dock takes one ship in the whole match, so early is good. Send Heron off.',
  'lesson.end':
    'Its dice can be rolled again, and you may bring no more dice to its row. Gull is full with an even sum: wait until a ship of the bot takes one of its dice, then put a better one there. The rest is up to you.',
} as const satisfies Record<string, Phrase>;
