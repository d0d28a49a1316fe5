import { signal } from '@preact/signals';
import { type Event, type Game, isRefusal, judge, type Refusal, type Setup } from '@waybill/kernel';
import { LocalTable } from '../match/local-table.ts';
import type { Mistake } from '../match/mistakes/deck.ts';
import type { Undo } from '../match/model.ts';

/** A position of a match that was: one answer is taken, and nothing goes on from it. */
export class PracticeTable extends LocalTable {
  readonly answer = signal<Event | null>(null);
  override readonly undo = signal<Undo>({ kind: 'none' });
  readonly hints = false;
  /** Whether the answer is in the deck. */
  isInDeck = false;

  constructor(game: Game, setup: Setup, mistake: Mistake) {
    const { id, match, seat, updated } = mistake;
    super(game, setup, {
      id,
      match,
      sitters: match.seats.map((_, i) => ({ kind: i === seat ? 'person' : 'friend' })),
      started: updated,
      updated,
      next: seat,
      byHand: false,
      takenBack: 0,
      // Everything has been seen: nothing is shown again, and nothing is kept.
      seen: match.seats.map(() => match.events.length),
    });
  }

  override act(event: Event): Promise<Refusal | null> {
    const judged = judge(this.game, this.moment(this.length.value)!.state, event);
    if (isRefusal(judged)) return Promise.resolve(judged);
    this.answer.value ??= event;
    return Promise.resolve(null);
  }
}
