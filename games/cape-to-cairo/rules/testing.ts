import { Dealer, type Event, type Play, playOf, type Seat, type View } from '@waybill/kernel';
import { tileCode } from '@waybill/kernel/piecepack';
import { game as capeToCairo } from './index.ts';
import { type State, SUITS_C2C } from './state.ts';
import type { StateView } from './view.ts';

export interface Chosen {
  readonly seats?: number;
  readonly options?: { readonly [key: string]: unknown };
  readonly sheet?: unknown;
}

/** A match with these events played; throws at the first that is refused. */
export function script(chosen: Chosen, ...events: readonly Event[]): Play<State> {
  const seats = ['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, chosen.seats ?? 2);
  return playOf(capeToCairo, { ...chosen, seats }, ...events);
}

export function more(play: Play<State>, ...events: readonly Event[]): Play<State> {
  return play.mustAccept(...events);
}

/** City 1 has nH, 2 aH, … 6 5H, 7 nD, … 24 5S. */
export const tiles: Event = {
  by: 'chance',
  type: 'tiles',
  tiles: Array.from({ length: 24 }, (_, tile) => tileCode(SUITS_C2C, tile)),
};

/** `contracts('na23', 'HHSC')`: the faces of the dice and the coins, in die order. */
export function contracts(faces: string, coins: string): Event {
  const dice = Object.fromEntries(SUITS_C2C.map((suit, die) => [suit, faces[die]]));
  return { by: 'chance', type: 'contracts', dice, coins: Array.from(coins) };
}

export const first = (seat: unknown): Event => ({ by: 'chance', type: 'first', seat });
export const flip = (ranks: string): Event => ({ by: 'chance', type: 'flip', ranks: Array.from(ranks) });
export const bid = (by: Seat, amount: unknown): Event => ({ by, type: 'bid', amount });
export const pass = (by: Seat): Event => ({ by, type: 'pass' });
export const place = (by: Seat, city: unknown): Event => ({ by, type: 'place', city });
export const load = (by: Seat, good: unknown): Event => ({ by, type: 'load', good });
export const drive = (by: Seat, to: unknown): Event => ({ by, type: 'drive', to });

/** Set-up: the tiles in order, one coin of each suit on the null of another; Ann is first player. */
export const opening: readonly Event[] = [tiles, contracts('nnnn', 'DHSC'), first(0)];

/** Ann goes first for nothing, Bob second. */
export const annFirst: readonly Event[] = [bid(0, 0), pass(1)];

/** Plays on by a policy, chance by a fixed dealer, until `stop` or the end. */
export function playOn(play: Play<State>, policy: (s: State) => Event, stop: (s: State) => boolean): Play<State> {
  const dealer = new Dealer('cape-to-cairo', [], 1);
  while (capeToCairo.next(play.state) !== 'over' && !stop(play.state)) {
    if (capeToCairo.next(play.state) === 'chance') play.deal(dealer);
    else more(play, policy(play.state));
  }
  return play;
}

export const shown = ({ state }: Play<State>) => capeToCairo.state(state) as StateView & View;
export const scores = ({ state }: Play<State>) => capeToCairo.score(state);
export const ended = ({ state }: Play<State>) => capeToCairo.result(state);
