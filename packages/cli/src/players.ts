import { type Advice, type Knowledge, LEVELS, type Level, loadKnowledge, think } from '@waybill/bots';
import { type Chooser, chooserOf, seedFrom } from '@waybill/bots/trial';
import type { Event, Game, Rng, Seat } from '@waybill/rules';
import { speak } from '@waybill/rules/kernel';
import { Failure } from './fail.ts';

/** Somebody who is no person. */
export interface Player extends Chooser {
  /** A choice where a person waits for it: in steps, and within the time a level is meant to take. */
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
  random: (game) => chooserOf(game, 'random'),
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

function botOf(level: Level): Maker {
  return async (game, iterations) => {
    const knowledge = await loadKnowledge(game);
    return {
      ...(await chooserOf(game, level, iterations)),
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
