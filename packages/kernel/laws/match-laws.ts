import { canonical, type Event, type Game, Play, type Setup, Sfc32 } from '@waybill/kernel';
import { expect } from 'vitest';
import * as law from './position-laws.ts';
import { randomMatch } from './random-match.ts';
import { Elsewhere, spoil } from './spoil.ts';

// The laws of whole matches, over set-ups that are taken in turn; each throws when its law is broken.

/** A complaint about coins, dice or money that were made or lost between two states; or null. */
export type Audit<S> = (before: S | null, event: Event | null, after: S) => string | null;

/** Event types that all may see though no view shows what they did, each with the clause that says so. */
export type OpenEvents = { readonly [type: string]: string };

/** Random matches end, their logs replay to the same state, and nothing is made or lost on the way. */
export function matchesEndAndReplay<S>(
  game: Game<S>,
  audit: Audit<S>,
  setups: readonly Setup[],
  matches: number,
): void {
  for (let i = 0; i < matches; i++) {
    const setup = setups[i % setups.length];
    const before = game.begin(setup);
    expect(audit(null, null, before)).toBeNull();
    const play = randomMatch(game, setup, new Sfc32(`conformance ${i}`), ({ state }, event) => {
      const complaint = audit(before, event, state);
      if (complaint) throw new Error(`match ${i}: ${complaint} after ${JSON.stringify(event)}`);
      game.copy(state, before);
    });
    expect(game.result(play.state)?.scores).toEqual(game.score(play.state));
    const again = new Play(game, setup).mustAccept(...play.events);
    expect(canonical(game.state(again.state))).toBe(canonical(game.state(play.state)));
  }
}

/** Moves and gate agree, copies change nothing, all can be said and drawn, and dealing is drawing. */
export function positionsHold<S>(game: Game<S>, setups: readonly Setup[], positions: number): void {
  const rng = new Sfc32('positions');
  const elsewhere = new Elsewhere(rng);
  const each = Math.ceil(positions / (setups.length * 3));
  for (let i = 0; i < setups.length * 3; i++) {
    const setup = setups[i % setups.length];
    const whole = randomMatch(game, setup, new Sfc32(`positions ${i}`));
    const stride = Math.max(1, Math.floor(whole.events.length / each));
    const offset = rng.below(stride);
    const play = new Play(game, setup);
    whole.events.forEach((event, index) => {
      const s = play.state;
      if (index < 4 || index % stride === offset) {
        const claims = [...spoil(whole.events, rng), ...elsewhere.claimedBy(game.next(s))];
        elsewhere.keep(law.movesAndGateAgree(game, s, claims));
        law.copiesAreEqualAndFree(game, setup, s, rng);
        law.everythingCanBeSaid(game, setup, s, event);
        law.boardCanBeDrawn(game, s, index % 2 === 0 ? 0 : 'watcher');
        if (game.next(s) === 'chance') {
          law.dealIsDraw(game, s, `deal ${index}`);
          law.outcomesAreWhole(game, s);
        }
      }
      play.mustAccept(event);
    });
    law.movesAndGateAgree(game, play.state, spoil(whole.events, rng));
    law.boardCanBeDrawn(game, play.state, 0);
  }
}

/** After every event redraws change nothing seen, guesses need nothing unseen, and logs tell no more than views. */
export function secretsAreKept<S>(game: Game<S>, open: OpenEvents, setups: readonly Setup[], positions: number): void {
  const rng = new Sfc32('secrets');
  for (let i = 0, events = 0; events < positions || i < setups.length; i++) {
    const setup = setups[i % setups.length];
    const before = game.begin(setup);
    law.redrawChangesNothingSeen(game, setup, before, rng);
    const play = randomMatch(game, setup, new Sfc32(`secrets ${i}`), ({ state }, event) => {
      law.redrawChangesNothingSeen(game, setup, state, rng);
      law.guessComesFromTheView(game, setup, state, rng);
      if (!Object.hasOwn(open, event.type)) law.logTellsNoMoreThanViews(game, setup, before, event, state, rng);
      game.copy(state, before);
    });
    events += play.events.length;
  }
}

/** In the log of every viewer each value is the real one or null. */
export function logsAreMasked<S>(game: Game<S>, setups: readonly Setup[]): void {
  setups.forEach((setup, i) => {
    const play = randomMatch(game, setup, new Sfc32(`log ${i}`));
    for (const viewer of [...setup.seats.keys(), 'watcher' as const]) {
      const shown = play.eventsFor(viewer);
      play.events.forEach((event, index) => {
        expect(law.isMasked(event, shown[index]), JSON.stringify(shown[index])).toBe(true);
      });
    }
  });
}
