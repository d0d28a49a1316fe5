import { type Event, Play, type Refusal, Sfc32, setupOf } from '@waybill/kernel';
import { game as shipIt } from './index.ts';
import { type Changes, rearrange } from './rearrange.ts';
import type { State } from './state.ts';
import type { ShipItView } from './view-types.ts';

/**
 * The table of the tests: eight cities of three in three columns, each suit's tiles n a 2 3 4 5 in the order drawn.
 *
 *     nS nC .  .  2C 2A .  .  4A 4M
 *     .  nA .  .  .  2M .  .  .  5S
 *     nM aS .  .  3S 3C .  .  5C 5A
 *     .  aC .  .  .  3A .  .  .  5M
 *     aA aM .  .  3M 4S
 *     .  2S .  .  .  4C
 */
const DRAWN = 'nS nC nA nM aS aC aA aM 2S 2C 2A 2M 3S 3C 3A 3M 4S 4C 4A 4M 5S 5C 5A 5M'.split(' ');
const SEATS = ['Ann', 'Bob', 'Cat', 'Dan'];

export const citiesEvent = (ticks: Record<string, string> = {}): Event => ({
  by: 'chance',
  type: 'cities',
  tiles: DRAWN.map((tile) => ({ tile, tick: ticks[tile] ?? 'nw' })),
});

/** By default the loads on n, 2, 3, 4, 5 of each suit's own deal are worth 5, 4, 3, 2 and an ace. */
export const freightEvent = (ranks = '5432a'): Event => ({
  by: 'chance',
  type: 'freight',
  ranks: Array.from({ length: 20 }, (_, i) => ranks[Math.floor(i / 4)]),
});

export interface Opening {
  readonly seats?: number;
  readonly target?: number;
  readonly options?: Record<string, unknown>;
  readonly ticks?: Record<string, string>;
  readonly ranks?: string;
}

export function blank({ seats = 4, target = 100, options = {} }: Opening = {}): Play<State> {
  return new Play(shipIt, setupOf(shipIt, { seats: SEATS.slice(0, seats), options: { target, ...options } }));
}

/** A match with its cities built and its freight laid. */
export function opening(how: Opening = {}): Play<State> {
  const play = blank(how);
  accept(play, citiesEvent(how.ticks), freightEvent(how.ranks));
  return play;
}

/** Plays events that must all be legal; one without `by` is the seat’s to move. */
export function accept(play: Play<State>, ...events: (Omit<Event, 'by'> & { by?: Event['by'] })[]): Play<State> {
  for (const event of events) {
    const refused = play.accept(byWhom(play, event));
    if (refused) throw new Error(`${refused.clause} ${refused.code}: ${JSON.stringify(event)}`);
  }
  return play;
}

const byWhom = (play: Play<State>, event: object): object => ({ by: shipIt.next(play.state), ...event });

export function refusal(play: Play<State>, event: object): Refusal | null {
  const before = JSON.stringify(shipIt.state(play.state));
  const refused = play.accept(byWhom(play, event));
  if (refused && JSON.stringify(shipIt.state(play.state)) !== before) throw new Error('a refusal changed the state');
  return refused;
}

export const clause = (play: Play<State>, event: object): string | undefined => refusal(play, event)?.clause;

/** Moves pieces on the table without playing there, ranks as they are. */
export function arrange(play: Play<State>, changes: Changes): Play<State> {
  const view = rearrange(shipIt.state(play.state) as ShipItView, changes);
  shipIt.copy(shipIt.imagine(play.setup as never, view, 'watcher', new Sfc32(0)), play.state);
  return play;
}

export const shown = (play: Play<State>): ShipItView => shipIt.state(play.state) as ShipItView;

/** Dominoes in a row: `road('2,4', 'down', '00 01')`. */
export function road(from: string, way: 'right' | 'down', pips: string): ShipItView['dominoes'] {
  const [x, y] = from.split(',').map(Number);
  const at = (i: number) => (way === 'right' ? `${x + i},${y}` : `${x},${y + i}`);
  return pips.split(' ').map((pair, i) => {
    const [a, b] = [Number(pair[0]), Number(pair[1])];
    return a <= b
      ? { domino: [a, b], squares: [at(2 * i), at(2 * i + 1)] }
      : { domino: [b, a], squares: [at(2 * i + 1), at(2 * i)] };
  });
}

export const link = (domino: readonly number[]): [Omit<Event, 'by'>, Event] => [
  { type: 'link' },
  { by: 'chance', type: 'link', domino },
];
