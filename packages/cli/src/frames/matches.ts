import { rewardsOf } from '@waybill/bots/arrays';
import { type Chooser, chooserOf } from '@waybill/bots/trial';
import { loadKnowledge } from '@waybill/games';
import { MoveList, Sfc32 } from '@waybill/kernel';
import type { Layout, Parts } from './layout.ts';
import { type Opened, openPlan, type Plan } from './plan.ts';

/** Some of the matches of a batch, played one step at a time: from `first` up to, but not with, `end`. */
export class Matches {
  private readonly states: unknown[] = [];
  private readonly moves: MoveList[] = [];
  private readonly dice: Sfc32[] = [];
  /** How many matches each has begun. */
  private readonly rounds: number[] = [];

  private constructor(
    private readonly opened: Opened,
    private readonly plan: Plan,
    private readonly layout: Layout,
    private readonly parts: Parts,
    private readonly first: number,
    private readonly end: number,
    private readonly opponent: Chooser | null,
  ) {}

  static async open(plan: Plan, layout: Layout, parts: Parts, first: number, end: number): Promise<Matches> {
    const opened = await openPlan(plan);
    const { opponents } = plan;
    const opponent = opponents && chooserOf(opened.game, await loadKnowledge(opened.game), opponents);
    return new Matches(opened, plan, layout, parts, first, end, opponent ?? null);
  }

  /** Begins all matches anew. */
  reset(): void {
    for (let i = this.first; i < this.end; i++) {
      this.rounds[i] = 0;
      this.begin(i);
      this.parts.over[i] = 0;
      this.clearRewards(i);
      this.settle(i);
      this.show(i);
    }
  }

  /** One action for every match, all legal. */
  step(actions: Int32Array): void {
    const { game, arrays } = this.opened;
    for (let i = this.first; i < this.end; i++) {
      game.play(this.states[i], arrays.moveOf(actions[i], this.moves[i]));
      this.parts.over[i] = 0;
      this.clearRewards(i);
      this.settle(i);
      this.show(i);
    }
  }

  private begin(i: number): void {
    const { game, setup } = this.opened;
    this.states[i] = game.begin(setup);
    this.moves[i] ??= new MoveList();
    this.dice[i] = new Sfc32(`${this.plan.seed}/${i}/${this.rounds[i]++}`);
  }

  /** The seat that the learner has where others play against it: another in each match. */
  private learner(i: number): number {
    return (i + this.rounds[i] - 1) % this.layout.seats;
  }

  /** Goes on to the learner's next decision, and where a match ends, to the first of a new one. */
  private settle(i: number): void {
    const { game } = this.opened;
    for (;;) {
      const s = this.states[i];
      const next = game.next(s);
      if (next === 'chance') game.chance.deal(s, this.dice[i]);
      else if (next === 'over') {
        this.finish(i);
        this.begin(i);
      } else if (this.opponent && next !== this.learner(i)) {
        game.play(s, this.opponent.choose(s, next, this.dice[i]));
      } else return;
    }
  }

  private finish(i: number): void {
    const { game } = this.opened;
    const { seats } = this.layout;
    this.parts.over[i] = 1;
    rewardsOf(game, this.states[i], this.parts.rewards, i * seats, seats);
    this.parts.scores.set(game.score(this.states[i]), i * seats);
  }

  private clearRewards(i: number): void {
    const { seats } = this.layout;
    this.parts.rewards.fill(0, i * seats, (i + 1) * seats);
    this.parts.scores.fill(0, i * seats, (i + 1) * seats);
  }

  private show(i: number): void {
    const { game, arrays } = this.opened;
    const { observation, mask } = this.layout;
    const s = this.states[i];
    const seat = game.next(s) as number;
    const moves = this.moves[i];
    moves.clear();
    game.moves(s, moves);
    this.parts.seats[i] = seat;
    arrays.observe(s, seat, this.parts.observations, i * observation);
    const at = i * mask;
    this.parts.masks.fill(0, at, at + mask);
    for (let place = 0; place < moves.size; place++) {
      const action = arrays.actionAt(moves, place);
      if (action >= 0) this.parts.masks[at + (action >> 3)] |= 1 << (action & 7);
    }
  }
}
