/**
 * What the exact Grand Prix season and the analysis of a whole match cost: CPU-seconds and memory.
 * Usage: npm run bench solver [-- --quick] [game …]
 */
import { games } from '@waybill/games';
import { readFlags } from './lib/flags.ts';
import { whatItTakes } from './lib/process-run.ts';
import { publish, type Verdict } from './lib/verdict.ts';

const METHOD = `Each in a process of its own, once; CPU time and the most memory held, starting Node and all. The season: every state of the
2021 season of Grand Prix solved on one thread. Analysis: the longest recorded match of each game as \`waybill analyse\` does
it unless told otherwise (level hard); Grand Prix by its exact values.`;
const QUICK_ITERATIONS = '100';

const { quick, games: asked } = readFlags();
const verdicts: Verdict[] = [];

function keep(what: string, { cpu, wall, peak }: { cpu: number; wall: number; peak: number }, detail: string): void {
  const ours = `${cpu.toFixed(1)} CPU-s, ${Math.round(peak)} MB at most`;
  console.log(`  ${what.padEnd(44)} ${ours} (${wall.toFixed(1)} s of wall time; ${detail})`);
  verdicts.push({
    part: 'Solver',
    what: `${what} (${detail})`,
    ours,
    theirs: '',
    ratio: '',
    spread: '',
    target: '',
    met: null,
  });
}

console.log(METHOD);
if (!quick) {
  const told = await whatItTakes<{ value: number }>('../games/grand-prix/bench/solve.ts');
  keep('the exact Grand Prix season', told, `expected score ${told.found.value.toFixed(4)}`);
}
for (const { id } of games) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  const told = await whatItTakes<{ events: number; decisions: number; exact: boolean }>(
    'sides/analyse.ts',
    id,
    ...(quick ? [QUICK_ITERATIONS] : []),
  );
  const { events, decisions, exact } = told.found;
  keep(`analysis of ${id}`, told, `${events} events, ${decisions} decisions${exact ? ', exact' : ''}`);
}
publish({ program: 'solver', method: METHOD, verdicts });
