import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Event, Game, Refusal, Setup, Viewer } from '@waybill/kernel';
import { Bots } from '../bots/bot-client.ts';
import type { Advice } from '../bots/protocol.ts';
import type { Moment } from '../games/board.ts';
import { momentOf } from '../games/moment.ts';
import { notify } from '../look/notice.ts';
import type { Line, Remark, Sitter, Table, Undo, Work } from '../match/model.ts';
import { t as app } from '../words/catalogue.ts';
import { explain, haltWords, outageWords } from './refusal-words.ts';
import type { Room } from './room.ts';
import { recall, remember } from './seen.ts';
import { setupOfPlan } from './work-out.ts';

/** A match at the server: views and masked events, and the rules to ask about them. */
export class OnlineTable implements Table {
  readonly id: string;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly length: ReadonlySignal<number>;
  readonly lines: ReadonlySignal<readonly Line[]>;
  readonly remarks: ReadonlySignal<readonly Remark[]>;
  readonly undo: ReadonlySignal<Undo>;
  readonly takenBack: ReadonlySignal<number>;
  readonly halt: ReadonlySignal<string | null>;
  readonly curtain = signal(null);
  readonly work = signal<Work | null>(null);
  readonly trouble = signal<string | null>(null);
  readonly byHand = signal(false);
  private readonly plain: Setup;
  private readonly names = computed(() => namesOf(this.room));
  private readonly sitting = computed(() => sittersOf(this.room));
  private readonly bots = new Bots((words) => (this.trouble.value = words));
  private moments: (Moment | undefined)[] = [];
  private told: Line[] = [];

  constructor(
    readonly game: Game,
    readonly room: Room,
  ) {
    this.id = room.id;
    this.plain = setupOfPlan(game, room.plan.peek());
    this.viewer = computed(() => room.seat.value ?? 'watcher');
    this.length = room.length;
    this.lines = computed(() => this.linesNow(this.length.value, room.turn.value));
    this.remarks = computed(() => room.outages.value.map(({ after, ms }) => ({ after, words: outageWords(ms) })));
    this.undo = computed(() => this.undoNow());
    this.takenBack = computed(() => room.status.value.takenBack);
    this.halt = computed(() => haltWords(room.status.value, this.names.value));
  }

  get setup(): Setup {
    return { ...this.plain, seats: this.names.value };
  }

  get sitters(): readonly Sitter[] {
    return this.sitting.value;
  }

  /** Advice is for those who play against bots: with people at the table, or at another with the same deal, it would be an unseen partner. */
  get hints(): boolean {
    if (this.room.plan.value.deal !== undefined) return false;
    return this.room.status.value.seats.every(({ person, bot }, seat) => seat === this.viewer.value || !person || bot);
  }

  moment(index: number): Moment | null {
    const { views } = this.room.past;
    if (index >= views.length) return null;
    const moment = this.known(index);
    if (index < this.length.value || this.halt.value === null) return moment;
    const over = this.room.status.value.phase === 'over';
    return { ...moment, moves: [], next: over ? 'over' : moment.next };
  }

  seen(viewer: Viewer): number {
    if (viewer === 'watcher') return this.length.peek();
    const own = this.room.past.events.findLastIndex(({ by }) => by === viewer);
    return recall(this.id) ?? own + 1;
  }

  saw(viewer: Viewer, length: number): void {
    if (viewer !== 'watcher') remember(this.id, length);
  }

  async act(event: Event): Promise<Refusal | null> {
    const refused = await this.room.send({ type: 'play', event });
    if (refused?.code !== 'stale') return refused;
    // The board moves on at once: what is said beside it would be gone with the old position.
    notify(explain(refused));
    return null;
  }

  async takeBack(): Promise<void> {
    if (this.undo.value.kind === 'none') return;
    const refused = await this.room.send({ type: 'ask-back' });
    if (refused) notify(explain(refused));
  }

  async hint(): Promise<Advice | null> {
    const seat = this.viewer.value;
    const view = this.room.past.views.at(-1);
    if (seat === 'watcher' || !view || !this.hints) return null;
    const { game, setup } = this;
    const seed = `${this.id} ${this.length.value}`;
    const show = (share: number) => (this.work.value = { words: 'work.hint', name: '', share });
    show(0);
    const advice = await this.bots.think(
      { game: game.id, setup, view, seat, level: 'expert', seed, exact: true },
      show,
    );
    this.work.value = null;
    return advice;
  }

  explain(refusal: Refusal): string | null {
    return refusal.clause === 'table' ? explain(refusal) : null;
  }

  liftCurtain(): void {}

  rollByHand(): void {}

  close(): void {
    this.bots.stop();
    this.room.close();
  }

  private known(index: number): Moment {
    const viewer = this.viewer.value;
    const view = this.room.past.views[index];
    const cached = this.moments[index];
    if (cached?.viewer === viewer && cached.view === view) return cached;
    const moment = momentOf(this.game, this.setup, view, viewer, index);
    this.moments[index] = moment;
    return moment;
  }

  private linesNow(length: number, _turn: number): readonly Line[] {
    const { events } = this.room.past;
    this.told = events.slice(0, length).map((event, index) => {
      const old = this.told[index];
      return old?.event === event ? old : this.line(event, index);
    });
    return this.told;
  }

  private line(event: Event, index: number): Line {
    return { index, event, sentence: this.game.say(this.known(index).state, event) };
  }

  private undoNow(): Undo {
    const { status, length, past, seat } = this.room;
    const { phase, asked, paused } = status.value;
    const own = length.value > 0 && past.events.some(({ by }) => by === seat.value);
    return phase === 'on' && !asked && !paused && own ? { kind: 'request' } : { kind: 'none' };
  }
}

export function namesOf({ status }: Room): readonly string[] {
  return status.value.seats.map(
    ({ name, bot }, seat) => name ?? app(bot ? 'bot.name' : 'person.name', { number: seat + 1 }),
  );
}

/** Persons at other devices are friends: only one sits at this one. */
export function sittersOf({ status, seat: own }: Room): readonly Sitter[] {
  return status.value.seats.map(({ bot }, seat): Sitter => {
    if (bot) return { kind: 'bot', level: bot };
    return { kind: seat === own.value ? 'person' : 'friend' };
  });
}
