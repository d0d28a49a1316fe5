import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CodedFlaw, SheetKind } from '@waybill/kernel';
import { readDraft } from './read-draft.ts';

const MOST_STEPS = 500;

/** A sheet while it is being drawn: what it is now, what it was, and what is wrong with it. */
export class Draft {
  private readonly now;
  private readonly past = signal<readonly unknown[]>([]);
  private readonly future = signal<readonly unknown[]>([]);
  private touched: string | undefined;
  readonly flaws: ReadonlySignal<readonly CodedFlaw[]>;

  constructor(kind: SheetKind, first: unknown) {
    this.now = signal(first);
    this.flaws = computed(() => {
      const read = readDraft(kind, this.now.value);
      return 'flaw' in read ? [read.flaw] : read.flaws;
    });
  }

  get sheet(): unknown {
    return this.now.value;
  }

  get canUndo(): boolean {
    return this.past.value.length > 0;
  }

  get canRedo(): boolean {
    return this.future.value.length > 0;
  }

  /** Edits that touch the same thing in a row are one step. */
  edit(next: unknown, touch?: string): void {
    const goesOn = touch !== undefined && touch === this.touched && this.canUndo;
    if (!goesOn) this.past.value = [...this.past.peek(), this.now.peek()].slice(-MOST_STEPS);
    this.touched = touch;
    this.future.value = [];
    this.now.value = next;
  }

  undo(): void {
    this.step(this.past, this.future);
  }

  redo(): void {
    this.step(this.future, this.past);
  }

  private step(from: typeof this.past, to: typeof this.past): void {
    if (from.peek().length === 0) return;
    const next = from.peek().at(-1);
    from.value = from.peek().slice(0, -1);
    to.value = [...to.peek(), this.now.peek()];
    this.touched = undefined;
    this.now.value = next;
  }
}
