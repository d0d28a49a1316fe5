import { TILES } from '@waybill/kernel/piecepack';
import { placeOf, takeMove } from './codes.ts';
import { checkEnd } from './ending.ts';
import { EVERYBODY, lay, newHand, removeLoad, removeShipped, shippedLoads, turnUp } from './loads.ts';
import { FULL, profits, sumAt } from './score.ts';
import { CHIP, CLOSED, NOTHING, SCATTER, type State } from './state.ts';
import type { Step } from './step.ts';
import { ownerOf } from './suits.ts';
import { NOWHERE, rankOf, type Space, suitOf } from './table.ts';

export const hubHere = (s: State, space: Space): boolean => space < TILES && s.hubs[suitOf(space)] === rankOf(space);

/** SI-4.1 */
export const isFull = (s: State, hub: Space): boolean => sumAt(s, hub) >= FULL;

/** SI-4.7: scores, hub, chip, scatter, new hub. */
export function ship(s: State, hub: Space): void {
  profits(s, hub, s.suit, s.profits);
  for (let suit = 0; suit < s.scores.length; suit++) s.scores[suit] += s.profits[suit];
  s.busy = 1;
  s.shipped = hub;
  s.hubs[suitOf(hub)]++;
  for (let load = 0; load < s.count; load++) if (s.space[load] === hub) s.space[load] = NOWHERE;
  chooseChip(s);
}

/** SI-4.4: only where there is a choice is it the player's. */
function chooseChip(s: State): void {
  let own = 0;
  let last = 0;
  for (let load = 0; load < s.count; load++) {
    if (!isChip(s, load)) continue;
    own++;
    last = load;
  }
  if (own > 1) s.awaited = CHIP;
  else if (own === 1) takeChip(s, last);
  else mixOthers(s);
}

/** SI-4.4: a coin of the suit that triggered the shipment under way. */
export const isChip = (s: State, load: number): boolean => s.space[load] === NOWHERE && s.loadSuit[load] === s.suit;

export const takingChip: Step = {
  offers(s, out) {
    for (let load = 0; load < s.count; load++) if (isChip(s, load)) out.add(takeMove(load));
  },
  plays(s, move) {
    takeChip(s, placeOf(move));
  },
};

function takeChip(s: State, load: number): void {
  s.chips[s.suit] |= 1 << s.rank[load];
  removeLoad(s, load);
  mixOthers(s);
}

const hand = newHand();

/** SI-4.8: with no coin left there is nothing to scatter. */
function mixOthers(s: State): void {
  if (shippedLoads(s, hand) > 0) s.awaited = SCATTER;
  else openHub(s);
}

const suits = newHand();
const ranks = newHand();
const groups = new Uint8Array(4);

/** SI-4.5: `order` is the shipped loads in the order laid. */
export function scatter(s: State, order: Uint8Array, n: number): void {
  groups.fill(0);
  for (let i = 0; i < n; i++) {
    suits[i] = s.loadSuit[order[i]];
    ranks[i] = s.rank[order[i]];
    groups[suits[i]] |= 1 << ranks[i];
  }
  removeShipped(s);
  for (let i = 0; i < n; i++) {
    const group = groups[suits[i]];
    // A coin that is alone of its suit hides nothing: the suits laid are open.
    const alone = group === 1 << ranks[i];
    lay(s, suits[i], ranks[i], scatterTile(s.shipped, i), alone ? EVERYBODY : 1 << ownerOf(s.seats, s.suit), group);
  }
  openHub(s);
}

/** SI-4.5: the tile of the i-th coin laid. */
export function scatterTile(from: Space, i: number): Space {
  return from - 1 - (i % rankOf(from));
}

/** SI-4.3, SI-4.6: the new hub may already be full enough. */
function openHub(s: State): void {
  const hub = s.shipped + 1;
  if (s.hubs[suitOf(s.shipped)] !== CLOSED) {
    for (let load = 0; load < s.count; load++) if (s.space[load] === hub) turnUp(s, load);
    if (isFull(s, hub)) return ship(s, hub);
  }
  s.awaited = NOTHING;
  checkEnd(s);
}
