import {
  asUsual,
  Dealer,
  type Event,
  type Game,
  type Match,
  NEWEST_DEALER,
  type Options,
  Play,
  setupOf,
} from '@waybill/kernel';
import type { Sitter } from '../model.ts';
import { type Kept, keep } from './matches.ts';

/** What somebody chose before a match. */
export interface Plan {
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly options?: Options;
  readonly sheet?: unknown;
  readonly seed?: string;
  /** What is mixed into the dice, where a server is to draw them again: nothing for each seat. */
  readonly salts?: readonly string[];
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
  // A lesson speaks of dice that fell when it was written.
  const dealer = new Dealer(plan.seed ?? randomText(), plan.salts ?? [], plan.lesson ? 1 : NEWEST_DEALER);
  const { options = {}, sheet } = plan;
  const match: Match = {
    waybill: 1,
    game: game.id,
    seats: plan.names,
    // Its points too are those of that day.
    ...(plan.lesson ? { options, ...(sheet !== undefined && { sheet }) } : asUsual(game, { options, sheet })),
    dealer: dealer.record(),
    events: [],
  };
  const events = plan.byHand ? [] : firstDeal(game, match, dealer);
  const { daily, lesson, answers, byHand = false } = plan;
  return keepNew(game, { ...match, events }, plan.sitters, {
    byHand,
    ...(daily && { daily }),
    ...(lesson && { lesson }),
    ...(answers && { answers }),
  });
}

function firstDeal(game: Game, match: Match, dealer: Dealer): readonly Event[] {
  return new Play(game, setupOf(game, match)).deal(dealer);
}

/** A match as it is from its first moment on this device. */
export function keepNew(
  game: Game,
  match: Match,
  sitters: readonly Sitter[],
  more: Pick<Kept, 'byHand' | 'daily' | 'table' | 'lesson' | 'answers'>,
): Kept {
  const now = Date.now();
  const kept: Kept = {
    id: randomText().slice(0, 12),
    match,
    sitters,
    started: now,
    updated: now,
    ...standingOf(game, match),
    takenBack: 0,
    seen: match.seats.map(() => match.events.length),
    ...more,
  };
  // It is played from here on, and kept meanwhile.
  void keep(kept).then(() => navigator.storage?.persist?.());
  return kept;
}

function standingOf(game: Game, match: Match): Pick<Kept, 'next' | 'scores'> {
  const setup = setupOf(game, match);
  const play = new Play(game, setup);
  for (const event of match.events) play.accept(event);
  return { next: game.next(play.state), scores: game.score(play.state) };
}
