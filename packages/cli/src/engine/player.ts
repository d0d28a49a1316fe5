import type { Game, Seat } from '@waybill/kernel';
import type { Player } from '../players.ts';
import type { EngineCommand } from './command.ts';
import { EngineSeat, type Head, MOVE_MS } from './seat.ts';

export interface EnginePlayer extends Player {
  readonly close: () => void;
}

/** An engine where a person waits for it. */
export function enginePlayer(
  command: EngineCommand,
  game: Game,
  head: Head,
  seat: Seat,
  limit = MOVE_MS,
): EnginePlayer {
  const engine = new EngineSeat(command, game, seat, limit);
  return {
    choose() {
      throw new Error('an engine is asked, and answers later');
    },
    async ponder(s) {
      return { event: game.write(s, await engine.move(s, head)), words: '' };
    },
    close: () => engine.close(),
  };
}
