import {
  type Event,
  legalEvents,
  Play,
  setupOf as provenSetup,
  type Refusal,
  type Setup,
  Sfc32,
} from '@waybill/kernel';
import { game as haulingAstronauts, type Sheet, type State } from './index.ts';

export type Options = {
  readonly bonusDice?: boolean;
  readonly hidden?: boolean;
  readonly begins?: 'first' | 'dice';
  readonly patience?: number;
  readonly press?: 'turn' | 'dice' | 'roll';
};

export function setupOf(options: Options = {}, sheet?: Sheet): Setup<Sheet> {
  return provenSetup(haulingAstronauts, { seats: ['Ann', 'Ben'], options, sheet });
}

/** A match at its first decision. */
export function match(options: Options = {}, sheet?: Sheet): Play<State> {
  return new Play(haulingAstronauts, setupOf(options, sheet));
}

/** A die by its short name: 4, "4g" or "4r". */
type ShortDie = number | `${number}${'g' | 'r'}`;

function die(short: ShortDie): { pips: number; kind?: string } {
  if (typeof short === 'number') return { pips: short };
  return { pips: Number.parseInt(short, 10), kind: short.endsWith('g') ? 'gold' : 'red' };
}

/** Events in few words, by whoever is to act. */
export const roll = { type: 'roll' };
export const pass = { type: 'pass' };
export const stay = { type: 'stay' };
export const dock = (...transports: string[]) => ({ type: 'dock', transports });
export const dice = (...shorts: ShortDie[]) => ({ by: 'chance', type: 'roll', dice: shorts.map(die) });
export const place = (short: ShortDie, cell: string) => ({ type: 'place', ...die(short), cell });
export const shift = (from: string, to: string) => ({ type: 'shift', from, to });
export const swap = (...ports: number[]) => ({ type: 'swap' as const, ports });
export const depart = (port: number, at: number, parts: { gold?: string; red?: string } = {}) => ({
  type: 'depart' as const,
  port,
  dock: at,
  ...parts,
});

type Short = { readonly type: string; readonly by?: unknown; readonly [field: string]: unknown };

function claim(play: Play<State>, event: Short): Refusal | null {
  const next = haulingAstronauts.next(play.state);
  return play.accept({ by: next === 'over' ? 0 : next, ...event });
}

/** Plays events that all must be accepted. */
export function script(play: Play<State>, ...events: Short[]): Play<State> {
  for (const event of events) {
    const refused = claim(play, event);
    if (refused) throw new Error(`${JSON.stringify(event)} refused by ${refused.clause} (${refused.code})`);
  }
  return play;
}

/** The clause and code that refuse an event, or null. */
export function refusal(play: Play<State>, event: Short): string | null {
  const refused = claim(play, event);
  return refused && `${refused.clause} ${refused.code}`;
}

/** A match after docking: seat 0 has low, mid, high; seat 1 even, odd, top. */
export function docked(options: Options = {}, sheet?: Sheet): Play<State> {
  return script(match(options, sheet), dock('low', 'mid', 'high'), dock('even', 'odd', 'top'));
}

/** Three rolls and eight dice placed, so that `pips[i]` lies on the ith cell in reading order; the ninth is booked. */
export function almostFull(pips: readonly ShortDie[], play: Play<State> = docked()): Play<State> {
  const cells = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
  pips.forEach((short, i) => {
    if (i % 3 === 0) script(play, roll, dice(...pips.slice(i, i + 3)));
    if (i < 8) script(play, place(short, cells[i]));
  });
  return play;
}

/** The grid is full, seat 0 has placed the ninth die and may depart. */
export function full(pips: readonly ShortDie[], play: Play<State> = docked()): Play<State> {
  return script(almostFull(pips, play), place(pips[8], 'c3'));
}

export function legal(play: Play<State>): Event[] {
  return legalEvents(haulingAstronauts, play.state);
}

/** The types of the legal events, each once, sorted. */
export function legalTypes(play: Play<State>): string[] {
  return [...new Set(legal(play).map(({ type }) => type))].sort();
}

/** Plays on at random until the match is over or `until` says so; `choose` may prefer some events. */
export function wander(
  play: Play<State>,
  seed: string | number,
  choose: (events: Event[]) => Event[] = (events) => events,
  until: (play: Play<State>) => boolean = () => false,
): Play<State> {
  const rng = new Sfc32(seed);
  while (haulingAstronauts.next(play.state) !== 'over' && !until(play)) {
    if (haulingAstronauts.next(play.state) === 'chance') script(play, haulingAstronauts.chance.draw(play.state, rng));
    else {
      const events = choose(legal(play));
      script(play, events[rng.below(events.length)]);
    }
  }
  return play;
}
