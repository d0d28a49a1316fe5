import { choose, type Knowledge, type Level } from '@waybill/bots';
import { type Judge, luckOfMatch } from '@waybill/bots/analysis';
import { asUsual, type Event, type Game, type Setup, Sfc32, setupOf } from '@waybill/kernel';

/** A bot, some of whose decisions, as a share, are made as a weaker one would. */
export interface Player {
  readonly level: Level;
  readonly slips: number;
  /** `easy` unless told. */
  readonly as?: Level;
}

/** One match: who played, how it ended, and what chance brought. */
export interface PlayedMatch {
  readonly key: string;
  readonly players: readonly Player[];
  readonly scores: readonly number[];
  readonly won: readonly number[];
  readonly luck: readonly number[];
}

export interface Job {
  readonly key: string;
  readonly game: string;
  /** They change places from match to match. */
  readonly players: readonly Player[];
  readonly number: number;
}

export function setupFor<S>(game: Game<S>, seats: number): Setup {
  return setupOf(game, { ...asUsual(game), seats: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`) });
}

/** A match before anybody has looked at its luck. */
export interface Finished {
  readonly match: Omit<PlayedMatch, 'luck'>;
  readonly setup: Setup;
  readonly events: readonly Event[];
}

export function playOut<S>(game: Game<S>, knowledge: Knowledge<S>, { key, number, ...job }: Job): Finished {
  const players = job.players.map((_, seat) => job.players[(seat + number) % job.players.length]);
  const setup = setupFor(game, players.length);
  const s = game.begin(setup);
  const rng = new Sfc32(key);
  const events: Event[] = [];
  for (let actor = game.next(s); actor !== 'over'; actor = game.next(s)) {
    if (actor === 'chance') {
      const event = game.chance.draw(s, rng);
      events.push(event);
      game.chance.settle(s, event);
      continue;
    }
    const { level, slips, as = 'easy' } = players[actor];
    const slip = slips > 0 && rng.below(1000) < slips * 1000;
    const move = choose(game, s, actor, knowledge, { level: slip ? as : level, seed: `${key} ${events.length}` });
    events.push(game.write(s, move));
    game.play(s, move);
  }
  const result = game.result(s);
  if (!result) throw new Error(`${game.id} is over without a result`);
  const won = result.scores.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  return { match: { key, players, scores: result.scores, won }, setup, events };
}

export function withLuck<S>(
  game: Game<S>,
  knowledge: Knowledge<S>,
  exact: Judge<S> | null,
  { match, setup, events }: Finished,
): PlayedMatch {
  const work = luckOfMatch(game, setup, events, knowledge, exact, 'rating');
  let step = work.next();
  while (!step.done) step = work.next();
  return { ...match, luck: step.value.map((one) => Number(one.toFixed(5))) };
}
