import { canonical } from './canonical.ts';
import { commitment, Dealer } from './dealer.ts';
import type { Event } from './event.ts';
import type { Game, Setup } from './game.ts';
import type { Match } from './match.ts';
import { Play } from './play.ts';

/** What a check of a match's dice found. */
export interface Proof {
  /** Chance events that are what the seed says. */
  readonly proven: number;
  /** Chance events rolled by hand: nobody can prove those. */
  readonly byHand: number;
  /** The first thing that is not as it should be, or null. */
  readonly fault: Fault | null;
}

export type Fault =
  | { readonly kind: 'no-dealer' | 'no-seed' | 'commit' }
  | { readonly kind: 'event'; readonly index: number; readonly drawn: Event }
  | { readonly kind: 'refused'; readonly index: number };

/** Recomputes every chance event of a match from its revealed seed. */
export function verify<S>(game: Game<S>, setup: Setup, match: Match): Proof {
  const record = match.dealer;
  if (!record) return { proven: 0, byHand: 0, fault: { kind: 'no-dealer' } };
  if (record.seed === undefined) return { proven: 0, byHand: 0, fault: { kind: 'no-seed' } };
  const { seed } = record;
  if (commitment(seed) !== record.commit) return { proven: 0, byHand: 0, fault: { kind: 'commit' } };
  const dealer = Dealer.of({ ...record, seed });
  const hand = new Set(record.byHand ?? []);
  const play = new Play(game, setup);
  let proven = 0;
  let byHand = 0;
  for (let index = 0; index < match.events.length; index++) {
    const event = match.events[index];
    if (game.next(play.state) === 'chance') {
      if (hand.has(index)) byHand++;
      else {
        const drawn = dealer.draw(game, play.state, index, play.dealt);
        if (canonical(drawn) !== canonical(event)) return { proven, byHand, fault: { kind: 'event', index, drawn } };
        proven++;
      }
    }
    if (play.accept(event)) return { proven, byHand, fault: { kind: 'refused', index } };
  }
  return { proven, byHand, fault: null };
}
