import type { Advice } from '../advice.ts';
import type { Budget } from '../budget.ts';
import { type Finding, type Found, findingOf } from '../search/finding.ts';
import { LookAhead } from '../search/look-ahead.ts';
import { Search } from '../search/search.ts';
import { advice, type SeatContext, thought } from './seat-context.ts';

/** Iterations between two looks at the clock, and at whether the host still wants to know. */
const STRETCH = 16;

export function* searching<S>(table: SeatContext<S>, budget: Budget): Generator<number, Finding, boolean | undefined> {
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
  return findingOf(search, table.seat);
}

/** Looks through the turn that guide a search which can't see beyond it: few beside its iterations. */
const LOOKS = 4;
/** A difference of this share of all that the looks differ makes a move 2.7 times as promising. */
const SOFT = 0.2;

function favour<S>(table: SeatContext<S>, search: Search<S>): void {
  const { game, knowledge, utility, seat, known, rng } = table;
  const ahead = new LookAhead(game, knowledge, utility, seat, known, rng);
  for (let look = 0; look < LOOKS; look++) ahead.sample(table.guess());
  const best = Math.max(...ahead.sums);
  const spread = Math.max(1e-9, best - Math.min(...ahead.sums));
  const weights = Array.from(ahead.sums, (sum) => 0.02 + Math.exp((sum - best) / spread / SOFT));
  search.favour(ahead.moves, weights);
}

/** What a seat makes of it, the best move first. What seems still better was looked at less, and counts as no better. */
export function conclude<S>(table: SeatContext<S>, { iterations, solved, moves }: Finding): Advice {
  const ranked = moves
    .map((found) => ({ ...found, mean: found.total / found.visits, rank: rank(table, solved, found) }))
    .sort((a, b) => b.rank - a.rank || b.visits - a.visits);
  const options = ranked.map(({ mean, move, visits }) => thought(table, move, Math.min(mean, ranked[0].mean), visits));
  return advice(table, options, iterations);
}

/** By visits; but a proven win comes first, a proven loss last, and when all is proven only the truth counts. */
function rank<S>({ utility }: SeatContext<S>, solved: boolean, { visits, total, proven }: Found): number {
  const mean = total / visits;
  if (solved) return proven ? mean : -2;
  if (!proven) return visits;
  if (utility.isWon(mean)) return Number.MAX_VALUE;
  return utility.isLost(mean) ? mean : visits;
}
