import type { Advice, Thinking, Thought } from '../advice.ts';
import type { Budget } from '../budget.ts';
import { LookAhead } from '../search/look-ahead.ts';
import { Search } from '../search/search.ts';
import { advice, type Table, thought } from './table.ts';

/** Iterations between two looks at the clock, and at whether the host still wants to know. */
const STRETCH = 16;

export function* searching<S>(table: Table<S>, budget: Budget): Thinking {
  const search = new Search(table.game, table.knowledge, table.utility, table, table.seat, table.rng);
  if (table.knowledge.horizon) favour(table, search);
  let iterations = 0;
  let used = 0;
  while (used < 1 && !search.solved) {
    const stretch = Math.min(STRETCH, budget.iterations - iterations);
    for (let i = 0; i < stretch && !search.solved; i++, iterations++) search.iterate();
    used = budget.used(iterations);
    if (yield Math.min(1, used)) break;
    if (search.settled(budget.iterations - iterations)) break;
  }
  return found(table, search, iterations);
}

/** Looks through the turn that guide a search which can't see beyond it: few beside its iterations. */
const LOOKS = 4;
/** A difference of this share of all that the looks differ makes a move 2.7 times as promising. */
const SOFT = 0.2;

function favour<S>(table: Table<S>, search: Search<S>): void {
  const { game, knowledge, utility, seat, known, rng } = table;
  const ahead = new LookAhead(game, knowledge, utility, seat, known, rng);
  for (let look = 0; look < LOOKS; look++) ahead.sample(table.guess());
  const best = Math.max(...ahead.sums);
  const spread = Math.max(1e-9, best - Math.min(...ahead.sums));
  const weights = Array.from(ahead.sums, (sum) => 0.02 + Math.exp((sum - best) / spread / SOFT));
  search.favour(ahead.moves, weights);
}

function found<S>(table: Table<S>, search: Search<S>, iterations: number): Advice {
  const { tree } = search;
  const options: { readonly told: Thought; readonly rank: number }[] = [];
  for (let node = tree.first[0]; node >= 0; node = tree.sibling[node]) {
    if (tree.visits[node] === 0) continue;
    const told = thought(table, tree.label[node], tree.mean(node, table.seat), tree.visits[node]);
    options.push({ told, rank: rank(table, search, node) });
  }
  options.sort((a, b) => b.rank - a.rank || b.told.visits - a.told.visits);
  return advice(
    table,
    options.map(({ told }) => told),
    iterations,
  );
}

/** By visits; but a proven win comes first, a proven loss last, and when all is proven only the truth counts. */
function rank<S>({ seat, utility }: Table<S>, { tree, solved }: Search<S>, node: number): number {
  const mean = tree.mean(node, seat);
  if (solved) return tree.proven[node] === 1 ? mean : -2;
  if (tree.proven[node] === 0) return tree.visits[node];
  if (utility.isWon(mean)) return Number.MAX_VALUE;
  return utility.isLost(mean) ? mean : tree.visits[node];
}
