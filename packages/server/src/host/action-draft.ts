import { Dealer, type Event, type Judged, type Level, type Seat } from '@waybill/kernel';
import { Draft } from '../log/draft.ts';
import type { Body, PersonId } from '../log/entry.ts';
import type { History } from '../log/history.ts';
import { seatOf, type TableState, toAct } from '../log/table.ts';

/** Who plays on for somebody who left. */
export const STAND_IN: Level = 'medium';

/** One action being worked out: entries are drafted here, and count once they are durable. */
export class ActionDraft {
  private readonly draft: Draft;
  /** When it happens. */
  readonly at: number;

  constructor(
    from: TableState,
    /** Kept from everybody until the end. */
    private readonly seed: string,
    now: number,
    /** Nobody where the server acts by itself. */
    readonly person: PersonId | null,
    private readonly key: string | null,
    history: History | null = null,
    /** How long the messages on the way to it took, as far as the server has measured that. */
    readonly lag = 0,
  ) {
    this.draft = new Draft(from, history);
    // A clock that is set back doesn't turn the log around.
    this.at = Math.max(now, from.changed);
  }

  get table(): TableState {
    return this.draft.table;
  }

  get drafted(): Draft {
    return this.draft;
  }

  get history(): readonly Event[] {
    return this.draft.history?.events ?? [];
  }

  get seat(): Seat | null {
    return this.person === null ? null : seatOf(this.table, this.person);
  }

  push(body: Body): void {
    const { at, person, key } = this;
    if (this.draft.entries.length > 0 || person === null) this.draft.push({ at, ...body });
    else this.draft.push({ at, by: person, ...(key === null ? {} : { key }), ...body });
  }

  /** An event of the match, as the rules have just let it pass; of the time it took, so much is given back. */
  pushJudged(judged: Judged, givenBack = 0): void {
    const { at, person, key } = this;
    const { event } = judged;
    const first = this.draft.entries.length === 0 && person !== null && key !== null;
    if (!first) this.draft.push({ at, type: 'event', event }, judged);
    else if (givenBack === 0) this.draft.push({ at, by: person, key, type: 'event', event }, judged);
    else this.draft.push({ at, by: person, key, type: 'event', lag: givenBack, event }, judged);
  }

  /** Lets chance do its part, and ends the match where the rules end it. */
  goOn(): void {
    let dealer: Dealer | null = null;
    for (let next = toAct(this.table); next === 'chance'; next = toAct(this.table)) {
      const { game, playing } = this.table;
      dealer ??= new Dealer(this.seed, this.table.salts, this.table.dealer);
      if (playing)
        this.pushJudged({ event: dealer.draw(game, playing.state, playing.events, playing.dealt), move: null });
    }
    const { game, phase, playing } = this.table;
    const result = phase === 'on' && playing ? game.result(playing.state) : null;
    if (result) this.push({ type: 'end', how: 'played', result, winners: result.winners, seed: this.revealed });
  }

  /** The seed of a deal is told when the deal is over, to everybody at once. */
  private get revealed(): string {
    return this.table.plan.deal === undefined ? this.seed : '';
  }

  /** Ends the match before its end. */
  stop(how: 'resigned' | 'time' | 'abandoned', winners: readonly Seat[]): void {
    this.push({ type: 'end', how, result: null, winners, seed: this.revealed });
  }
}
