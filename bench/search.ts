/**
 * The search beside boardgame.io's MCTS bot: iterations on the same games from positions of the same depth. And beside
 * itself, with one thread and with two.
 * Usage: npm run bench search [-- --quick] [game …]
 */
import { duel } from './lib/duel.ts';
import { readFlags } from './lib/flags.ts';
import { meetPeers } from './lib/peers.ts';
import { atLeast, publish, show, sooner, tell, type Verdict } from './lib/verdict.ts';

const METHOD = `An iteration goes down the tree, adds to it, finds out what the new position is worth and brings that back up. Both bots
think from positions of random matches, 1,000 iterations each (what boardgame.io's makes unless told otherwise); each of
the five runs has positions of another depth, the same on both sides. Twice:

- *to the end*: both play every iteration out to the end of the match at random, so that an iteration is the same work;
- *as shipped*: each as its users get it. Ours judges the position by what it knows of the game and plays nothing out,
  boardgame.io's plays on at random for up to 50 moves.

Processes, runs and ratios as for the rules.

*Two threads beside one*: 16,000 iterations a search, in worker threads that are asked and answer as in \`waybill play\`, once by
one thread and once shared by two. By the clock on the wall, asking and adding included, the best of the runs: a busy machine has
no second core to give, and only where one is free can it be 2 ×. By CPU time, the medians: what is lost by sharing,
whoever else is at work.`;

const { quick, games, length } = readFlags();
const asked = games.length > 0 ? games : ['hauling-astronauts', 'black-pawn-trucking'];
if (quick) process.env.BENCH_ITERATIONS = '200';
console.log(METHOD);

const verdicts: Verdict[] = [];
const keep = (verdict: Verdict) => {
  tell(verdict);
  verdicts.push(verdict);
};

const missing = meetPeers({ quick });
if (missing) console.log(`  not measured: ${missing}`);
else {
  for (const id of asked) {
    for (const [mode, args] of [
      ['to the end', [id, 'playouts']],
      ['as shipped', [id]],
    ] as const) {
      const [ours, theirs] = await duel(
        [
          { name: `Waybill, ${id}, ${mode}`, program: 'sides/search.ts', args },
          { name: `boardgame.io, ${id}, ${mode}`, program: 'peers/search.ts', args },
        ],
        length,
      );
      show([ours, theirs], 'iterations');
      const what = `search, ${id}, ${mode}, iterations`;
      keep(atLeast({ part: 'Search', what, unit: 'iterations', atLeast: 50 }, ours, theirs));
    }
  }
}
for (const id of asked) {
  const sides = ['1', '2'].map((threads) => ({
    name: `Waybill, ${id}, ${threads === '1' ? 'one thread' : 'two threads'}`,
    program: 'sides/search-threads.ts',
    args: [id, threads],
  }));
  const [one, two] = await duel(sides, length);
  show([one, two], 'iterations');
  const claim = { part: 'Search', what: `search, ${id}, two threads beside one`, unit: 'iterations' };
  keep(sooner({ ...claim, what: `${claim.what}, on the wall` }, two, one));
  keep(atLeast({ ...claim, what: `${claim.what}, by CPU time`, atLeast: null }, two, one));
}
publish({ program: 'search', method: METHOD, verdicts });
