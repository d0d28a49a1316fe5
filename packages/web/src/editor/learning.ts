import { signal } from '@preact/signals';
import type { LearnNews, LearnQuestion } from '../bots/learn-protocol.ts';
import { isLearned } from '../bots/learned-sheets.ts';

/** A few minutes of one core. */
const MATCHES = 6000;

/** Bots learning a sheet, in a worker of their own. */
export class Learning {
  /** 0 to 1; null while nothing is learned. */
  readonly share = signal<number | null>(null);
  readonly trouble = signal<string | null>(null);
  /** The sheet that this device knows by its own values, as far as anybody has asked. */
  readonly known = signal<unknown>(null);
  private worker: Worker | null = null;

  constructor(private readonly game: string) {}

  /** Finds out whether this sheet was learned before. */
  async look(sheet: unknown): Promise<void> {
    if (await isLearned({ id: this.game }, sheet)) this.known.value = sheet;
  }

  /** The sheet has been proven. */
  start(sheet: unknown): void {
    this.stop();
    this.trouble.value = null;
    this.share.value = 0;
    const worker = new Worker(new URL('../bots/learn.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LearnNews>) => this.hear(data, sheet));
    worker.addEventListener('error', ({ message }) => this.hear({ trouble: message }, sheet));
    worker.postMessage({ game: this.game, sheet, matches: MATCHES } satisfies LearnQuestion);
    this.worker = worker;
  }

  /** Nothing is kept of it. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.share.value = null;
  }

  private hear(news: LearnNews, sheet: unknown): void {
    if ('share' in news) {
      this.share.value = news.share;
      return;
    }
    if ('trouble' in news) this.trouble.value = news.trouble;
    else this.known.value = sheet;
    this.stop();
  }
}
