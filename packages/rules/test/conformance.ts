import { describe, expect, it } from 'vitest';
import { canonical, type Event, type Game, Play, Sfc32 } from '../src/index.ts';
import * as check from './checks.ts';
import { randomMatch } from './random-match.ts';
import { Elsewhere, spoil } from './spoil.ts';
import { ownSheets, variants } from './variants.ts';

/** A complaint about coins, dice or money that were made or lost between two states; or null. */
export type Audit<S> = (before: S | null, event: Event | null, after: S) => string | null;

const MATCHES = 2000;
/** Laws that cost more than playing are checked at about so many positions of a game. */
const POSITIONS = 1500;
/** Secrecy is checked after every event of as many whole matches as have so many together. */
const WATCHED = 3000;

/** Event types that all may see though no view shows what they did, each with the clause that says so. */
export type Open = { readonly [type: string]: string };

/** The laws every game keeps, whatever its options. */
export function conformance<S>(game: Game<S>, audit: Audit<S>, open: Open = {}): void {
  const setups = [...variants(game), ...ownSheets(game)];
  const setupOf = (i: number) => setups[i % setups.length];

  describe(`${game.id} conforms`, () => {
    it(`${MATCHES} random matches over ${setups.length} set-ups end, their logs replay, and nothing is made or lost`, () => {
      for (let i = 0; i < MATCHES; i++) {
        const setup = setupOf(i);
        let before = game.begin(setup);
        expect(audit(null, null, before)).toBeNull();
        const play = randomMatch(game, setup, new Sfc32(`conformance ${i}`), ({ state }, event) => {
          const complaint = audit(before, event, state);
          if (complaint) throw new Error(`match ${i}: ${complaint} after ${JSON.stringify(event)}`);
          game.copy(state, before);
        });
        expect(game.result(play.state)?.scores).toEqual(game.score(play.state));
        const again = new Play(game, setup);
        for (const event of play.events) {
          if (again.accept(event)) throw new Error(`match ${i} does not replay: ${JSON.stringify(event)}`);
        }
        expect(canonical(game.state(again.state))).toBe(canonical(game.state(play.state)));
        before = play.state;
      }
    });

    it('keeps the laws of a position: moves and gate agree, copies change nothing, all can be said and drawn', () => {
      const rng = new Sfc32('positions');
      const elsewhere = new Elsewhere(rng);
      const each = Math.ceil(POSITIONS / (setups.length * 3));
      for (let i = 0; i < setups.length * 3; i++) {
        const setup = setupOf(i);
        const whole = randomMatch(game, setup, new Sfc32(`positions ${i}`));
        const stride = Math.max(1, Math.floor(whole.events.length / each));
        const offset = rng.below(stride);
        const play = new Play(game, setup);
        whole.events.forEach((event, index) => {
          const s = play.state;
          if (index < 4 || index % stride === offset) {
            const claims = [...spoil(whole.events, rng), ...elsewhere.claimedBy(game.next(s))];
            elsewhere.keep(check.movesAndGateAgree(game, s, claims));
            check.copiesAreEqualAndFree(game, setup, s, rng);
            check.everythingCanBeSaid(game, setup, s, event);
            check.boardCanBeDrawn(game, s, index % 2 === 0 ? 0 : 'watcher');
            if (game.next(s) === 'chance') {
              check.dealIsDraw(game, s, `deal ${index}`);
              check.outcomesAreWhole(game, s);
            }
          }
          expect(play.accept(event)).toBeNull();
        });
        check.movesAndGateAgree(game, play.state, spoil(whole.events, rng));
        check.boardCanBeDrawn(game, play.state, 0);
      }
    });

    it('shows no viewer a secret after any event: redraws change nothing seen, and logs tell no more than views', () => {
      const rng = new Sfc32('secrets');
      for (let i = 0, events = 0; events < WATCHED || i < setups.length; i++) {
        const setup = setupOf(i);
        const before = game.begin(setup);
        check.redrawChangesNothingSeen(game, setup, before, rng);
        const play = randomMatch(game, setup, new Sfc32(`secrets ${i}`), ({ state }, event) => {
          check.redrawChangesNothingSeen(game, setup, state, rng);
          if (!Object.hasOwn(open, event.type)) check.logTellsNoMoreThanViews(game, setup, before, event, state, rng);
          game.copy(state, before);
        });
        events += play.events.length;
      }
    });

    it('shows every viewer a log in which each value is the real one or null', () => {
      for (let i = 0; i < setups.length; i++) {
        const setup = setupOf(i);
        const play = randomMatch(game, setup, new Sfc32(`log ${i}`));
        for (const viewer of [...setup.seats.keys(), 'watcher' as const]) {
          const shown = play.eventsFor(viewer);
          play.events.forEach((event, index) => {
            expect(check.isMasked(event, shown[index]), JSON.stringify(shown[index])).toBe(true);
          });
        }
      }
    });
  });
}
