import { type Advice, choose, type Knowledge, LEVELS, type Level, loadKnowledge, think } from '@waybill/bots';
import type { Event, Game, Move, Rng, Seat } from '@waybill/rules';
import { MoveList, speak } from '@waybill/rules/kernel';
import { Failure } from './fail.ts';

/** Somebody who is no person. */
export interface Player {
  /** A legal move for this seat, which is to act. The same generator gives the same move on any machine. */
  choose(s: unknown, seat: Seat, rng: Rng): Move;
  /** The same where a person waits for it: in steps, and within the time a level is meant to take. */
  ponder?(s: unknown, seat: Seat, rng: Rng): Generator<number, Opinion, boolean | undefined>;
}

/** What a player would do, and why. */
export interface Opinion {
  readonly event: Event;
  readonly words: string;
}

/** With `iterations`, somebody who searches takes so many for every move. */
type Maker = (game: Game, iterations?: number) => Player | Promise<Player>;

/** Everybody who can take a seat, weakest first. */
export const players: { readonly [name: string]: Maker } = {
  ...Object.fromEntries(LEVELS.map((level) => [level, botOf(level)])),
  random: randomPlayer,
};

/** Who sits down where nobody was named: beside a person, and in a simulation. */
export const COMPANION = 'medium';
export const CROWD = 'random';

export function checkPlayer(name: string): void {
  if (Object.hasOwn(players, name)) return;
  throw new Failure(`there is no player ${name}; there are: ${Object.keys(players).join(', ')}`);
}

export async function playerOf(name: string, game: Game, iterations?: number): Promise<Player> {
  checkPlayer(name);
  return players[name](game, iterations);
}

function randomPlayer(game: Game): Player {
  const moves = new MoveList();
  return {
    choose(s, _seat, rng) {
      moves.clear();
      game.moves(s, moves);
      return moves.codes[rng.below(moves.size)];
    },
  };
}

function botOf(level: Level): Maker {
  return async (game, iterations) => {
    const knowledge = await loadKnowledge(game);
    const seedFrom = (rng: Rng) => `${rng.below(2 ** 24)} ${rng.below(2 ** 24)}`;
    return {
      choose: (s, seat, rng) => choose(game, s, seat, knowledge, { level, iterations, seed: seedFrom(rng) }),
      *ponder(s, seat, rng) {
        const advice = yield* think(game, s, seat, knowledge, {
          level,
          seed: seedFrom(rng),
          now: () => performance.now(),
        });
        return { event: advice.options[0].event, words: reason(advice, s, knowledge) };
      },
    };
  };
}

function reason({ options: [best, next], unit }: Advice, s: unknown, knowledge: Knowledge): string {
  const why = knowledge.why?.(s, best.move);
  const told = why ? `${speak(knowledge.words ?? {}, why)} ` : '';
  const value = (n: number) => (unit === 'win' ? `${(n * 100).toFixed(0)} % to win` : `${n.toFixed(1)} expected`);
  return `${told}(${value(best.value)}${next ? `; next best ${value(next.value)}` : ''})`;
}
