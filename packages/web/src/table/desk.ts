import { batch, computed, effect, signal } from '@preact/signals';
import { canonical, type Event, isRefusal, judge, type Refusal } from '@waybill/rules/kernel';
import type { BoardModule, LessonStep, Moment, Place, Preview } from '../boards/contract.ts';
import type { Table } from './model.ts';
import { pace } from './pace.ts';
import { Pointer } from './pointer.ts';

/** What the page shows of a table: which moment, which move is looked at, what is lit. */
export class Desk {
  /** How many events the board has caught up with. */
  readonly shown = signal(0);
  /** The moment looked at instead of the latest one. */
  readonly at = signal<number | null>(null);
  /** The event that has just moved the board on. */
  readonly fresh = signal<Event | null>(null);
  /** Looked at in passing, and looked at on purpose. */
  private readonly hovered = signal<Event | null>(null);
  private readonly pinned = signal<Event | null>(null);
  /** The line of the log that is pointed at. */
  readonly pointed = signal<number | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  /** The clause the rules drawer is open at; '' is its top, null is closed. */
  readonly rules = signal<string | null>(null);
  readonly step = signal<LessonStep | null>(null);
  /** The press under way will play, not look: its move had been looked at when it began. */
  armed = false;
  readonly pointer = new Pointer();

  readonly preview = computed(() => this.hovered.value ?? this.pinned.value);
  readonly moment = computed(() => this.momentNow());
  /** Nothing stands between the viewer and a move. */
  readonly live = computed(
    () => this.at.value === null && this.shown.value === this.table.length.value && this.table.curtain.value === null,
  );
  readonly lit = computed<readonly Place[]>(() => this.litNow());
  private readonly legal = computed(() => new Set(this.moment.value.moves.map(canonical)));
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stops: (() => void)[];

  constructor(
    readonly table: Table,
    readonly board: BoardModule,
  ) {
    this.stops = [
      effect(() => this.follow(this.table.viewer.value)),
      effect(() => this.catchUp(this.table.length.value, this.shown.value)),
    ];
  }

  isLegal(event: Event): boolean {
    if (this.step.value?.allow?.(event) === false) return false;
    if (this.legal.value.has(canonical(event))) return true;
    const { moment } = this;
    return moment.value.moves.length > 0 && !isRefusal(judge(this.table.game, moment.value.state, event));
  }

  hover(event: Event | null): void {
    this.hovered.value = event;
  }

  /** Looks at a move on purpose; null puts it away. */
  pin(event: Event | null): void {
    batch(() => {
      this.hovered.value = null;
      this.pinned.value = event;
    });
  }

  isPinned(event: Event): boolean {
    return this.pinned.value !== null && canonical(this.pinned.value) === canonical(event);
  }

  async play(event: Event): Promise<void> {
    if (!this.live.value) return;
    if (!this.isLegal(event)) return this.refuse(event);
    this.pin(null);
    this.refusal.value = await this.table.act(event);
  }

  /** Says why an event can't be played. */
  refuse(event: Event): void {
    const judged = judge(this.table.game, this.moment.value.state, event);
    this.refusal.value = isRefusal(judged) ? judged : null;
  }

  async takeBack(): Promise<void> {
    this.pin(null);
    await this.table.takeBack();
  }

  /** Shows the board as it was before an event; null goes back to now. */
  lookAt(index: number | null): void {
    batch(() => {
      this.pin(null);
      this.fresh.value = null;
      this.at.value = index === this.table.length.value ? null : index;
    });
  }

  /** Stops showing how it came, and shows how it is. */
  skip(): void {
    batch(() => {
      this.fresh.value = null;
      this.shown.value = this.table.length.value;
    });
  }

  previewOf(event: Event): Preview {
    return this.board.preview(this.moment.value, event, this.table.game);
  }

  close(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
    this.table.close();
  }

  private momentNow(): Moment {
    const { viewer, length } = this.table;
    const index = Math.min(this.at.value ?? this.shown.value, length.value);
    const moment = this.table.moment(index) ?? this.table.moment(length.value);
    if (moment?.viewer !== viewer.value) throw new Error(`there is no moment ${index}`);
    return this.at.value === null ? moment : { ...moment, moves: [] };
  }

  private litNow(): readonly Place[] {
    const index = this.pointed.value;
    const line = index === null ? undefined : this.table.lines.value[index];
    const moment = line && this.table.moment(line.index);
    if (moment && line) return this.board.places(moment, line.event);
    return this.step.value?.lit ?? [];
  }

  /** Somebody else looks now: what they missed is shown to them first. */
  private follow(viewer: Table['viewer']['value']): void {
    batch(() => {
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
    this.timer = setTimeout(() => this.advance(next.event), pace(next.event, this.table.viewer.peek(), length - shown));
  }

  private advance(event: Event): void {
    batch(() => {
      this.fresh.value = event;
      this.shown.value++;
      this.refusal.value = null;
    });
  }
}
