import type { Game, Move, Rng, Seat } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Candidates } from './candidates.ts';
import { Playout } from './playout.ts';
import { ReplayRng } from './replay-rng.ts';
import type { Utility } from './utility.ts';

/** Utilities for the seat of each candidate move, looking no further than this turn, or than the answers to it. */
export class LookAhead<S> {
  private readonly candidates: Candidates<S>;
  private readonly playout: Playout<S>;
  private readonly luck = new ReplayRng(0);
  private readonly out: Float64Array;
  readonly sums: Float64Array;
  /** How often each move was looked at. */
  readonly looks: Int32Array;
  private readonly isOpen: Uint8Array;
  rounds = 0;

  constructor(
    private readonly game: Game<S>,
    private readonly knowledge: Knowledge<S>,
    private readonly utility: Utility<S>,
    private readonly seat: Seat,
    private readonly known: S,
    private readonly rng: Rng,
    /** Also at what the others do next. */
    private readonly answers = false,
    /** A move to look at even if nobody would think of it. */
    also?: Move,
  ) {
    this.candidates = new Candidates(game, knowledge);
    this.playout = new Playout(game, knowledge, this.luck);
    this.out = new Float64Array(utility.seats);
    this.candidates.list(known);
    if (also !== undefined && !this.candidates.moves.has(also)) this.candidates.moves.add(also);
    const { size } = this.candidates.moves;
    this.sums = new Float64Array(size);
    this.looks = new Int32Array(size);
    this.isOpen = new Uint8Array(size).fill(1);
  }

  get moves(): number[] {
    return this.candidates.moves.toArray();
  }

  /** One more sample of chance: the same guess and the same luck for every move. */
  sample(guess: S): void {
    const { codes, size } = this.candidates.moves;
    const seed = this.rng.below(1 << 30);
    for (let i = 0; i < size; i++) {
      if (this.isOpen[i] === 0) continue;
      const after = this.game.clone(guess);
      this.luck.state = seed;
      this.game.play(after, codes[i]);
      this.playout.finishTurn(after, this.seat);
      if (this.answers) this.playout.run(after, this.knowledge.plies ?? 0, this.known);
      this.utility.of(after, this.out);
      this.sums[i] += this.out[this.seat];
      this.looks[i]++;
    }
    this.rounds++;
  }

  mean(i: number): number {
    return this.sums[i] / this.looks[i];
  }

  /** From now on looks only at the better half; false when one move is left. */
  narrow(): boolean {
    const open = Array.from(this.isOpen.keys()).filter((i) => this.isOpen[i] === 1);
    if (open.length < 2) return false;
    open.sort((a, b) => this.mean(b) - this.mean(a));
    for (const i of open.slice(Math.ceil(open.length / 2))) this.isOpen[i] = 0;
    return open.length > 2;
  }
}
