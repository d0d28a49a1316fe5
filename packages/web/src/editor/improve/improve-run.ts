import { signal } from '@preact/signals';
import {
  type Candidate,
  type Goal,
  improve,
  type Measured,
  matchesOf,
  type Outlook,
  type SheetFindings,
  type SheetTask,
} from '@waybill/bots/improve';
import { Closed, type NewsOf, TaskPool } from '@waybill/bots/worker-pool';
import type { Game } from '@waybill/kernel';
import { usualSetup } from '../usual-setup.ts';

/** How much is played: rounds, children a round, matches of every sheet that is kept. */
export const EFFORTS = {
  short: { rounds: 3, brood: 8, matches: 60 },
  medium: { rounds: 5, brood: 12, matches: 120 },
  long: { rounds: 8, brood: 16, matches: 200 },
} as const;

export type Effort = keyof typeof EFFORTS;

export interface Progress {
  readonly round: number;
  /** In matches. */
  readonly done: number;
  readonly all: number;
}

/** What is known by now. */
export interface Results {
  readonly goals: readonly Goal[];
  /** The sheet it began with. */
  readonly first: Candidate;
  /** Best first; without the one it began with. */
  readonly better: readonly Candidate[];
}

const MOST_WORKERS = 4;
const LOOK_MATCHES = 30;
const SEED = '1';

/** Bots that look for better sheets, in workers of their own. */
export class ImproveRun {
  /** How a sheet plays as it is. */
  readonly outlook = signal<{ readonly sheet: unknown; readonly outlook: Outlook } | null>(null);
  readonly progress = signal<Progress | null>(null);
  readonly results = signal<Results | null>(null);
  readonly trouble = signal<string | null>(null);
  private pool: TaskPool<SheetTask, SheetFindings> | null = null;

  constructor(private readonly game: Game) {}

  /** The sheet has been proven. */
  async look(sheet: unknown): Promise<void> {
    const found = await this.working((pool) => pool.ask(this.taskOf(sheet, null, LOOK_MATCHES), () => {}));
    if (found && 'outlook' in found) this.outlook.value = { sheet, outlook: found.outlook };
  }

  async start(sheet: unknown, goals: readonly Goal[], effort: Effort): Promise<void> {
    const size = EFFORTS[effort];
    const all = matchesOf(size);
    const counter = { round: 1, played: 0 };
    this.results.value = null;
    this.progress.value = { round: 1, done: 0, all };
    const tell = (done: number) => (this.progress.value = { round: counter.round, done: Math.min(all, done), all });
    await this.working((pool) => {
      const play = async (sheets: readonly unknown[], matches: number) => {
        const shares = sheets.map(() => 0);
        const found = sheets.map((one, i) =>
          pool.ask(this.taskOf(one, goals, matches), (share) => {
            shares[i] = share;
            tell(counter.played + shares.reduce((sum, each) => sum + each * matches, 0));
          }),
        );
        const measured = await Promise.all(found).catch(unlessClosed);
        counter.played += sheets.length * matches;
        return measured && measured.map(measuredIn);
      };
      return improve({
        ...size,
        game: this.game,
        goals,
        seed: SEED,
        first: sheet,
        play,
        tell: (round, front, first) => {
          counter.round = Math.min(size.rounds, round + 1);
          tell(counter.played);
          this.results.value = { goals, first, better: front.filter((one) => one !== first) };
        },
      });
    });
    this.progress.value = null;
  }

  /** What is known by now stays. */
  stop(): void {
    this.pool?.close();
    this.pool = null;
    this.progress.value = null;
  }

  /** Null where it was stopped, or went wrong. */
  private async working<T>(work: (pool: TaskPool<SheetTask, SheetFindings>) => Promise<T>): Promise<T | null> {
    this.stop();
    this.trouble.value = null;
    const pool = startPool();
    this.pool = pool;
    try {
      return await work(pool);
    } catch (error) {
      if (!(error instanceof Closed)) this.trouble.value = (error as Error).message;
      return null;
    } finally {
      pool.close();
    }
  }

  private taskOf(sheet: unknown, goals: readonly Goal[] | null, matches: number): SheetTask {
    const { game } = this;
    return { game: game.id, setup: usualSetup(game), sheet, goals, level: 'easy', matches, seed: SEED };
  }
}

function startPool(): TaskPool<SheetTask, SheetFindings> {
  const size = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
  return new TaskPool(size, (hear) => {
    const worker = new Worker(new URL('../../bots/improve.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<NewsOf<SheetFindings>>) => hear(data));
    worker.addEventListener('error', ({ message }) => hear({ trouble: message }));
    return { post: (task) => worker.postMessage(task), end: () => worker.terminate() };
  });
}

function unlessClosed(error: unknown): null {
  if (error instanceof Closed) return null;
  throw error;
}

function measuredIn(found: SheetFindings): readonly Measured[] {
  return 'measured' in found ? found.measured : [];
}
