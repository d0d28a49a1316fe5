import type { Match } from '@waybill/kernel';
import type { DealMarks } from '@waybill/protocol';
import { AnalysisThread, type Analyst } from '@waybill/server';
import type { WorkerDesk } from './worker-desk.ts';

/** Nobody waits for an analysis: a worker that is busy now may take it later. */
const PATIENCE = { takenWithinMs: 30_000, answeredWithinMs: 600_000, priority: 0 };

/** Has workers go through a server's matches that are over, and a thread here those that none takes. The desk is closed by its other user. */
export class WorkerAnalyst implements Analyst {
  constructor(
    private readonly desk: WorkerDesk,
    private readonly here: Analyst = new AnalysisThread(),
  ) {}

  async analyse(match: Match): Promise<readonly DealMarks[] | null> {
    const answer = await this.desk.ask({ kind: 'marks', match }, PATIENCE);
    return answer?.marks ?? this.here.analyse(match);
  }

  close(): Promise<void> {
    return this.here.close();
  }
}
