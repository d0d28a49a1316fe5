import { type Game, type Move, MoveList, type Rng, type Seat } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** Plays on quickly, to see what a position is worth. */
export class Playout<S> {
  private readonly moves = new MoveList();

  constructor(
    private readonly game: Game<S>,
    private readonly knowledge: Knowledge<S>,
    private readonly rng: Rng,
  ) {}

  /** On to a state that is quiet, at most `steps` decisions and outcomes; `root` is where the thought began. */
  run(s: S, steps: number, root: S): void {
    for (let step = 0; step < steps; step++) {
      if (this.knowledge.quiet?.(s, root) || !this.step(s)) return;
    }
  }

  /** Until another seat has to decide, or the match is over; alone, until the next decision. */
  finishTurn(s: S, seat: Seat, atMost = 24): void {
    const playsOn = this.game.seats.max > 1 && this.knowledge.quick !== undefined;
    for (let step = 0; step < atMost; step++) {
      const actor = this.game.next(s);
      if (actor !== 'chance' && !(playsOn && actor === seat)) return;
      this.step(s);
    }
  }

  private step(s: S): boolean {
    const actor = this.game.next(s);
    if (actor === 'over') return false;
    if (actor === 'chance') this.game.chance.deal(s, this.rng);
    else this.game.play(s, this.choose(s));
    return true;
  }

  private choose(s: S): Move {
    if (this.knowledge.quick) return this.knowledge.quick(s, this.rng);
    this.moves.clear();
    this.game.moves(s, this.moves);
    return this.moves.codes[this.rng.below(this.moves.size)];
  }
}
