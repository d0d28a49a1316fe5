import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  Dealer,
  type Event,
  type Game,
  judge,
  type Match,
  Play,
  type Refusal,
  type Seat,
  type Setup,
  type Viewer,
} from '@waybill/kernel';
import { Bots } from '../bots/bot-client.ts';
import type { Advice } from '../bots/protocol.ts';
import type { Moment } from '../games/board.ts';
import { momentOf } from '../games/moment.ts';
import type { Line, Table, Undo, Work } from './model.ts';
import { keepsSecrets } from './secrets.ts';
import { type Kept, keep } from './store/matches.ts';
import { undoOf } from './undo.ts';

/** A match on this device: the rules, the dealer, the bots and the store behind one table. */
export class LocalTable implements Table {
  readonly id: string;
  readonly length = signal(0);
  readonly viewer = signal<Viewer>('watcher');
  readonly curtain = signal<Seat | null>(null);
  readonly work = signal<Work | null>(null);
  readonly byHand = signal(false);
  readonly takenBack = signal(0);
  readonly trouble = signal<string | null>(null);
  readonly lines: ReadonlySignal<readonly Line[]>;
  readonly undo: ReadonlySignal<Undo>;

  private play: Play;
  /** The state before each event, and the latest one last. */
  private states: unknown[] = [];
  private moments: (Moment | undefined)[] = [];
  private told: (Line | undefined)[] = [];
  private readonly bots = new Bots((words) => (this.trouble.value = words));
  private readonly dealer: Dealer;
  private readonly persons: readonly Seat[];
  private saving: Promise<unknown> = Promise.resolve();
  /** The person at the screen; nobody yet when the match has just been opened. */
  private holder: Seat | null = null;
  private closed = false;
  private busy = false;

  constructor(
    readonly game: Game,
    readonly setup: Setup,
    private kept: Kept,
    private readonly release: () => void = () => undefined,
  ) {
    this.id = kept.id;
    this.dealer = dealerOf(kept);
    this.persons = kept.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
    this.byHand.value = kept.byHand;
    this.takenBack.value = kept.takenBack;
    this.play = this.replay(kept.match.events);
    this.length.value = this.play.events.length;
    this.viewer.value = this.persons.length === 1 ? this.persons[0] : 'watcher';
    this.lines = computed(() => this.linesFor(this.viewer.value, this.length.value));
    this.undo = computed(() => this.undoNow(this.length.value));
  }

  get sitters(): Kept['sitters'] {
    return this.kept.sitters;
  }

  /** The whole file, for downloads, copies and proofs. */
  get match(): Match {
    return { ...this.kept.match, events: this.play.events };
  }

  get record(): Kept {
    return this.kept;
  }

  /** Lets chance and bots act until a person is asked. Called once the page is ready. */
  async goOn(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (!this.closed) {
      const event = await this.nextOwn();
      if (!event || this.closed) break;
      this.accept(event);
    }
    this.busy = false;
    if (!this.closed) this.handOver();
  }

  async act(event: Event): Promise<Refusal | null> {
    const index = this.play.events.length;
    const refusal = this.accept(event);
    if (refusal) return refusal;
    if (event.by === 'chance') this.noteByHand(index);
    await this.saving;
    void this.goOn();
    return null;
  }

  async takeBack(): Promise<void> {
    const undo = this.undo.value;
    const at = this.lastOwn();
    if (undo.kind === 'none' || at < 0) return;
    if (undo.kind === 'marked') this.takenBack.value++;
    this.bots.stop();
    this.play = this.replay(this.play.events.slice(0, at));
    this.kept = { ...this.kept, match: forgetHands(this.kept.match, at) };
    this.length.value = at;
    this.save();
    await this.saving;
    void this.goOn();
  }

  liftCurtain(): void {
    if (this.curtain.value === null) return;
    this.give(this.curtain.value);
    this.curtain.value = null;
  }

  rollByHand(byHand: boolean): void {
    this.byHand.value = byHand;
    this.save();
    void this.goOn();
  }

  moment(index: number): Moment | null {
    const viewer = this.viewer.value;
    const cached = this.moments[index];
    if (cached?.viewer === viewer) return cached;
    if (index >= this.states.length) return null;
    const view = this.game.view(this.states[index], viewer);
    const moment = momentOf(this.game, this.setup, view, viewer, index);
    this.moments[index] = moment;
    return moment;
  }

  seen(viewer: Viewer): number {
    return viewer === 'watcher' ? this.length.peek() : (this.kept.seen[viewer] ?? 0);
  }

  saw(viewer: Viewer, length: number): void {
    if (viewer === 'watcher' || this.kept.seen[viewer] === length) return;
    // Where nobody has secrets, everybody at this screen has watched.
    const watched = this.persons.length > 1 && !this.hasSecrets(this.persons) ? this.persons : [viewer];
    this.kept = { ...this.kept, seen: this.kept.seen.map((seen, seat) => (watched.includes(seat) ? length : seen)) };
    this.save(this.kept.updated);
  }

  async hint(): Promise<Advice | null> {
    const seat = this.viewer.value;
    if (seat === 'watcher') return null;
    return this.ask(seat, 'expert', 'work.hint');
  }

  close(): void {
    this.closed = true;
    this.bots.stop();
    void this.saving.then(this.release);
  }

  private accept(event: Event): Refusal | null {
    const refusal = this.play.accept(event);
    if (refusal) return refusal;
    this.states.push(this.game.clone(this.play.state));
    this.length.value = this.play.events.length;
    this.save();
    return null;
  }

  /** What chance or a bot does now; null when a person is to act, or nobody. */
  private async nextOwn(): Promise<Event | null> {
    const next = this.game.next(this.play.state);
    const length = this.play.events.length;
    if (next === 'over') return null;
    if (next === 'chance') {
      return this.byHand.value ? null : this.dealer.draw(this.game, this.play.state, length, this.play.dealt);
    }
    const sitter = this.kept.sitters[next];
    if (sitter.kind !== 'bot') return null;
    const told = this.scripted();
    if (told) return told;
    const advice = await this.ask(next, sitter.level, 'work.bot');
    return this.play.events.length === length ? (advice?.options[0]?.event ?? null) : null;
  }

  /** What a lesson has its bots play now. */
  private scripted(): Event | null {
    const { answers, sitters } = this.kept;
    const given = this.play.events.filter(({ by }) => by !== 'chance' && sitters[by].kind === 'bot').length;
    const told = answers?.[given];
    return told && 'move' in judge(this.game, this.play.state, told) ? told : null;
  }

  private async ask(seat: Seat, level: string, words: Work['words']): Promise<Advice | null> {
    const { game, setup } = this;
    const view = game.view(this.play.state, seat);
    const name = setup.seats[seat];
    const seed = `${this.dealer.seed} ${this.play.events.length}`;
    this.work.value = { words, name, share: 0 };
    const exact = words === 'work.hint';
    const advice = await this.bots.think({ game: game.id, setup, view, seat, level, seed, exact }, (share) => {
      this.work.value = { words, name, share };
    });
    this.work.value = null;
    return advice;
  }

  /** Gives the screen to the person who is to act; behind a curtain where either of the two has secrets. */
  private handOver(): void {
    const next = this.game.next(this.play.state);
    if (next === 'over' || next === 'chance' || !this.persons.includes(next)) return;
    if (this.holder === next) return;
    const secret = this.persons.length > 1 && this.hasSecrets([next, this.viewer.value]);
    if (secret) this.curtain.value = next;
    else this.give(next);
  }

  private give(seat: Seat): void {
    this.holder = seat;
    this.viewer.value = seat;
  }

  private hasSecrets(viewers: readonly Viewer[]): boolean {
    return viewers.some((viewer) => keepsSecrets(this.game, this.play.state, viewer));
  }

  private replay(events: readonly Event[]): Play {
    const play = new Play(this.game, this.setup);
    this.states = [this.game.clone(play.state)];
    this.moments = [];
    this.told = [];
    for (const event of events) {
      const refusal = play.accept(event);
      if (refusal) throw new Error(`event ${play.events.length}: ${refusal.clause}`);
      this.states.push(this.game.clone(play.state));
    }
    return play;
  }

  private linesFor(viewer: Viewer, length: number): readonly Line[] {
    const now = this.states[length];
    return this.play.events.slice(0, length).map((event, index) => {
      const known = this.game.hide(this.states[index], event, viewer, now);
      const before = this.told[index];
      if (before?.event === known) return before;
      const line = { index, event: known, sentence: this.game.say(this.states[index], known) };
      this.told[index] = line;
      return line;
    });
  }

  private lastOwn(): number {
    return this.play.events.findLastIndex(({ by }) => by !== 'chance' && this.persons.includes(by));
  }

  private undoNow(length: number): Undo {
    const at = this.lastOwn();
    if (at < 0 || at >= length) return { kind: 'none' };
    const { game, setup } = this;
    const undo = undoOf({ game, setup, events: this.play.events, at, viewer: this.viewer.value, states: this.states });
    return undo.kind === 'marked' && this.kept.daily ? { kind: 'none' } : undo;
  }

  private noteByHand(index: number): void {
    const { dealer } = this.kept.match;
    if (!dealer) return;
    const match = { ...this.kept.match, dealer: { ...dealer, byHand: [...(dealer.byHand ?? []), index] } };
    this.kept = { ...this.kept, match };
    this.save();
  }

  private save(updated = Date.now()): void {
    const next = this.game.next(this.play.state);
    const [byHand, takenBack] = [this.byHand.value, this.takenBack.value];
    const match = { ...this.match, events: this.play.events.slice() };
    const scores = this.game.score(this.play.state);
    this.kept = { ...this.kept, match, next, scores, updated, byHand, takenBack };
    const kept = this.kept;
    this.saving = this.saving.then(() => keep(kept));
  }
}

/** Matches from before there were seeds are dealt by their names. */
function dealerOf({ id, match: { dealer } }: Kept): Dealer {
  return dealer?.seed === undefined ? new Dealer(id, dealer?.salts, 1) : Dealer.of({ ...dealer, seed: dealer.seed });
}

/** Rolls that were taken back were not rolled. */
function forgetHands(match: Match, at: number): Match {
  if (!match.dealer?.byHand) return match;
  const { byHand, ...dealer } = match.dealer;
  const left = byHand.filter((index) => index < at);
  return { ...match, dealer: left.length > 0 ? { ...dealer, byHand: left } : dealer };
}
