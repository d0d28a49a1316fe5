import { type Move, type Result, type Rng, type Seat, Sfc32, setupOf } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { conclude } from '../players/searching.ts';
import { type SeatContext, seatContext } from '../players/seat-context.ts';
import { findingOf } from '../search/finding.ts';
import { ReplayRng } from '../search/replay-rng.ts';
import { Search } from '../search/search.ts';
import { choose } from '../think.ts';
import { type Lesson, Moment } from '../values/episode.ts';
import type { TrainingPlan } from '../values/training-plan.ts';
import type { Values } from '../values/values.ts';

/** One visit in so many makes a state of the tree worth learning from. */
const SHARE = 1 / 12;
/** Visits from which on the favourite move says more than the mean over all moves tried. */
const FAVOURED = 8;
/** How much the end of the match counts beside what the search found on the way: its values are far better than first looks. */
const LAMBDA = 0.6;
/** A decision of a stranger. */
const STRANGE = 300;

/** A match that a search played against itself, as plain data that can be sent from thread to thread. */
export interface SearchedMatch {
  readonly seats: number;
  readonly scores: readonly number[];
  readonly lessons: readonly Lesson[];
}

/** A state of the match itself. */
interface Stage<S> {
  readonly moment: Moment<S>;
  /** A lesson for which the search was asked; of chance, and of what is not learned, only what came next counts. */
  readonly isTold: boolean;
  /** Not what the search would have played: it tells nothing about what came before. */
  readonly isStrange: boolean;
}

/** Plays matches by search, and keeps what it found out about every state that it looked at often. */
export class SearchPlay<S> {
  private readonly replay = new ReplayRng(0);

  constructor(
    private readonly plan: TrainingPlan<S>,
    /** With the same values. */
    private readonly knowledge: Knowledge<S>,
    private readonly values: Values<S>,
    private readonly iterations: number,
  ) {}

  /** The seed decides everything. */
  play(seed: string): SearchedMatch {
    const { plan } = this;
    const { game } = plan;
    const rng = new Sfc32(seed);
    const chosen = plan.setup(rng);
    const setup = setupOf(game, { ...chosen, sheet: chosen.sheet ?? undefined });
    const s = game.begin(setup);
    const seats = setup.seats.length;
    const stranger = this.stranger(seats, rng);
    const path: Stage<S>[] = [];
    const learned: Moment<S>[] = [];
    for (;;) {
      const actor = game.next(s);
      if (actor === 'over') break;
      const isLearned = plan.learns?.(s) !== false;
      if (actor === 'chance') {
        const moment = this.seen(s);
        path.push({ moment, isTold: false, isStrange: false });
        if (isLearned) learned.push(moment);
        game.chance.deal(s, rng);
        continue;
      }
      const table = seatContext(game, s, actor, this.knowledge, `${seed} ${path.length}`);
      const search = this.search(table);
      const moment = this.found(table, search, 0, table.known);
      const best = conclude(table, findingOf(search, actor)).options[0].move;
      const move = actor === stranger ? this.strangely(s, actor, `${seed} strange ${path.length}`) : best;
      path.push({ moment, isTold: isLearned, isStrange: move !== best });
      if (isLearned) learned.push(moment);
      if (!this.knowledge.hides(s, actor)) this.walk(search, table, 0, table.known, learned);
      game.play(s, move);
    }
    const result = game.result(s);
    if (!result) throw new Error(`${game.id} is over without a result`);
    mixWithEnd(path, result, seats);
    return { seats, scores: result.scores, lessons: learned.map(plain) };
  }

  /** The seat that plays otherwise in this match; −1 for none. */
  private stranger(seats: number, rng: Rng): Seat {
    const { strangers = 0 } = this.plan;
    return strangers > 0 && rng.below(100) < strangers ? rng.below(seats) : -1;
  }

  private strangely(s: S, seat: Seat, seed: string): Move {
    const { game, knowledge } = this.plan;
    return choose(game, s, seat, knowledge, { iterations: STRANGE, seed });
  }

  private seen(s: S): Moment<S> {
    const moment = new Moment(this.plan.features);
    moment.record(s, this.values);
    return moment;
  }

  /** What was seen of a state at first sight, and for its goals what the search found out. */
  private found(table: SeatContext<S>, search: Search<S>, node: number, s: S): Moment<S> {
    const moment = this.seen(s);
    moment.goalChances.set(moment.chances);
    moment.goalScores.set(moment.scores);
    const actor = this.plan.game.next(s);
    const best = typeof actor === 'number' ? favourite(search, node, actor) : node;
    this.hear(moment.goalChances, moment.goalScores, table, search, best);
    return moment;
  }

  private search(table: SeatContext<S>): Search<S> {
    const { game, knowledge, rng, seat, utility } = table;
    const search = new Search(game, knowledge, utility, table, seat, rng);
    for (let i = 0; i < this.iterations && !search.solved; i++) search.iterate();
    return search;
  }

  /** What the search found, in place of first looks: chances or scores, whichever it tells. */
  private hear(
    chances: Float64Array,
    scores: Float64Array,
    { utility }: SeatContext<S>,
    { tree }: Search<S>,
    node: number,
  ): void {
    const told = this.knowledge.unit === 'win' ? chances : scores;
    let sum = 0;
    for (let seat = 0; seat < tree.seats; seat++) sum += told[seat] = utility.speak(tree.mean(node, seat));
    if (this.knowledge.unit === 'win') for (let seat = 0; seat < tree.seats; seat++) told[seat] /= sum;
  }

  /** Every state below that was visited often, chance included. */
  private walk(search: Search<S>, table: SeatContext<S>, node: number, s: S, out: Moment<S>[]): void {
    const { plan } = this;
    const { game } = plan;
    const { tree } = search;
    const actor = game.next(s);
    if (actor === 'over') return;
    if (node > 0 && plan.learns?.(s) !== false) out.push(this.found(table, search, node, s));
    for (let child = tree.first[node]; child >= 0; child = tree.sibling[child]) {
      if (tree.visits[child] < SHARE * this.iterations) continue;
      const after = game.clone(s);
      if (actor === 'chance') {
        this.replay.state = tree.seed[child];
        game.chance.deal(after, this.replay);
      } else game.play(after, tree.label[child]);
      this.walk(search, table, child, after, out);
    }
  }
}

/** What was found on the way, mixed with what was found later, up to the end. */
function mixWithEnd<S>(path: readonly Stage<S>[], { scores, winners }: Result, seats: number): void {
  for (let seat = 0; seat < seats; seat++) {
    let chance = winners.includes(seat) ? 1 / winners.length : 0;
    let score = scores[seat];
    for (const { isStrange, isTold, moment } of path.toReversed()) {
      const later = isStrange ? 0 : isTold ? LAMBDA : 1;
      moment.goalChances[seat] = chance = (1 - later) * moment.goalChances[seat] + later * chance;
      moment.goalScores[seat] = score = (1 - later) * moment.goalScores[seat] + later * score;
    }
  }
}

/** The node that tells what a decision is worth: the move tried most, once it was tried enough. */
function favourite<S>({ tree }: Search<S>, node: number, seat: Seat): number {
  let best = -1;
  for (let child = tree.first[node]; child >= 0; child = tree.sibling[child]) {
    if (best < 0 || tree.visits[child] > tree.visits[best]) best = child;
  }
  if (best < 0 || tree.visits[best] < FAVOURED) return node;
  return tree.mean(best, seat) > tree.mean(node, seat) ? best : node;
}

const plain = <S>({ looks, size, chances, scores, goalChances, goalScores }: Moment<S>): Lesson => ({
  looks: looks.slice(0, size),
  size,
  chances,
  scores,
  goalChances,
  goalScores,
});
