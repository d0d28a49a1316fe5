import { type Dealer, type Dealt, dealtAfter, NOTHING_DEALT } from './dealer.ts';
import type { Event, Viewer } from './event.ts';
import type { Game, Setup } from './game.ts';
import { apply, judge } from './judge.ts';
import type { Match } from './match.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { type Chosen, setupOf } from './setup.ts';

/** A match being played: the state and the events that made it. */
export class Play<S = unknown> {
  readonly events: Event[] = [];
  readonly state: S;
  dealt: Dealt = NOTHING_DEALT;

  constructor(
    readonly game: Game<S>,
    readonly setup: Setup,
  ) {
    this.state = game.begin(setup);
  }

  /** Takes one event, or says why not and leaves everything as it was. */
  accept(claimed: unknown): Refusal | null {
    const judged = judge(this.game, this.state, claimed);
    if (isRefusal(judged)) return judged;
    if (judged.move === null) this.dealt = dealtAfter(this.game, this.state, this.dealt);
    apply(this.game, this.state, judged);
    this.events.push(judged.event);
    return null;
  }

  /** Takes events that must all be legal; throws at the first that is not. */
  mustAccept(...events: readonly Event[]): this {
    for (const event of events) {
      const refused = this.accept(event);
      if (refused) throw new Error(`refused by ${refused.clause} (${refused.code}): ${JSON.stringify(event)}`);
    }
    return this;
  }

  /** Lets the dealer draw until somebody has to decide or the match is over. */
  deal(dealer: Dealer): Event[] {
    const from = this.events.length;
    while (this.game.next(this.state) === 'chance') {
      this.mustAccept(dealer.draw(this.game, this.state, this.events.length, this.dealt));
    }
    return this.events.slice(from);
  }

  /** The log as a viewer may know it now. */
  eventsFor(viewer: Viewer): Event[] {
    const { game, setup, state } = this;
    const past = game.begin(setup);
    return this.events.map((event) => {
      const hidden = game.hide(past, event, viewer, state);
      const judged = judge(game, past, event);
      if (!isRefusal(judged)) apply(game, past, judged);
      return hidden;
    });
  }
}

/** A match with these events played, all of which must be legal: for tests, samples and lessons. */
export function playOf<S>(game: Game<S>, chosen: Chosen = {}, ...events: readonly Event[]): Play<S> {
  return new Play(game, setupOf(game as Game, chosen)).mustAccept(...events);
}

/** Plays a file's events until the end, or up to the first that is refused. */
export function replay<S>(game: Game<S>, setup: Setup, match: Match, upTo = match.events.length): Replayed<S> {
  const play = new Play(game, setup);
  for (let index = 0; index < upTo; index++) {
    const refusal = play.accept(match.events[index]);
    if (refusal) return { play, refused: { index, refusal } };
  }
  return { play, refused: null };
}

export interface Replayed<S> {
  readonly play: Play<S>;
  readonly refused: { readonly index: number; readonly refusal: Refusal } | null;
}
