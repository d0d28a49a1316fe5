/** What search looks at: moves as numbers, and the table as squares. */
export {
  BUILD,
  BUY,
  buyMove,
  DONE,
  dominoOf,
  facingOf,
  HAUL,
  haulMove,
  kindOf,
  LIFT,
  loadOf,
  OFFICIAL,
  officialMove,
  PIPSTOP,
  pipstopMove,
  placeOf,
  TAKE,
  warehouseOf,
} from './codes.ts';
export { poolCount } from './links.ts';
export { isHalf, MOST_NEIGHBOURS, neighbours } from './network.ts';
export { hubHere } from './shipments.ts';
export { BESIDE, CLOSED, FREE, haveSameTerms, LINKS, NO_PIPSTOP, OFFICIALS, TICK } from './state.ts';
export { rankOf, SQUARES, STEPS, suitOf } from './table.ts';
