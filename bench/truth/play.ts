import { choose, type Knowledge, type Level, think } from '@waybill/bots';
import {
  asUsual,
  type Event,
  type Game,
  type Match,
  type Move,
  type Seat,
  type Setup,
  Sfc32,
  setupOf,
} from '@waybill/kernel';
import type { Job } from './jobs.ts';

export interface Played {
  readonly setup: Setup;
  readonly match: Match;
  /** By seat. */
  readonly levels: readonly Level[];
  /** Who follows hints; -1 for nobody. */
  readonly follower: Seat;
  readonly scores: readonly number[];
  /** Shares of the win. */
  readonly won: readonly number[];
  readonly ending?: string;
}

/** Plays the match of a job; its number decides the dice. `iterations` are of `expert` and of hints. */
export function playJob<S>(
  game: Game<S>,
  knowledge: Knowledge<S>,
  { number, table }: Job,
  seed: string,
  iterations?: number,
): Played {
  const levels = table.levels.map((_, seat) => table.levels[(seat + number) % table.seats]);
  const follower = table.kind === 'hints' ? number % table.seats : -1;
  const setup = setupOf(game, { ...asUsual(game), seats: levels.map((_, seat) => `Seat ${seat}`) });
  const s = game.begin(setup);
  const rng = new Sfc32(`${seed} ${table.game} ${number}`);
  const events: Event[] = [];
  const budget = (level: Level) => (level === 'expert' && iterations !== undefined ? { iterations } : {});
  for (;;) {
    const actor = game.next(s);
    if (actor === 'over') break;
    if (actor === 'chance') {
      const event = game.chance.draw(s, rng);
      events.push(event);
      game.chance.settle(s, event);
      continue;
    }
    const level = levels[actor];
    const options = { level, ...budget(level), seed: `${seed} ${number} ${events.length} ${table.kind}` };
    const move =
      actor === follower ? topHint(game, knowledge, s, actor, options) : choose(game, s, actor, knowledge, options);
    events.push(game.write(s, move));
    game.play(s, move);
  }
  const result = game.result(s);
  if (!result) throw new Error(`${game.id} is over without a result`);
  const { ending } = game.state(s) as { readonly ending?: unknown };
  return {
    setup,
    match: { waybill: 1, game: game.id, ...asUsual(game), seats: setup.seats, events },
    levels,
    follower,
    scores: result.scores,
    won: result.scores.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0)),
    ...(typeof ending === 'string' && { ending }),
  };
}

/** As `advise` and the hints in the browser ask. */
function topHint<S>(
  game: Game<S>,
  knowledge: Knowledge<S>,
  s: S,
  seat: Seat,
  options: { readonly level: Level; readonly iterations?: number; readonly seed: string },
): Move {
  const thinking = think(game, s, seat, knowledge, { ...options, clear: true });
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value.options[0].move;
  }
}
