import type { Knowledge, Level } from '@waybill/bots';
import { chooserOf, playOut } from '@waybill/bots/trial';
import { asUsual, canonical, type Event, type Game, type Match, Sfc32, setupOf } from '@waybill/kernel';

/** Who plays the matches that puzzles are looked for in: as people do, some better than others. */
const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];

/** Match number `n`: every number of seats in turn, fewer more often. */
export function* simulated(
  game: Game,
  knowledge: Knowledge,
  seed: string,
  n: number,
  stopped: () => boolean,
): Generator<null, Match | null> {
  const { min, max } = game.seats;
  const rng = new Sfc32(`${seed} seats ${n}`);
  const count = n % 2 === 0 ? min : min + rng.below(max - min + 1);
  const levels = Array.from({ length: count }, () => LEVELS[rng.below(LEVELS.length)]);
  const seats = levels.map((level, seat) => `${level} ${seat + 1}`);
  const head = { waybill: 1 as const, game: game.id, seats, ...asUsual(game) };
  const choosers = levels.map((level) => chooserOf(game, knowledge, level));
  const log: Event[] = [];
  const over = yield* playOut({ game, start: game.begin(setupOf(game, head)), choosers, log }, seed, n, stopped);
  return over && { ...head, events: log };
}

/** Only what is played by the usual rules is judged well enough. */
export function isUsual(game: Game, { options, seats, sheet }: Match): boolean {
  const [here, usual] = [
    { options, seats, sheet },
    { seats, ...asUsual(game) },
  ].map((chosen) => setupOf(game, chosen));
  return canonical({ ...here }) === canonical({ ...usual });
}
