import { signal } from '@preact/signals';
import type { Known, LearnNews, LearnQuestion } from '../bots/learn-protocol.ts';

/** A few minutes of one core. */
const MATCHES = 6000;

/** Bots learning a sheet, in a worker of their own. */
export class Learning {
  /** How the sheet that was looked at last is known. */
  readonly known = signal<Known>('not');
  /** 0 to 1; null while nothing is learned. */
  readonly share = signal<number | null>(null);
  readonly trouble = signal<string | null>(null);
  private worker: Worker | null = null;
  private looks = 0;
  private sheet: unknown = null;

  constructor(private readonly game: string) {}

  look(sheet: unknown): void {
    this.sheet = sheet;
    this.ask({ kind: 'look', game: this.game, sheet, number: ++this.looks });
  }

  /** The sheet has been proven. */
  start(sheet: unknown): void {
    this.trouble.value = null;
    this.share.value = 0;
    this.ask({ kind: 'learn', game: this.game, sheet, matches: MATCHES });
  }

  /** Nothing is kept of it. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.share.value = null;
  }

  private ask(question: LearnQuestion): void {
    if (!this.worker) {
      this.worker = new Worker(new URL('../bots/learn.worker.ts', import.meta.url), { type: 'module' });
      this.worker.addEventListener('message', ({ data }: MessageEvent<LearnNews>) => this.hear(data));
      this.worker.addEventListener('error', ({ message }) => this.hear({ trouble: message }));
    }
    this.worker.postMessage(question);
  }

  private hear(news: LearnNews): void {
    if ('share' in news) this.share.value = news.share;
    else if ('known' in news) {
      if (news.number === this.looks) this.known.value = news.known;
    } else if ('trouble' in news) {
      this.trouble.value = news.trouble;
      this.stop();
    } else {
      this.share.value = null;
      // It may have been drawn on since.
      this.look(this.sheet);
    }
  }
}
