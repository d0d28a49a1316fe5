import type { Knowledge, Level } from '@waybill/bots';
import { type Chooser, chooserOf, playOut, randomChooser } from '@waybill/bots/trial';
import { asUsual, canonical, type Event, type Game, type Match, Sfc32, setupOf } from '@waybill/kernel';

/** Who plays the matches that puzzles are looked for in. */
export interface Sitting {
  /** Each seat has one of these. */
  readonly levels: readonly Level[];
  /** How many seats, in turn; every number that the game allows unless told, fewer more often. */
  readonly seats?: readonly number[];
  /** How often, of a hundred moves, each makes any legal one: so come positions that nobody has aimed at. */
  readonly slips?: number;
}

/** As people do, some better than others. */
export const MIXED: readonly Level[] = ['easy', 'medium', 'hard'];

/** Match number `n`. */
export function* simulated(
  game: Game,
  knowledge: Knowledge,
  sitting: Sitting,
  seed: string,
  n: number,
  stopped: () => boolean,
): Generator<null, Match | null> {
  const { min, max } = game.seats;
  const rng = new Sfc32(`${seed} seats ${n}`);
  const usual = n % 2 === 0 ? min : min + rng.below(max - min + 1);
  const count = sitting.seats?.[n % sitting.seats.length] ?? usual;
  const levels = Array.from({ length: count }, () => sitting.levels[rng.below(sitting.levels.length)]);
  const seats = levels.map((level, seat) => `${level} ${seat + 1}`);
  const head = { waybill: 1 as const, game: game.id, seats, ...asUsual(game) };
  const choosers = levels.map((level) => slipping(game, chooserOf(game, knowledge, level), sitting.slips ?? 0));
  const log: Event[] = [];
  const over = yield* playOut({ game, start: game.begin(setupOf(game, head)), choosers, log }, seed, n, stopped);
  return over && { ...head, events: log };
}

function slipping(game: Game, chooser: Chooser, slips: number): Chooser {
  if (slips === 0) return chooser;
  const random = randomChooser(game);
  return { choose: (s, seat, rng) => (rng.below(100) < slips ? random : chooser).choose(s, seat, rng) };
}

/** Only what is played by the usual rules is judged well enough. */
export function isUsual(game: Game, { options, seats, sheet }: Match): boolean {
  const [here, usual] = [
    { options, seats, sheet },
    { seats, ...asUsual(game) },
  ].map((chosen) => setupOf(game, chosen));
  return canonical({ ...here }) === canonical({ ...usual });
}
