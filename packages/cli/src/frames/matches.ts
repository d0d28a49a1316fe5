import type { Level } from '@waybill/bots';
import { rewardsOf } from '@waybill/bots/arrays';
import { type Chooser, chooserOf } from '@waybill/bots/trial';
import { loadKnowledge } from '@waybill/games';
import { MoveList, Sfc32 } from '@waybill/kernel';
import { boardOf } from './board.ts';
import { type Layout, NOBODY, type Parts } from './layout.ts';
import { type Opened, openPlan, type Plan } from './plan.ts';

/** Some of the matches of a batch, played one step at a time: from `first` up to, but not with, `end`. */
export class Matches {
  private readonly states: unknown[] = [];
  private readonly moves: MoveList[] = [];
  private readonly dice: Sfc32[] = [];
  /** How many matches each has begun. */
  private readonly rounds: number[] = [];
  private seed = '';
  private readonly bots = new Map<Level, Chooser>();

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

  /** Begins all matches anew, with dice from another seed where one is given. */
  reset(seed: string | null): void {
    this.seed = seed ?? this.plan.seed;
    this.clear();
    for (let i = this.first; i < this.end; i++) {
      this.rounds[i] = 0;
      this.begin(i);
      this.settle(i);
      this.show(i);
    }
  }

  /** One action for every match, all legal; those of matches that are over mean nothing. */
  step(actions: Int32Array): void {
    const { game, arrays } = this.opened;
    this.clear();
    for (let i = this.first; i < this.end; i++) {
      if (game.next(this.states[i]) !== 'over') {
        game.play(this.states[i], arrays.moveOf(actions[i], this.moves[i]));
        this.settle(i);
      }
      this.show(i);
    }
  }

  /** What a bot of this level would do in each match, into `actions`; −1 where nobody is to act. */
  async choose(level: Level, seed: string, actions: Int32Array): Promise<void> {
    const { game, arrays } = this.opened;
    const bot = await this.botOf(level);
    for (let i = this.first; i < this.end; i++) {
      const next = game.next(this.states[i]);
      if (typeof next !== 'number') {
        actions[i] = -1;
        continue;
      }
      const move = bot.choose(this.states[i], next, new Sfc32(`${seed}/${i}`));
      actions[i] = arrays.actionAt(this.moves[i], this.moves[i].codes.indexOf(move));
    }
  }

  private async botOf(level: Level): Promise<Chooser> {
    const { game } = this.opened;
    const bot = this.bots.get(level) ?? chooserOf(game, await loadKnowledge(game), level);
    this.bots.set(level, bot);
    return bot;
  }

  /** The board as the seat to act sees it; after the end, as anybody does. */
  draw(i: number): string {
    return boardOf(this.opened.game, this.states[i]);
  }

  private begin(i: number): void {
    const { game, setup } = this.opened;
    this.states[i] = game.begin(setup);
    this.moves[i] ??= new MoveList();
    const deal = i % (this.plan.deals ?? this.layout.matches);
    this.dice[i] = new Sfc32(`${this.seed}/${deal}/${this.rounds[i]++}`);
  }

  /** The seat that the learner has where others play against it: another in each match. */
  private learner(i: number): number {
    return (i + this.rounds[i] - 1) % this.layout.seats;
  }

  /** Goes on to the learner's next decision, and where a match ends, to the first of a new one (unless each is played `once`). */
  private settle(i: number): void {
    const { game } = this.opened;
    for (;;) {
      const s = this.states[i];
      const next = game.next(s);
      if (next === 'chance') game.chance.deal(s, this.dice[i]);
      else if (next === 'over') {
        this.finish(i);
        if (this.plan.once) return;
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

  /** All that the last step told of these matches is 0 again. */
  private clear(): void {
    const { observations, rewards, scores, masks, over } = this.parts;
    const { seats, observation, seers, mask } = this.layout;
    const each: [Float32Array | Uint8Array, number][] = [
      [observations, seers * observation],
      [rewards, seats],
      [scores, seats],
      [masks, mask],
      [over, 1],
    ];
    for (const [part, size] of each) part.fill(0, this.first * size, this.end * size);
  }

  private show(i: number): void {
    const { game, arrays } = this.opened;
    const { observation, seers, mask } = this.layout;
    const { seats, observations, masks } = this.parts;
    const s = this.states[i];
    const next = game.next(s);
    seats[i] = typeof next === 'number' ? next : NOBODY;
    if (seers > 1) {
      for (let seat = 0; seat < seers; seat++) {
        arrays.observe(s, seat, observations, (i * seers + seat) * observation);
      }
    } else arrays.observe(s, typeof next === 'number' ? next : 0, observations, i * observation);
    const moves = this.moves[i];
    moves.clear();
    if (typeof next === 'number') game.moves(s, moves);
    const at = i * mask;
    for (let place = 0; place < moves.size; place++) {
      const action = arrays.actionAt(moves, place);
      if (action >= 0) masks[at + (action >> 3)] |= 1 << (action & 7);
    }
  }
}
