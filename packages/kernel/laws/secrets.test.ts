import { it } from 'vitest';
import { auditOf, everyGame } from './folders.ts';
import { secretsAreKept } from './match-laws.ts';
import { fewSetupsOf } from './variants.ts';

/** Secrecy is checked after every event of as many whole matches as have so many together. */
const WATCHED = 1500;

it.each(everyGame)(
  '%s: redraws change nothing seen, guesses need nothing unseen, and logs tell no more than views',
  async (id, game) => {
    secretsAreKept(game, (await auditOf(id)).openEvents, fewSetupsOf(game), WATCHED);
  },
);
