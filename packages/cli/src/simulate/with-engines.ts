import { setImmediate } from 'node:timers/promises';
import { FORFEIT, type PatientChooser } from '@waybill/bots/trial';
import { findGame } from '@waybill/games';
import type { Move } from '@waybill/kernel';
import { EngineFault } from '../engine/fault.ts';
import { EngineSeat, type Head, MOVE_MS } from '../engine/seat.ts';
import type { Job } from './job.ts';
import { openJob, playAll } from './play.ts';
import type { Simulation } from './simulate.ts';

const SLICE_MS = 50;

/** Plays all matches here, one after the other: the engines are processes already. */
export async function playWithEngines({ job, board, done, hear, complain }: Simulation): Promise<void> {
  const engines = new Engines(job, complain ?? (() => {}));
  try {
    const playing = playAll(await openJob(job, (...place) => engines.seat(...place)), board, done);
    for (let last = performance.now(); ; ) {
      const { done: over, value } = playing.next();
      if (over) return;
      if (value) hear([value]);
      await engines.answered();
      if (performance.now() - last < SLICE_MS) continue;
      await setImmediate();
      last = performance.now();
    }
  } finally {
    engines.close();
  }
}

/** The engines of a job, one at each seat that it takes. */
class Engines {
  private readonly seats = new Map<string, EngineSeat>();
  private asked: Promise<void> | null = null;

  constructor(
    private readonly job: Job,
    private readonly complain: (words: string) => void,
  ) {}

  /** For one match. */
  seat(bot: number, seat: number, variant: number): PatientChooser {
    const engine = this.engineAt(bot, seat);
    const head: Head = { ...this.job.variants[variant].head };
    let answer: Move | typeof FORFEIT | null = null;
    return {
      choose: (s) => {
        const given = answer;
        answer = null;
        if (given === null) {
          this.asked = this.ask(engine, s, head).then((found) => {
            answer = found;
          });
        }
        return given;
      },
    };
  }

  /** Waits for whoever has been asked. */
  async answered(): Promise<void> {
    const { asked } = this;
    this.asked = null;
    await asked;
  }

  close(): void {
    for (const engine of this.seats.values()) engine.close();
  }

  private async ask(engine: EngineSeat, s: unknown, head: Head): Promise<Move | typeof FORFEIT> {
    try {
      return await engine.move(s, head);
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      this.complain(error.message);
      return FORFEIT;
    }
  }

  private engineAt(bot: number, seat: number): EngineSeat {
    const key = `${bot} ${seat}`;
    const { bots, variants, timeLimit = MOVE_MS } = this.job;
    const found =
      this.seats.get(key) ?? new EngineSeat(bots[bot].engine!, findGame(variants[0].head.game)!, seat, timeLimit);
    this.seats.set(key, found);
    return found;
  }
}
