import { it } from 'vitest';
import { everyGame } from './folders.ts';
import { positionsHold } from './match-laws.ts';
import { setupsOf } from './variants.ts';

/** Laws that cost more than playing are checked at about so many positions of a game. */
const POSITIONS = 800;

it.each(everyGame)(
  '%s: moves and gate agree, copies change nothing, all can be said and drawn, and dealing is drawing',
  (_id, game) => {
    positionsHold(game, setupsOf(game), POSITIONS);
  },
);
