import { type Game, isRefusal, judge, legalEvents, type Match, type Move, type Seat, setupOf } from '@waybill/kernel';
import type { EngineCommand } from './command.ts';
import { EngineProcess, START_MS } from './process.ts';

/** What the matches of an engine are set up from. */
export type Head = Pick<Match, 'game' | 'options' | 'seats' | 'sheet'>;

/** How long an engine may think about a move, unless told. */
export const MOVE_MS = 5000;

/** An engine at one seat, match after match; it is started when it is needed, and anew after a fault. */
export class EngineSeat {
  private process: EngineProcess | null = null;
  private playing: object | null = null;

  constructor(
    private readonly command: EngineCommand,
    private readonly game: Game,
    private readonly seat: Seat,
    private readonly limit: number,
  ) {}

  /** Its move in this state, of which it is told what its seat may know; rejects with an `EngineFault`. */
  async move(state: unknown, match: Head): Promise<Move> {
    const process = await this.ready(match);
    const { game, seat, limit } = this;
    const moves = legalEvents(game, state);
    const { event, error } = await process.ask({ do: 'go', seat, view: game.view(state, seat), moves, limit }, limit);
    if (error) throw process.fail(`answers go with an error: ${error.words}`);
    const judged = judge(game, state, event);
    if (isRefusal(judged) || judged.move === null) {
      throw process.fail(`plays what is not allowed: ${JSON.stringify(event) ?? 'no event'}`);
    }
    return judged.move;
  }

  close(): void {
    this.process?.kill();
    this.process = null;
  }

  /** Greeted, and set up for this match: an object of its own each time. */
  private async ready(match: Head): Promise<EngineProcess> {
    if (!this.process || this.process.dead) {
      this.playing = null;
      this.process = new EngineProcess(this.command);
      await this.process.hello();
    }
    if (this.playing !== match) {
      const { game, seats, sheet } = match;
      const { options } = setupOf(this.game, match);
      const request = { do: 'setup', game, options, seats, ...(sheet !== undefined && { sheet }), seat: this.seat };
      const { error } = await this.process.ask(request, START_MS);
      if (error) throw this.process.fail(`answers setup with an error: ${error.words}`);
      this.playing = match;
    }
    return this.process;
  }
}
