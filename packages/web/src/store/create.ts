import {
  commitment,
  Dealer,
  type Event,
  type Game,
  isFlaw,
  type Match,
  type Options,
  Play,
  readSetup,
} from '@waybill/rules/kernel';
import type { Sitter } from '../table/model.ts';
import { type Kept, keep } from './database.ts';

/** What somebody chose before a match. */
export interface Plan {
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly options?: Options;
  readonly sheet?: unknown;
  readonly seed?: string;
  readonly byHand?: boolean;
  readonly daily?: string;
  readonly lesson?: true;
  readonly answers?: readonly Event[];
}

/** 128 bits from the device's own generator. */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function create(game: Game, plan: Plan): Kept {
  const seed = plan.seed ?? randomText();
  const match: Match = {
    waybill: 1,
    game: game.id,
    options: plan.options ?? {},
    seats: plan.names,
    ...(plan.sheet !== undefined && { sheet: plan.sheet }),
    dealer: { commit: commitment(seed), seed },
    events: [],
  };
  const events = plan.byHand ? [] : firstDeal(game, match, seed);
  const { daily, lesson, answers, byHand = false } = plan;
  return keepNew(game, { ...match, events }, plan.sitters, {
    byHand,
    ...(daily && { daily }),
    ...(lesson && { lesson }),
    ...(answers && { answers }),
  });
}

function firstDeal(game: Game, match: Match, seed: string): readonly Event[] {
  const setup = readSetup(game, match);
  if (isFlaw(setup)) throw new Error(`${setup.field} ${setup.words}`);
  return new Play(game, setup).deal(new Dealer(seed));
}

/** A match as it is from its first moment on this device. */
export function keepNew(
  game: Game,
  match: Match,
  sitters: readonly Sitter[],
  more: Pick<Kept, 'byHand' | 'daily' | 'lesson' | 'answers'>,
): Kept {
  const now = Date.now();
  const kept: Kept = {
    id: randomText().slice(0, 12),
    match,
    sitters,
    started: now,
    updated: now,
    next: nextOf(game, match),
    takenBack: 0,
    seen: match.seats.map(() => match.events.length),
    ...more,
  };
  // It is played from here on, and kept meanwhile.
  void keep(kept).then(() => navigator.storage?.persist?.());
  return kept;
}

function nextOf(game: Game, match: Match): Kept['next'] {
  const setup = readSetup(game, match);
  if (isFlaw(setup)) throw new Error(`${setup.field} ${setup.words}`);
  const play = new Play(game, setup);
  for (const event of match.events) play.accept(event);
  return game.next(play.state);
}
