import {
  canonical,
  type Dealer,
  type DealerRecord,
  type Event,
  type Game,
  isRefusal,
  judge,
  type Match,
  Play,
  type Refusal,
  type Rng,
  type Seat,
  type Setup,
  Sfc32,
} from '@waybill/kernel';
import type { Opinion, Player } from '../players.ts';
import type { Wait } from '../ponder.ts';
import { freshSeed } from '../setup.ts';

/** How often an undo is tried against what the seat might have thought before it. */
const GUESSES = 8;

/** A match at this screen: who sits where, and what has happened. */
export class TerminalMatch {
  private played: Play;

  constructor(
    readonly game: Game,
    readonly setup: Setup,
    private readonly head: Omit<Match, 'events' | 'dealer'>,
    private readonly dealer: Dealer,
    private readonly record: DealerRecord | undefined,
    /** Null where a person sits. */
    readonly seats: readonly (Player | null)[],
    events: readonly Event[] = [],
    private readonly rng: Rng = new Sfc32(freshSeed()),
  ) {
    this.played = this.rebuild(events);
  }

  get play(): Play {
    return this.played;
  }

  get match(): Match {
    return { ...this.head, ...(this.record ? { dealer: this.record } : {}), events: this.played.events };
  }

  /** Chance and players act until a person has to, or the match is over; `wait` is called while they think. */
  async advance(wait: (seat: Seat) => Promise<boolean>): Promise<void> {
    for (;;) {
      this.played.deal(this.dealer);
      const next = this.game.next(this.played.state);
      const player = typeof next === 'number' ? this.seats[next] : null;
      if (typeof next !== 'number' || !player) return;
      this.played.accept((await this.consult(player, next, () => wait(next))).event);
    }
  }

  accept(event: unknown): Refusal | null {
    return this.played.accept(event);
  }

  /** What this player would do at that seat. It stops thinking when `wait` says so. */
  async consult(player: Player, seat: Seat, wait: Wait): Promise<Opinion> {
    const { state } = this.played;
    if (player.ponder) return player.ponder(state, seat, this.rng, wait);
    return { event: this.game.write(state, player.choose(state, seat, this.rng)), words: '' };
  }

  /** Takes back the last decision, or says why that would not be fair. */
  undo(): string | null {
    const { events } = this.played;
    const last = events.at(-1);
    if (!last) return 'nothing has been done yet';
    if (last.by === 'chance') return 'the dice have been rolled since';
    if (this.seats[last.by]) return `${this.setup.seats[last.by]} has moved since`;
    const next = this.game.next(this.played.state);
    if (typeof next === 'number' && next !== last.by) return `it is ${this.setup.seats[next]}’s turn already`;
    const before = this.rebuild(events.slice(0, -1));
    if (this.revealed(before, last, last.by)) return 'it has shown you something that was hidden';
    this.played = before;
    return null;
  }

  /**
   * Whether an event taught its seat something: made in other states that the seat could not tell from the real one,
   * it would have looked different.
   */
  private revealed(before: Play, event: Event, seat: Seat): boolean {
    const { game } = this;
    const seen = canonical(game.view(this.played.state, seat));
    for (let i = 0; i < GUESSES; i++) {
      const other = game.guess(before.state, seat, this.rng);
      const judged = judge(game, other, event);
      if (isRefusal(judged) || judged.move === null) return true;
      game.play(other, judged.move);
      if (canonical(game.view(other, seat)) !== seen) return true;
    }
    return false;
  }

  /** Whether any person here knows something that the others don't. */
  hasSecrets(): boolean {
    const { game } = this;
    const open = canonical(game.view(this.played.state, 'watcher'));
    return this.seats.some((player, seat) => !player && canonical(game.view(this.played.state, seat)) !== open);
  }

  private rebuild(events: readonly Event[]): Play {
    const play = new Play(this.game, this.setup);
    for (const event of events) play.accept(event);
    return play;
  }
}
