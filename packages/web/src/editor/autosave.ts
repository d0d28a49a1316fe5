import { effect, signal } from '@preact/signals';
import type { Draft } from './draft.ts';
import { type KeptSheet, keepSheet } from './sheet-store.ts';

/** Keeps every change of a draft, one after the other, the latest always last. */
export class Autosave {
  readonly saved = signal(true);
  private readonly stop: () => void;
  private waiting: unknown = null;
  private work: Promise<void> | null = null;

  constructor(
    private readonly kept: KeptSheet,
    draft: Draft,
  ) {
    let last = draft.sheet;
    this.stop = effect(() => {
      const { sheet } = draft;
      if (sheet === last) return;
      last = sheet;
      this.waiting = sheet;
      this.work ??= this.write();
    });
  }

  /** Resolves when the last change is kept. */
  async close(): Promise<void> {
    this.stop();
    await this.work;
  }

  private async write(): Promise<void> {
    this.saved.value = false;
    while (this.waiting !== null) {
      const sheet = this.waiting;
      this.waiting = null;
      await keepSheet({ ...this.kept, sheet, updated: Date.now() });
    }
    this.work = null;
    this.saved.value = true;
  }
}
