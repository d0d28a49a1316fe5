import type { Analysis } from '@waybill/bots/analysis';
import type { Match } from '@waybill/kernel';
import { AnalysisThread, type Analyst } from '@waybill/server';
import type { Patience, WorkerDesk } from './worker-desk.ts';

const ANSWERED_WITHIN_MS = 600_000;
/** Nobody waits for it: a worker that is busy now may take it later. */
const UNHURRIED: Patience = { takenWithinMs: 30_000, answeredWithinMs: ANSWERED_WITHIN_MS, priority: 0 };
/** Before parts of simulations, after moves of bots; where nobody takes it, the page that asked does it itself. */
const AWAITED: Patience = { takenWithinMs: 8_000, answeredWithinMs: ANSWERED_WITHIN_MS, priority: 1 };

/** Has workers go through a server's matches that are over, and a thread here those that none takes and nobody waits for. The desk is closed by its other user. */
export class WorkerAnalyst implements Analyst {
  constructor(
    private readonly desk: WorkerDesk,
    private readonly here: Analyst = new AnalysisThread(),
  ) {}

  async analyse(match: Match): Promise<Analysis | null> {
    return (await this.ask(match, UNHURRIED)) ?? this.here.analyse(match);
  }

  askWorker(match: Match): Promise<Analysis | null> {
    return this.ask(match, AWAITED);
  }

  close(): Promise<void> {
    return this.here.close();
  }

  private async ask(match: Match, patience: Patience): Promise<Analysis | null> {
    const answer = await this.desk.ask({ kind: 'analysis', match }, patience);
    return answer?.analysis ?? null;
  }
}
