import type { Analysis, RolledDecision } from '@waybill/bots/analysis';
import type {
  Advice,
  AnalyseQuestion,
  Answer,
  Asked,
  PlayOnQuestion,
  Question,
  Result,
  RollOutQuestion,
  ThinkQuestion,
  Ways,
} from './protocol.ts';
import type { Rest } from './yield-to-page.ts';

type Share = (share: number) => void;
type Waiting = { readonly share: Share; readonly done: (result: Result | null) => void };

/** Built beside the page and not into it, so that it loads the rules the page has loaded. */
const SCRIPT = import.meta.env.DEV ? '/src/bots/bot.worker.ts' : '/bot.worker.js';

/** What a hand does to a page. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** The page's end of the worker that bots think in. It is started with the first question. */
export class Bots {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private readonly rest = () => {
    if (this.waiting.size > 0) this.worker?.postMessage({ kind: 'rest' } satisfies Rest);
  };

  /** `trouble` hears what went wrong in the worker. */
  constructor(private readonly trouble: (words: string) => void) {}

  /** Null when it was stopped, or went wrong. */
  think(question: Omit<ThinkQuestion, 'kind'>, share: Share): Promise<Advice | null> {
    return this.ask({ ...question, kind: 'think' }, share) as Promise<Advice | null>;
  }

  analyse(question: Omit<AnalyseQuestion, 'kind'>, share: Share): Promise<Analysis | null> {
    return this.ask({ ...question, kind: 'analyse' }, share) as Promise<Analysis | null>;
  }

  rollOut(question: Omit<RollOutQuestion, 'kind'>, share: Share): Promise<RolledDecision | null> {
    return this.ask({ ...question, kind: 'roll-out' }, share) as Promise<RolledDecision | null>;
  }

  playOn(question: Omit<PlayOnQuestion, 'kind'>): Promise<Ways | null> {
    return this.ask({ ...question, kind: 'play-on' }, () => {}) as Promise<Ways | null>;
  }

  /** Stops all thinking at once: whoever waits gets null. */
  stop(): void {
    if (this.worker) {
      this.worker.terminate();
      this.worker = null;
      for (const touch of TOUCHES) removeEventListener(touch, this.rest, true);
    }
    for (const { done } of this.waiting.values()) done(null);
    this.waiting.clear();
  }

  private ask(question: Question, share: Share): Promise<Result | null> {
    const id = this.count++;
    return new Promise((done) => {
      this.waiting.set(id, { share, done });
      this.start().postMessage({ ...question, id } satisfies Asked);
    });
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(SCRIPT, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.answer(data));
    worker.addEventListener('error', ({ message }) => {
      this.trouble(message);
      this.stop();
    });
    for (const touch of TOUCHES) addEventListener(touch, this.rest, true);
    this.worker = worker;
    return worker;
  }

  private answer(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    if ('share' in answer) return waiting.share(answer.share);
    this.waiting.delete(answer.id);
    if ('trouble' in answer) this.trouble(answer.trouble);
    waiting.done('result' in answer ? answer.result : null);
  }
}
