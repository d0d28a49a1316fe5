import type { Game, Rng } from '@waybill/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { ReplayRng } from './replay-rng.ts';
import type { Tree } from './tree.ts';

/** Chance in the tree: sampled anew on each visit; outcomes that are alike share a node. */
export class ChanceNodes<S> {
  private readonly replay = new ReplayRng(0);

  constructor(
    private readonly game: Game<S>,
    private readonly knowledge: Knowledge<S>,
    private readonly tree: Tree,
    private readonly spare: S,
    private readonly hidden: boolean,
    private readonly rng: Rng,
  ) {}

  /** Deals into `s` and gives the node of the outcome; −1 when the tree is full. */
  deal(node: number, s: S): number {
    const seed = (this.rng.below(1 << 16) << 16) | this.rng.below(1 << 16);
    const label = this.knowledge.outcome ? this.label(s, seed) : -1;
    const child = label < 0 ? this.widened(node, seed) : this.alike(node, label, seed);
    // Under another guess the node's own outcome may be impossible; alike outcomes were dealt by this very seed.
    const again = child < 0 || (this.hidden && label >= 0) ? seed : this.tree.seed[child];
    this.dealFrom(s, again);
    return child;
  }

  private label(s: S, seed: number): number {
    this.game.copy(s, this.spare);
    this.dealFrom(this.spare, seed);
    return this.knowledge.outcome?.(s, this.spare) ?? -1;
  }

  private dealFrom(s: S, seed: number): void {
    this.replay.state = seed;
    this.game.chance.deal(s, this.replay);
  }

  private alike(node: number, label: number, seed: number): number {
    const child = this.tree.child(node, label);
    return child >= 0 ? child : this.tree.add(node, label, 1, seed);
  }

  /** Progressive widening: a new sample while there are few for the visits, else the sample visited least. */
  private widened(node: number, seed: number): number {
    const { tree } = this;
    if (tree.kids[node] < 1 + Math.floor(2 * Math.sqrt(tree.visits[node]))) {
      return tree.add(node, -1 - tree.kids[node], 1, seed);
    }
    let least = tree.first[node];
    for (let child = tree.sibling[least]; child >= 0; child = tree.sibling[child]) {
      if (tree.visits[child] < tree.visits[least]) least = child;
    }
    return least;
  }
}
