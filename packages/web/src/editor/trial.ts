import { signal } from '@preact/signals';
import type { TrialProgress, TrialReport } from '@waybill/bots/trial';
import type { Game } from '@waybill/kernel';
import type { TrialNews, TrialQuestion } from '../bots/trial-protocol.ts';
import { usualSetup } from './usual-setup.ts';

const MATCHES = 100;

/** Bots trying a sheet out, in a worker of their own. */
export class TrialRun {
  readonly progress = signal<TrialProgress | null>(null);
  readonly report = signal<TrialReport | null>(null);
  readonly trouble = signal<string | null>(null);
  readonly isOn = signal(false);
  /** The sheet that is being tried, or was last. */
  readonly sheet = signal<unknown>(null);
  private worker: Worker | null = null;

  /** The sheet has been proven. */
  start(game: Game, sheet: unknown): void {
    this.stop();
    this.sheet.value = sheet;
    this.report.value = null;
    this.trouble.value = null;
    this.progress.value = { stage: 'matches', done: 0, all: MATCHES };
    this.isOn.value = true;
    const worker = new Worker(new URL('../bots/trial.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<TrialNews>) => this.hear(data));
    worker.addEventListener('error', ({ message }) => this.hear({ trouble: message }));
    const setup = { ...usualSetup(game), sheet };
    const question: TrialQuestion = { game: game.id, setup, matches: MATCHES, seed: '1' };
    worker.postMessage(question);
    this.worker = worker;
  }

  /** What is known by now stays. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.isOn.value = false;
  }

  private hear(news: TrialNews): void {
    if ('progress' in news) this.progress.value = news.progress;
    else if ('report' in news) {
      this.report.value = news.report;
      if (news.isDone) this.stop();
    } else {
      this.trouble.value = news.trouble;
      this.stop();
    }
  }
}
