import { type Advice, type Knowledge, LEVELS, type Level } from '@waybill/bots';
import { type Chooser, chooserOf, randomChooser, seedFrom } from '@waybill/bots/trial';
import type { WorkerPool } from '@waybill/bots/worker-pool';
import { loadKnowledge } from '@waybill/games';
import type { Event, Game, Move, Rng, Seat, Setup } from '@waybill/kernel';
import { speak } from '@waybill/kernel';
import { Failure } from './fail.ts';
import { ponder, type Wait } from './ponder.ts';
import { fixed } from './text.ts';

/** Somebody who is no person. */
export interface Player extends Chooser {
  /** A choice where a person waits for it, within the time a level is meant to take. */
  ponder?(s: unknown, seat: Seat, rng: Rng, wait: Wait): Promise<Opinion>;
}

/** What a player would do, and why. */
export interface Opinion {
  readonly event: Event;
  readonly words: string;
}

export interface Means {
  /** For every move that is searched. */
  readonly iterations?: number;
  /** Where a person waits, threads that may help. */
  readonly help?: Help;
}

export interface Help {
  readonly setup: Setup;
  readonly pool: WorkerPool;
}

type Maker = (game: Game, means: Means) => Player | Promise<Player>;

/** Everybody who can take a seat, weakest first. */
export const players: { readonly [name: string]: Maker } = {
  ...Object.fromEntries(LEVELS.map((level) => [level, botOf(level)])),
  random: (game) => randomChooser(game),
};

/** Who sits down where nobody was named: beside a person, and in a simulation. */
export const COMPANION = 'medium';
export const CROWD = 'random';

export function checkPlayer(name: string): void {
  if (Object.hasOwn(players, name)) return;
  throw new Failure(`there is no bot ${name}; there are: ${Object.keys(players).join(', ')}`);
}

export async function playerOf(name: string, game: Game, means: Means = {}): Promise<Player> {
  checkPlayer(name);
  return players[name](game, means);
}

function botOf(level: Level): Maker {
  return async (game, { iterations, help }) => {
    const knowledge = await loadKnowledge(game);
    return {
      ...chooserOf(game, knowledge, level, iterations),
      async ponder(s, seat, rng, wait) {
        const options = { level, seed: seedFrom(rng), now: () => performance.now() };
        const advice = await ponder({ game, knowledge, s, seat }, options, wait, help);
        return { event: advice.options[0].event, words: reason(advice, s, knowledge) };
      },
    };
  };
}

/** What speaks for a move, and against another, in words; null where the game has none. */
export function reasonOf(knowledge: Knowledge, s: unknown, move: Move, other?: Move, lead?: number): string | null {
  const why = knowledge.why?.(s, move, other, lead);
  return why ? speak(knowledge.words ?? {}, why) : null;
}

export function valueWords(unit: Advice['unit'], n: number): string {
  return unit === 'win' ? `${(n * 100).toFixed(0)} % to win` : `${fixed(n, 1)} expected`;
}

function reason({ options: [best, next], unit }: Advice, s: unknown, knowledge: Knowledge): string {
  const why = reasonOf(knowledge, s, best.move, next?.move, next && best.value - next.value);
  const told = why === null ? '' : `${why} `;
  const value = (n: number) => valueWords(unit, n);
  return `${told}(${value(best.value)}${next ? `; next best ${value(next.value)}` : ''})`;
}
