import type { Level } from '@waybill/bots';
import {
  Dealer,
  type Dealt,
  dealtAfter,
  isRefusal,
  type Move,
  MoveList,
  NOTHING_DEALT,
  type Result,
  type Seat,
  setupOf,
} from '@waybill/kernel';
import type { Engine } from './engine.ts';

export interface Pairing {
  readonly ours: Engine;
  readonly theirs: Engine;
  readonly seats: number;
  readonly level: Level;
  readonly options: Readonly<Record<string, unknown>>;
  /** Of ours, instead of the level's own. */
  readonly iterations?: number;
  /** CPU time a decision, of both, instead of the level's own. */
  readonly milliseconds?: number;
}

export interface Played {
  /** 1 for a win of ours, ½ for a shared one of two; alone, 1 for a better score than theirs. */
  readonly share: number;
  readonly score: number;
  /** The best of theirs. */
  readonly theirScore: number;
  /** CPU milliseconds and decisions of each side, those with one legal move left out. */
  readonly took: Spent;
  readonly theyTook: Spent;
}

export interface PairingResult extends Played {
  readonly key: string;
}

interface Spent {
  milliseconds: number;
  decisions: number;
}

/** A side's own copy of the match: moves are numbers of one tree, events are understood by both. */
class Side {
  readonly state: unknown;
  readonly spent: Spent = { milliseconds: 0, decisions: 0 };
  private readonly moves = new MoveList();
  private readonly think: { level: Level; milliseconds?: number; now?: () => number };

  constructor(
    readonly engine: Engine,
    { level, milliseconds, options, seats }: Pairing,
    private readonly iterations: number | undefined,
  ) {
    const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
    const setup = setupOf(engine.game, { options, seats: names, sheet: undefined });
    this.state = engine.game.begin(setup);
    this.think = { level, milliseconds, now: milliseconds === undefined ? undefined : cpu };
  }

  decide(seat: Seat, seed: string): Move {
    const { choose, game, knowledge } = this.engine;
    this.moves.clear();
    game.moves(this.state, this.moves);
    const from = cpu();
    const move = choose(game, this.state, seat, knowledge, { ...this.think, iterations: this.iterations, seed });
    if (this.moves.size > 1) {
      this.spent.milliseconds += cpu() - from;
      this.spent.decisions++;
    }
    return move;
  }
}

function cpu(): number {
  const { system, user } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The first of the sides deals. Matches of one seed have the same dice, whatever is decided in between. */
function run(seated: readonly Side[], sides: readonly Side[], seed: string): Result {
  const [judge] = sides;
  const dealer = new Dealer(seed);
  let dealt: Dealt = NOTHING_DEALT;
  for (let step = 0; ; step++) {
    const { game } = judge.engine;
    const actor = game.next(judge.state);
    if (actor === 'over') break;
    if (actor === 'chance') {
      const event = dealer.draw(game, judge.state, step, dealt);
      dealt = dealtAfter(game, judge.state, dealt);
      for (const { engine, state } of sides) engine.game.chance.settle(state, event);
      continue;
    }
    const side = seated[actor];
    const event = side.engine.game.write(side.state, side.decide(actor, `${seed} ${step}`));
    for (const { engine, state } of sides) {
      const move = engine.game.read(state, event);
      if (isRefusal(move)) throw new Error(`refused by ${move.clause}: ${JSON.stringify(event)}`);
      engine.game.play(state, move);
    }
  }
  const result = judge.engine.game.result(judge.state);
  if (!result) throw new Error('it is over without a result');
  return result;
}

export function playMatch(pairing: Pairing, seed: string, match: number): Played {
  const { iterations, seats } = pairing;
  const ours = new Side(pairing.ours, pairing, iterations);
  const theirs = new Side(pairing.theirs, pairing, undefined);
  const seat = match % seats;
  const seated = Array.from({ length: seats }, (_, at) => (at === seat ? ours : theirs));
  const { scores, winners } = run(seated, [ours, theirs], `${seed} ${Math.floor(match / seats)}`);
  const others = scores.filter((_, at) => at !== seat);
  return {
    share: winners.includes(seat) ? 1 / winners.length : 0,
    score: scores[seat],
    theirScore: pairing.ours.game.best === 'highest' ? Math.max(...others) : Math.min(...others),
    took: ours.spent,
    theyTook: theirs.spent,
  };
}

export function playSolo(pairing: Pairing, seed: string, match: number): Played {
  const ours = new Side(pairing.ours, pairing, pairing.iterations);
  const theirs = new Side(pairing.theirs, pairing, undefined);
  const [score] = run([ours], [ours], `${seed} ${match}`).scores;
  const dealing = new Side(pairing.ours, pairing, undefined);
  const [theirScore] = run([theirs], [dealing, theirs], `${seed} ${match}`).scores;
  const ahead = (score - theirScore) * (pairing.ours.game.best === 'highest' ? 1 : -1);
  return { share: ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0, score, theirScore, took: ours.spent, theyTook: theirs.spent };
}
