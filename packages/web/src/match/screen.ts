import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { canonical, type Event, isRefusal, judge, type Refusal, type Sentence } from '@waybill/kernel';
import type { Advice, Option } from '../bots/protocol.ts';
import type { BoardModule, LessonStep, Moment, Place, Preview, TargetProps } from '../games/board.ts';
import { bringRest } from '../games/load-rules.ts';
import { afterPaint, painted } from '../look/after-paint.ts';
import { gameWords, type Language, language, tell } from '../words/catalogue.ts';
import { fold } from './folds.ts';
import type { Line, Table } from './model.ts';
import { pace, replayPace } from './pace.ts';
import { Pointer } from './pointer.ts';

export type Tab = 'log' | 'side' | 'moves' | 'text' | 'analysis';

/** How many moves a hint names. */
const ADVISED = 3;

interface Advised {
  readonly length: number;
  readonly advice: Advice;
}

interface Asked {
  readonly moment: Moment;
  readonly known: Map<string, boolean>;
  readonly looked: Map<string, ReadonlySignal<boolean>>;
  readonly targets: Map<string, TargetProps>;
  /** What targets are called in. */
  readonly language: Language;
}

/** What the page shows of a table: which moment, which move is looked at, what is lit. */
export class TableScreen {
  /** How many events the board has caught up with. */
  readonly shown = signal(0);
  /** The moment asked for instead of the latest one, and the one the board has come to: a frame later. */
  readonly sought = signal<number | null>(null);
  readonly at = signal<number | null>(null);
  /** The event that has just moved the board on. */
  readonly fresh = signal<Event | null>(null);
  /** Looked at in passing, and looked at on purpose. */
  private readonly hovered = signal<Event | null>(null);
  private readonly pinned = signal<Event | null>(null);
  /** The line of the log that is pointed at, and the one whose places are lit: a frame later. */
  readonly pointed = signal<number | null>(null);
  private readonly lighted = signal<number | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  /** A move was tried that the rules allow, but not this step of the lesson. */
  readonly strayed = signal(false);
  /** The match is played through from the moment looked at. */
  readonly playing = signal(false);
  /** What is read beside the board; on a phone it comes up from the foot. */
  readonly tab = signal<Tab>('log');
  readonly sheet = signal(false);
  /** The clause the rules drawer is open at; '' is its top, null is closed. */
  readonly rules = signal<string | null>(null);
  readonly step = signal<LessonStep | null>(null);
  private readonly advised = signal<Advised | null>(null);
  readonly advice = computed(() => this.adviceNow());
  /** The press under way will play, not look: its move had been looked at when it began. */
  armed = false;
  readonly pointer = new Pointer();

  /** What the strip tells about at once, and what the board shows of it a frame later. */
  readonly preview = computed(() => this.hovered.value ?? this.pinned.value);
  readonly drawn = signal<Event | null>(null);
  /** A move is on its way to the table. */
  readonly sending = signal(false);
  readonly moment = computed(() => this.momentNow());
  /** Nothing stands between the viewer and a move. */
  readonly live = computed(
    () => this.at.value === null && this.shown.value === this.table.length.value && this.table.curtain.value === null,
  );
  /** The seat that is called *you*: nobody's where several people share the screen. */
  readonly you = computed(() => {
    const viewer = this.table.viewer.value;
    const here = this.table.sitters.filter(({ kind }) => kind === 'person').length;
    return here > 1 || viewer === 'watcher' ? null : viewer;
  });
  readonly lit = computed<readonly Place[]>(() => this.litNow());
  /** What others and chance have done since the viewer last acted. */
  readonly missed = computed<readonly Line[]>(() => this.missedNow());
  /** Somebody else has decided something meanwhile. */
  readonly hasMissedMoves = computed(() => this.missed.value.some(({ event }) => event.by !== 'chance'));
  /** What has been asked about moves at this moment, by `canonical`; the next moment begins anew. */
  private readonly asked = computed<Asked>(() => ({
    moment: this.moment.value,
    known: new Map(),
    looked: new Map(),
    targets: new Map(),
    language: language(),
  }));
  private readonly previewed = computed(() => this.drawn.value && canonical(this.drawn.value));
  private timer: ReturnType<typeof setTimeout> | undefined;
  private settling: (() => void) | undefined;
  private playTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly stops: (() => void)[];

  constructor(
    readonly table: Table,
    readonly board: BoardModule,
  ) {
    this.stops = [
      effect(() => this.follow(this.table.viewer.value)),
      effect(() => this.catchUp(this.table.length.value, this.shown.value)),
      effect(() => this.settleLater(this.preview.value, this.sought.value, this.pointed.value)),
      effect(() => this.playOn(this.playing.value, this.sought.value)),
    ];
  }

  isLegal(event: Event, key = canonical(event)): boolean {
    if (this.step.value?.allow?.(event) === false) return false;
    const { known } = this.asked.value;
    const legal = known.get(key) ?? this.judge(event);
    known.set(key, legal);
    return legal;
  }

  /** Is this the move that is looked at? Asking follows that one answer, not every move that is looked at. */
  isPreviewed(key: string): boolean {
    const { looked } = this.asked.value;
    const found = looked.get(key) ?? computed(() => this.previewed.value === key);
    looked.set(key, found);
    return found.value;
  }

  /** The target made before, as long as it would be made alike: whoever is given the same draws nothing anew. */
  sameTarget(key: string, state: TargetProps['data-state'], make: () => TargetProps): TargetProps {
    const { targets } = this.asked.value;
    const found = targets.get(key);
    if (found?.['data-state'] === state) return found;
    const made = make();
    targets.set(key, made);
    return made;
  }

  hover(event: Event | null): void {
    this.hovered.value = event;
  }

  /** Looks at a move on purpose; null puts it away. */
  pin(event: Event | null): void {
    batch(() => {
      this.hovered.value = null;
      this.pinned.value = event;
      this.clearRefusal();
    });
  }

  clearRefusal(): void {
    this.refusal.value = null;
    this.strayed.value = false;
  }

  isPinned(event: Event): boolean {
    return this.pinned.value !== null && canonical(this.pinned.value) === canonical(event);
  }

  async play(event: Event): Promise<void> {
    if (!this.live.value || this.sending.value) return;
    if (this.step.value?.read) return this.stray();
    if (!this.isLegal(event)) return this.refuse(event);
    this.sending.value = true;
    await painted();
    const acting = batch(() => {
      this.sending.value = false;
      this.drawn.value = null;
      this.sheet.value = false;
      this.pin(null);
      return this.table.act(event);
    });
    await this.tellRefusal(await acting);
    // What comes next may be refused.
    bringRest(this.table.game).catch(() => undefined);
  }

  /** Once its words are there, unless something has happened by then. */
  async tellRefusal(refusal: Refusal | null): Promise<void> {
    const asked = this.moment.peek();
    if (refusal) await bringRest(this.table.game).catch(() => undefined);
    if (this.moment.peek() === asked) this.refusal.value = refusal;
  }

  /** A press that is not what the lesson's step is about: it is told so. */
  stray(): void {
    batch(() => {
      this.pin(null);
      this.strayed.value = true;
    });
  }

  /** Says why an event can't be played. */
  refuse(event: Event): void {
    const judged = judge(this.table.game, this.moment.value.state, event);
    batch(() => {
      this.pin(null);
      this.strayed.value = !isRefusal(judged);
    });
    void this.tellRefusal(isRefusal(judged) ? judged : null);
  }

  async takeBack(): Promise<void> {
    this.pin(null);
    await this.table.takeBack();
  }

  /** Shows the board as it was before an event; null goes back to now. */
  lookAt(index: number | null): void {
    batch(() => {
      this.pin(null);
      this.sought.value = index === this.table.length.value ? null : index;
    });
  }

  /** What is read beside the board; what was folded away comes back for it. */
  read(tab: Tab): void {
    batch(() => {
      this.tab.value = tab;
      fold('tabs', false);
    });
  }

  /** Opens something to read; on a phone the board makes room for it. */
  open(tab: Tab): void {
    batch(() => {
      this.read(tab);
      this.clearRefusal();
      this.sheet.value = true;
    });
  }

  /** Stops showing how it came, and shows how it is. */
  skip(): void {
    batch(() => {
      this.fresh.value = null;
      this.shown.value = this.table.length.value;
    });
  }

  /** A sentence as whoever looks reads it. */
  tell(sentence: Sentence): string {
    return tell(this.table.game, sentence, this.table.setup.seats, this.you.value);
  }

  /** What a move would be called in the log. */
  say(event: Event): string {
    return this.tell(this.table.game.say(this.moment.value.state, event));
  }

  /** What a move is called among all others: some need more words for that than the log does. */
  nameMove({ state }: Moment, event: Event): string {
    return this.called('move', state, event);
  }

  /** What a move that is looked at is called: what it costs stands beside it. */
  titleOf(event: Event): string {
    return this.called('look', this.moment.value.state, event);
  }

  previewOf(event: Event): Preview {
    return this.board.preview(this.moment.value, event, this.table.game);
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.playTimer);
    this.settling?.();
    for (const stop of this.stops) stop();
    this.table.close();
  }

  /** Asks a strong bot and looks at what it would do; what it has said holds until something happens. */
  async askHint(): Promise<void> {
    await painted();
    const length = this.table.length.value;
    const advice = this.advice.value ?? (await this.table.hint());
    if (!advice || length !== this.table.length.value) return;
    batch(() => {
      this.advised.value = { length, advice };
      this.sheet.value = false;
      this.pin(this.bestOf(advice)[0]?.event ?? null);
    });
  }

  /** A bot ranks by how long it has looked at a move; of the few that are shown, the values are to be read from the best down. */
  bestOf({ options }: Advice): readonly Option[] {
    const sign = this.table.game.best === 'highest' ? 1 : -1;
    return options.slice(0, ADVISED).sort((a, b) => sign * (b.value - a.value));
  }

  /** The advice that this move is a part of. */
  adviceOn(event: Event): Advice | null {
    const advice = this.advice.value;
    const key = canonical(event);
    return advice && this.bestOf(advice).some((option) => canonical(option.event) === key) ? advice : null;
  }

  /** Advice holds as long as nothing has happened since it was asked for. */
  private adviceNow(): Advice | null {
    const given = this.advised.value;
    return given?.length === this.table.length.value && this.live.value ? given.advice : null;
  }

  /** As in the log, unless the game has other words for it here. */
  private called(here: 'move' | 'look', state: unknown, event: Event): string {
    const { game } = this.table;
    const said = game.say(state, event);
    const key = said.key.replace('say', here);
    return this.tell(key in gameWords(game) ? { ...said, key } : said);
  }

  private judge(event: Event): boolean {
    const { moves, state } = this.asked.value.moment;
    return moves.includes(event) || (moves.length > 0 && !isRefusal(judge(this.table.game, state, event)));
  }

  private momentNow(): Moment {
    const { viewer, length } = this.table;
    const index = Math.min(this.at.value ?? this.shown.value, length.value);
    const moment = this.table.moment(index) ?? this.table.moment(length.value);
    if (moment?.viewer !== viewer.value) throw new Error(`there is no moment ${index}`);
    return this.at.value === null ? moment : { ...moment, moves: [] };
  }

  private litNow(): readonly Place[] {
    const index = this.lighted.value;
    const line = index === null ? undefined : this.table.lines.value[index];
    const moment = line && this.table.moment(line.index);
    if (moment && line) return this.board.places(moment, line.event);
    return this.step.value?.lit ?? this.marks();
  }

  /** What was done since the viewer last acted stays marked until the next move; so does what led to the moment looked at. */
  private marks(): readonly Place[] {
    const { lines } = this.table;
    const at = this.at.value;
    if (at === null && this.moment.value.result) return [];
    const marked = at === null ? this.missed.value : lines.value.slice(Math.max(0, at - 1), at);
    return marked.flatMap((line) => {
      const moment = this.table.moment(line.index);
      return moment ? this.board.places(moment, line.event) : [];
    });
  }

  private missedNow(): readonly Line[] {
    const lines = this.table.lines.value.slice(0, this.shown.value);
    const viewer = this.table.viewer.value;
    return lines.slice(lines.findLastIndex(({ event }) => event.by === viewer) + 1);
  }

  private playOn(playing: boolean, at: number | null): void {
    clearTimeout(this.playTimer);
    if (!playing) return;
    if (at === null) this.playing.value = false;
    else this.playTimer = setTimeout(() => this.lookAt(at + 1), replayPace());
  }

  /** However fast a hand or a slider is: the board follows it once a frame, and never in the frame of the hand. */
  private settleLater(..._followed: unknown[]): void {
    this.settling?.();
    this.settling = afterPaint(() => batch(() => this.settle()));
  }

  private settle(): void {
    this.drawn.value = this.preview.value;
    this.lighted.value = this.pointed.value;
    if (this.at.value === this.sought.value) return;
    const before = this.at.value;
    const now = this.sought.value ?? this.table.length.value;
    this.fresh.value = before === now - 1 ? (this.table.lines.value[before]?.event ?? null) : null;
    this.at.value = this.sought.value;
  }

  /** Somebody else looks now: what they missed is shown to them first. */
  private follow(viewer: Table['viewer']['value']): void {
    batch(() => {
      this.sought.value = null;
      this.at.value = null;
      this.fresh.value = null;
      this.pin(null);
      this.shown.value = Math.min(this.table.seen(viewer), this.table.length.peek());
    });
  }

  private catchUp(length: number, shown: number): void {
    clearTimeout(this.timer);
    if (shown > length) this.shown.value = length;
    if (this.table.curtain.value !== null) return;
    if (shown >= length) return this.table.saw(this.table.viewer.peek(), length);
    const next = this.table.lines.peek()[shown];
    const viewer = this.table.viewer.peek();
    if (next.event.by === viewer && length - shown === 1) return this.advance(next.event);
    this.timer = setTimeout(() => this.advance(next.event), pace(next.event, viewer, length - shown));
  }

  private advance(event: Event): void {
    batch(() => {
      this.fresh.value = event;
      this.shown.value++;
      this.clearRefusal();
    });
  }
}
