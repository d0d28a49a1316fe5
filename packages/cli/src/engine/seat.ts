import { type Game, isRefusal, judge, legalEvents, type Match, type Move, type Seat, setupOf } from '@waybill/kernel';
import type { EngineCommand } from './command.ts';
import { Engine, type EngineMatch } from './engine.ts';

/** What the matches of an engine are set up from. */
export type Head = Pick<Match, 'game' | 'options' | 'seats' | 'sheet'>;

/** How long an engine may think about a move, unless told. */
export const MOVE_MS = 5000;

/** An engine at one seat of matches that are played here. */
export class EngineSeat {
  private readonly engine: Engine;
  private head: Head | null = null;
  private match: EngineMatch | null = null;

  constructor(
    command: EngineCommand,
    private readonly game: Game,
    private readonly seat: Seat,
    private readonly limit: number,
  ) {
    this.engine = new Engine(command);
  }

  /** Its move in this state, of which it is told what its seat may know; rejects with an `EngineFault`. */
  async move(state: unknown, head: Head): Promise<Move> {
    const { game, seat, limit, engine } = this;
    const question = { view: game.view(state, seat), moves: legalEvents(game, state), limit };
    const event = await engine.choose(this.matchOf(head), question);
    const judged = judge(game, state, event);
    if (isRefusal(judged) || judged.move === null) throw engine.refuse(event);
    return judged.move;
  }

  close(): void {
    this.engine.close();
  }

  /** A head is an object of its own for each match. */
  private matchOf(head: Head): EngineMatch {
    if (!this.match || this.head !== head) {
      this.head = head;
      this.match = { ...head, options: setupOf(this.game, head).options, seat: this.seat };
    }
    return this.match;
  }
}
