import {
  apply,
  type Dealt,
  dealtAfter,
  type Event,
  type Game,
  isRefusal,
  judge,
  NOTHING_DEALT,
  type Setup,
} from '@waybill/kernel';

/** Going back replays fewer events than this, however long the match is. */
const EVERY = 16;

/** A state, and what chance had done by then. */
interface Reached {
  readonly state: unknown;
  readonly dealt: Dealt;
}

/** The events of a match so far, with the state after every few of them. */
export class History {
  readonly events: Event[] = [];
  private readonly states: Reached[] = [];

  constructor(private readonly game: Game) {}

  /** One more, and the state it led to. */
  push(event: Event, { state, dealt }: Reached): void {
    this.events.push(event);
    if (this.events.length % EVERY === 0) this.states.push({ state: this.game.clone(state), dealt });
  }

  /** Forgets all but the first `to` events; the state after them. */
  back(setup: Setup, to: number): Reached {
    const { game, events, states } = this;
    events.length = to;
    states.length = Math.floor(to / EVERY);
    const last = states.at(-1);
    const state = last ? game.clone(last.state) : game.begin(setup);
    let dealt = last?.dealt ?? NOTHING_DEALT;
    for (const event of events.slice(states.length * EVERY)) {
      const judged = judge(game, state, event);
      if (isRefusal(judged)) continue;
      if (judged.move === null) dealt = dealtAfter(game, state, dealt);
      apply(game, state, judged);
    }
    return { state, dealt };
  }
}
