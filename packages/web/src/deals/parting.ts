import { canonical, type Event, type Game, isFlaw, type Match, Play, readSetup, type Seat } from '@waybill/kernel';

/** A match as its player's decisions cut it. */
export interface Side {
  readonly match: Match;
  readonly seat: Seat;
  /** How many events there had been before each decision of the seat; at last, all of them. */
  readonly stops: readonly number[];
}

/** Null where this version can't replay it. */
export function sideOf(game: Game, match: Match, seat: Seat): Side | null {
  const setup = readSetup(game, match);
  if (isFlaw(setup)) return null;
  const play = new Play(game, setup);
  const stops: number[] = [];
  for (const [index, event] of match.events.entries()) {
    if (event.by === seat) stops.push(index);
    if (play.accept(event)) return null;
  }
  return { match, seat, stops: [...stops, match.events.length] };
}

/** How many decisions both made alike; null where that is all of them, and everything else was alike too. */
export function partedAfter(a: Side, b: Side): number | null {
  const differ = (x: Event | undefined, y: Event | undefined) => !x || !y || canonical(x) !== canonical(y);
  const at = a.match.events.findIndex((event, index) => differ(event, b.match.events[index]));
  if (at < 0 && a.match.events.length === b.match.events.length) return null;
  const end = at < 0 ? a.match.events.length : at;
  return a.stops.filter((stop) => stop < end).length;
}
