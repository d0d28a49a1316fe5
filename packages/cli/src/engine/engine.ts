import type { Event, Match, Seat, View } from '@waybill/kernel';
import type { EngineCommand } from './command.ts';
import type { EngineFault } from './fault.ts';
import { EngineProcess, START_MS } from './process.ts';
import type { Answer } from './protocol.ts';

/** What an engine is set up with: every option, and its own seat. Each match is an object of its own. */
export type EngineMatch = Pick<Match, 'game' | 'options' | 'seats' | 'sheet'> & { readonly seat: Seat };

/** What it is asked: what its seat sees, all it may do, and how long it may think, in milliseconds. */
export interface Question {
  readonly view: View;
  readonly moves: readonly Event[];
  readonly limit: number;
}

/** A program that plays, match after match; it is started when it is needed, and anew after a fault. */
export class Engine {
  private process: EngineProcess | null = null;
  private playing: EngineMatch | null = null;
  private hello: Answer = {};

  constructor(private readonly command: EngineCommand) {}

  /** What it says of itself. */
  async greet(): Promise<Answer> {
    await this.running();
    return this.hello;
  }

  /** What it wants to play, which nobody has judged yet; rejects with an `EngineFault`. */
  async choose(match: EngineMatch, question: Question): Promise<unknown> {
    const process = await this.ready(match);
    const { event, error } = await process.ask({ do: 'go', seat: match.seat, ...question }, question.limit);
    if (error) throw process.fail(`answers go with an error: ${error.words}`);
    return event;
  }

  /** It is ended for what it chose. */
  refuse(event: unknown, why?: string): EngineFault {
    const words = `plays what is not allowed: ${JSON.stringify(event) ?? 'no event'}`;
    return this.process!.fail(why === undefined ? words : `${words} (${why})`);
  }

  /** Whoever still waits for its answer hears of it. */
  close(): void {
    this.process?.fail('was ended');
    this.process = null;
  }

  private async running(): Promise<EngineProcess> {
    if (!this.process || this.process.dead) {
      this.playing = null;
      this.process = new EngineProcess(this.command);
      this.hello = await this.process.hello();
    }
    return this.process;
  }

  private async ready(match: EngineMatch): Promise<EngineProcess> {
    const process = await this.running();
    if (this.playing !== match) {
      const { game, options, seats, sheet, seat } = match;
      const request = { do: 'setup', game, options, seats, ...(sheet !== undefined && { sheet }), seat };
      const { error } = await process.ask(request, START_MS);
      if (error) throw process.fail(`answers setup with an error: ${error.words}`);
      this.playing = match;
    }
    return process;
  }
}
