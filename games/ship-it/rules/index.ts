import type { Game } from '@waybill/kernel';
import { drawWords } from '../words/en/drawn.ts';
import { refusals } from '../words/en/refusals.ts';
import { draw } from './draw.ts';
import type { Events } from './events.ts';
import { playable } from './playable.ts';
import type { State } from './state.ts';

/** Ship It! by Stephen and Michael Schoessow. */
export const game: Game<State, null, Events> = {
  ...playable,
  words: { ...playable.words, ...drawWords, ...refusals },
  draw,
};

export * from './advice.ts';
export { goalOf } from './ending.ts';
export type { Events, SeenEvents } from './events.ts';
export * as inside from './inside.ts';
export * from './odds.ts';
export { type Changes, rearrange } from './rearrange.ts';
export { type Area, areaOf, type Site, sitesOf } from './sites.ts';
export type { State as ShipItState } from './state.ts';
export { ownerOf, SHIP_SUITS } from './suits.ts';
export type { BySuit, DominoView, LoadView, ShipItView } from './view-types.ts';
export { haulWay, officialWay } from './ways.ts';
