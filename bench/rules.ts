/**
 * The rules beside boardgame.io, and beside no rules at all: moves of random play in Hauling Astronauts and Black Pawn
 * Trucking, and turns of the Grand Prix race.
 * Usage: npm run bench rules [-- --quick]
 */
import { games } from '@waybill/games';
import { duel } from './lib/duel.ts';
import { readFlags } from './lib/flags.ts';
import { meetPeers } from './lib/peers.ts';
import { whatItTakes } from './lib/process-run.ts';
import { atLeast, publish, show, tell, type Verdict } from './lib/verdict.ts';

const METHOD = `Random play from the start to the end of match after match, standard options: the legal moves are listed, one is drawn,
it is played. Counted are moves decided; rolling the dice for them is part of the work on both sides. boardgame.io runs
its reducer directly (no client, no store, no undo, NODE_ENV=production). Each run is a process of its own: a warm-up, then
two seconds of CPU time; the sides take turns, five times. A ratio is of medians per CPU-second; in brackets the lowest
and the highest of the five pairs. The race: one gear up or down by chance, no special actions, the four circuits of the
2021 season, once through our rules and once as a bare loop; and once less than the race, a straight without damage.`;

const RACE = '../games/grand-prix/bench';
interface Compared {
  readonly means: readonly number[];
  readonly errors: number;
}

const { quick, length } = readFlags();
const verdicts: Verdict[] = [];
const judge = (verdict: Verdict) => {
  tell(verdict);
  verdicts.push(verdict);
};

console.log(METHOD);

const missing = meetPeers({ quick });
if (missing) console.log(`  beside boardgame.io: not measured: ${missing}`);
else {
  for (const id of ['hauling-astronauts', 'black-pawn-trucking']) {
    const [ours, theirs] = await duel(
      [
        { name: `Waybill, ${id}`, program: 'sides/random-play.ts', args: [id] },
        { name: `boardgame.io, ${id}`, program: 'peers/random-play.ts', args: [id] },
      ],
      length,
    );
    show([ours, theirs], 'moves');
    judge(atLeast({ part: 'Rules', what: `random play, ${id}, moves`, unit: 'moves', atLeast: 100 }, ours, theirs));
  }
}

const { found } = await whatItTakes<Compared>(`${RACE}/compare-races.ts`);
const { means, errors } = found;
const [byRules, bare] = means.map((mean) => mean.toFixed(2));
console.log(
  `  the race: mean score ${byRules} by the rules, ${bare} in the bare loop, ${errors.toFixed(1)} standard errors apart`,
);
if (errors > 5) throw new Error('the bare loop drives another race');
const [rules, loop, straight] = await duel(
  [
    { name: 'Waybill, the race', program: `${RACE}/race.ts`, args: ['by-rules'] },
    { name: 'bare loop, the race', program: `${RACE}/race.ts`, args: ['bare'] },
    { name: 'bare loop, a straight', program: `${RACE}/race.ts`, args: ['straight'] },
  ],
  length,
);
show([rules, loop, straight], 'turns');
const race = { part: 'Rules', unit: 'turns', atLeast: 1 / 3 };
judge(atLeast({ ...race, what: 'Grand Prix, turns, beside a bare loop of the same race' }, rules, loop));
judge(
  atLeast({ ...race, what: 'Grand Prix, turns, beside a bare loop of a straight without damage' }, rules, straight),
);

const all = await duel(
  games.map(({ id }) => ({ name: id, program: 'sides/random-play.ts', args: [id] })),
  { ...length, runs: quick ? 1 : 3 },
);
console.log('  random play of every game, all choices:');
show(all, 'moves');

publish({ program: 'rules', method: METHOD, verdicts });
