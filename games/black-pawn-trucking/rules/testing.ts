import { type Event, type EventOf, Play, playOf, type Setup, Sfc32, setupOf } from '@waybill/kernel';
import { type CityMapSheet, RANKS, tileCode } from '@waybill/kernel/piecepack';
import { audit } from './audit.ts';
import type { Events } from './events.ts';
import { game } from './index.ts';
import { SUIT_CODES } from './sheet.ts';
import type { State } from './state.ts';

/** City 1 has the null of suns, city 2 the ace … city 24 the five of arms. */
export const tilesInOrder: EventOf<Events, 'tiles'> = {
  by: 'chance',
  type: 'tiles',
  tiles: Array.from({ length: 24 }, (_, tile) => tileCode(SUIT_CODES, tile)),
};

/** `contracts('na25', 'SMCA')`: the faces of the dice S M C A, and the coin drawn for each. */
export function contracts(faces: string, coins: string): EventOf<Events, 'contracts'> {
  const dice = Object.fromEntries(SUIT_CODES.map((suit, die) => [suit, faces[die]]));
  return { by: 'chance', type: 'contracts', dice, coins: coins.split('') };
}

export const drive = (to: number): Events => ({ by: 0, type: 'drive', to });
export const start = (city: number): Events => ({ by: 0, type: 'start', city });
export const flip = (ranks: string): Events => ({ by: 'chance', type: 'flip', ranks: ranks.split('') });
export const loan: Events = { by: 0, type: 'loan' };
export const contract: Events = { by: 0, type: 'contract' };
export const wait: Events = { by: 0, type: 'wait' };

export function setUp(options: Record<string, unknown> = {}, sheet?: unknown): Setup<CityMapSheet> {
  return setupOf(game, { options, seats: ['Ann'], sheet });
}

/** A match with these events, all of them accepted. */
export function script(events: readonly Event[], options: Record<string, unknown> = {}): Play<State> {
  return playOf(game, { options, seats: ['Ann'] }, ...events);
}

export function mustAccept(play: Play<State>, ...events: Event[]): void {
  play.mustAccept(...events);
}

interface Position {
  readonly truck: number;
  readonly cash?: number;
  readonly loans?: number;
  readonly cargo?: string;
  readonly goods?: { readonly [city: number]: string };
  /** Ranks already turned over; the coins not seen and not raw on truck or map are in the cup. */
  readonly seen?: { readonly [suit: string]: string };
  readonly step?: string;
}

/** The start of a turn on the tiles in order, with every coin accounted for. */
export function arrange(position: Position, options: Record<string, unknown> = {}): Play<State> {
  const { truck, cash = 10, loans = 1, cargo = '', goods = {}, seen = {}, step = 'drive' } = position;
  const lying = cargo + Object.values(goods).join('');
  const raw = (suit: string) => lying.split('').filter((code) => code === suit).length;
  const seenOf = (suit: string) => (seen[suit] ?? '').split('');
  const finished = lying.split('').filter((code) => (RANKS as readonly string[]).includes(code)).length;
  const view = {
    turn: 7,
    step,
    truck,
    cash,
    loans,
    cargo: cargo.split(''),
    goods: Object.fromEntries(Object.entries(goods).map(([city, codes]) => [city, codes.split('')])),
    delivered: SUIT_CODES.reduce((sum, suit) => sum + seenOf(suit).length, 0) - finished,
    coins: Object.fromEntries(SUIT_CODES.map((suit) => [suit, 6 - raw(suit) - seenOf(suit).length])),
    seen: Object.fromEntries(SUIT_CODES.map((suit) => [suit, seenOf(suit)])),
    tiles: tilesInOrder.tiles,
  };
  const play = new Play(game, setUp(options));
  game.copy(game.imagine(play.setup as Setup<CityMapSheet>, view, 0, new Sfc32(0)), play.state);
  const complaint = audit(null, null, play.state);
  if (complaint) throw new Error(complaint);
  return play;
}

/** All ranks of all suits: nothing is left in the cup. */
export const allSeen = { S: 'na2345', M: 'na2345', C: 'na2345', A: 'na2345' };
