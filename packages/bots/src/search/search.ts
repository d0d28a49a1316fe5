import type { Game, Rng, Seat } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { Candidates } from './candidates.ts';
import { ChanceNodes } from './chance-nodes.ts';
import { Playout } from './playout.ts';
import { prove } from './proof.ts';
import { Bounds, select } from './select.ts';
import { Tree } from './tree.ts';
import type { Utility } from './utility.ts';

const LARGEST_TREE = 1 << 20;
const DEEPEST = 200;
/** Visits from which on a mean says more about its node than about luck. */
const TELLING = 6;

/** What a search may know: a way to imagine the match as the seat sees it, and nothing else. */
export interface Imagined<S> {
  readonly known: S;
  guess(): S;
}

/**
 * Information-set Monte Carlo tree search. Each iteration imagines what the seat can't see, goes down the tree by PUCT,
 * each seat for itself, samples chance on the way, and brings one utility a seat back up.
 */
export class Search<S> {
  readonly tree: Tree;
  private readonly candidates: Candidates<S>;
  private readonly chance: ChanceNodes<S>;
  private readonly playout: Playout<S>;
  private readonly bounds: Bounds;
  private readonly work: S;
  private readonly path = new Int32Array(DEEPEST + 2);
  private readonly actor = new Int8Array(DEEPEST + 2);
  private readonly out: Float64Array;
  private readonly hidden: boolean;
  private depth = 0;

  constructor(
    private readonly game: Game<S>,
    private readonly knowledge: Knowledge<S>,
    private readonly utility: Utility<S>,
    private readonly imagined: Imagined<S>,
    seat: Seat,
    rng: Rng,
    largestTree = LARGEST_TREE,
  ) {
    this.hidden = knowledge.hides(imagined.known, seat);
    this.tree = new Tree(utility.seats, largestTree);
    this.candidates = new Candidates(game, knowledge);
    this.chance = new ChanceNodes(game, knowledge, this.tree, game.clone(imagined.known), this.hidden, rng);
    this.playout = new Playout(game, knowledge, rng);
    this.bounds = new Bounds(utility.seats);
    this.work = game.clone(imagined.known);
    this.out = new Float64Array(utility.seats);
  }

  /** Nothing is left to find out. */
  get solved(): boolean {
    return this.tree.proven[0] === 1;
  }

  /** No other move can catch up in visits, or there is none. */
  settled(iterationsLeft: number): boolean {
    const { tree } = this;
    let most = 0;
    let second = 0;
    for (let node = tree.first[0]; node >= 0; node = tree.sibling[node]) {
      second = Math.max(second, Math.min(most, tree.visits[node]));
      most = Math.max(most, tree.visits[node]);
    }
    return tree.kids[0] === 1 || most - second > iterationsLeft;
  }

  /** Sets what the moves at the root look like before any search: a weight each. */
  favour(moves: readonly number[], weights: readonly number[]): void {
    if (this.tree.first[0] >= 0) return;
    const sum = weights.reduce((all, weight) => all + weight, 0);
    const order = moves.map((_, i) => i).sort((a, b) => weights[b] - weights[a]);
    for (const i of order) this.tree.add(0, moves[i], weights[i] / sum, 0);
  }

  iterate(): void {
    const s = this.start();
    const leaf = this.descend(s);
    if (this.tree.proven[leaf] === 1) this.recall(leaf);
    else if (this.game.next(s) === 'over') this.finish(s);
    else this.estimate(s);
    this.bringUp();
    if (!this.hidden) prove(this.tree, this.utility, this.path, this.actor, this.depth);
  }

  private start(): S {
    if (this.hidden) return this.imagined.guess();
    this.game.copy(this.imagined.known, this.work);
    return this.work;
  }

  /** Down to a node that was never visited, is proven, or ends the match; `s` is played along. */
  private descend(s: S): number {
    let node = 0;
    this.depth = 0;
    for (;;) {
      const actor = this.game.next(s);
      this.path[this.depth] = node;
      this.actor[this.depth] = typeof actor === 'number' ? actor : -1;
      if (actor === 'over' || this.tree.proven[node] === 1 || this.depth === DEEPEST) return node;
      if (this.depth > 0 && this.knowledge.horizon?.(s)) return node;
      const child = actor === 'chance' ? this.chance.deal(node, s) : this.decide(node, s, actor);
      if (child < 0) return node;
      node = child;
      this.depth++;
    }
  }

  /** −1 at a leaf: the first visit only looks, the second opens it. */
  private decide(node: number, s: S, seat: Seat): number {
    const { tree } = this;
    if (tree.visits[node] === 0 && node !== 0) return -1;
    if (tree.first[node] < 0) this.expand(node, s);
    else if (this.hidden) this.refresh(node, s);
    const legal = this.hidden ? this.candidates.moves : null;
    const child = select(tree, node, seat, this.bounds, this.knowledge.curiosity ?? 1, legal);
    if (child >= 0) this.game.play(s, tree.label[child]);
    return child;
  }

  private expand(node: number, s: S): void {
    const { candidates, tree } = this;
    candidates.rank(s);
    for (let i = 0; i < candidates.moves.size; i++) {
      tree.add(node, candidates.moves.codes[i], candidates.weights[i], 0);
    }
  }

  /** Another guess may allow other moves: those not met before join. */
  private refresh(node: number, s: S): void {
    const { candidates, tree } = this;
    candidates.list(s);
    const { codes, size } = candidates.moves;
    for (let i = 0; i < size; i++) {
      if (tree.child(node, codes[i]) < 0) tree.add(node, codes[i], 1 / size, 0);
    }
  }

  private recall(node: number): void {
    for (let seat = 0; seat < this.tree.seats; seat++) this.out[seat] = this.tree.mean(node, seat);
  }

  private finish(s: S): void {
    this.utility.final(s, this.out);
    if (!this.hidden) this.tree.prove(this.path[this.depth], this.out);
  }

  private estimate(s: S): void {
    const plies = this.knowledge.plies ?? 0;
    if (plies > 0) this.playout.run(s, plies, this.imagined.known);
    this.utility.of(s, this.out);
  }

  private bringUp(): void {
    const { tree, out } = this;
    for (let i = 0; i <= this.depth; i++) {
      const node = this.path[i];
      tree.visits[node]++;
      for (let seat = 0; seat < tree.seats; seat++) {
        tree.total[node * tree.seats + seat] += out[seat];
        if (i > 0 && tree.visits[node] >= TELLING) this.bounds.see(seat, tree.mean(node, seat));
      }
    }
  }
}
