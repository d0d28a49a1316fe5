import type { Tree } from './tree.ts';
import type { Utility } from './utility.ts';

/** Carries a proof up the path as far as it holds: a won move proves its node, and so do moves proven one and all. */
export function prove<S>(tree: Tree, utility: Utility<S>, path: Int32Array, actor: Int8Array, depth: number): void {
  for (let i = depth - 1; i >= 0; i--) {
    if (tree.proven[path[i + 1]] !== 1 || tree.proven[path[i]] === 1 || actor[i] < 0) return;
    const best = bestProven(tree, utility, path[i], actor[i]);
    if (best < 0) return;
    tree.prove(path[i], means(tree, best));
  }
}

/** The child that settles this node; −1 while something is open. */
function bestProven<S>(tree: Tree, utility: Utility<S>, node: number, seat: number): number {
  let best = -1;
  let open = false;
  for (let child = tree.first[node]; child >= 0; child = tree.sibling[child]) {
    if (tree.proven[child] !== 1) open = true;
    else if (utility.isWon(tree.mean(child, seat))) return child;
    else if (best < 0 || tree.mean(child, seat) > tree.mean(best, seat)) best = child;
  }
  return open ? -1 : best;
}

const scratch = new Float64Array(8);

function means(tree: Tree, node: number): Float64Array {
  for (let seat = 0; seat < tree.seats; seat++) scratch[seat] = tree.mean(node, seat);
  return scratch;
}
