/**
 * Steps a second from Python: many matches at once, and one by one beside PettingZoo's own games.
 * Usage: npm run bench python [-- --quick]
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readFlags } from './lib/flags.ts';
import { publish, tell, type Verdict } from './lib/verdict.ts';

const METHOD = `Random play. In batches, by VectorEnv of python/: 1,024 matches are stepped together; Python draws a legal action for each
from its mask and gets what every seat to act sees, the masks, rewards and ends back as arrays. Every decision is a step; dice are
rolled within it, and matches that end begin anew. One by one, by the loop that PettingZoo’s pages show (agent_iter, last, a
sample of the mask, step), ours beside PettingZoo’s Connect Four and Go, which have no chance and nothing hidden. Python and Node are processes of their own, all
their time is counted: steps a second by the clock, and by the processors’ time of both together, which a busy machine
changes less. A warm-up, then the seconds told; the best of three.`;

interface Run {
  readonly numpy: boolean;
  readonly steps: number;
  readonly wall: number;
  readonly cpu: number;
}

const { quick } = readFlags();
const BATCH = 1024;
const ENOUGH = 100_000;
const seconds = quick ? 2 : 8;
const verdicts: Verdict[] = [];
const root = fileURLToPath(new URL('..', import.meta.url));

console.log(METHOD);
console.log(`  load of the machine before: ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`);

for (const game of ['hauling-astronauts', 'black-pawn-trucking']) {
  const runs = measured('python3', 'batch', game, String(BATCH), String(availableParallelism()));
  const [wall, cpu] = [best(runs, 'wall'), best(runs, 'cpu')];
  const arrays = runs[0].numpy ? 'NumPy' : 'without NumPy';
  console.log(
    `  ${game}, in batches (${arrays}): ${whole(wall)} steps a second, ${whole(cpu)} in one of processor time`,
  );
  verdict({
    what: `steps from Python in batches, ${game}`,
    ours: `${whole(wall)} steps/s`,
    spread: runs.map((run) => whole(run.steps / run.wall)).join(', '),
    target: `≥ ${whole(ENOUGH)} steps/s`,
    met: wall >= ENOUGH,
  });
}
besidePettingZoo();
publish({ program: 'python', method: METHOD, verdicts });

function besidePettingZoo(): void {
  const python = withPettingZoo();
  if (python === null) return;
  const ours = measured(python, 'aec', 'waybill:hauling-astronauts');
  for (const peer of ['connect_four_v3', 'go_v5']) {
    const theirs = measured(python, 'aec', `pettingzoo:${peer}`);
    verdict({
      what: `steps one by one, hauling-astronauts beside PettingZoo’s ${peer}`,
      ours: `${whole(best(ours, 'cpu'))} steps/CPU-s`,
      theirs: `${whole(best(theirs, 'cpu'))} steps/CPU-s`,
      ratio: `${(best(ours, 'cpu') / best(theirs, 'cpu')).toFixed(2)} ×`,
      spread: ours.map((run) => whole(run.steps / run.cpu)).join(', '),
    });
  }
}

/** A Python that has PettingZoo and what its board games need, in an environment of its own; null where it can't be had. */
function withPettingZoo(): string | null {
  const folder = `${root}node_modules/.cache/waybill-pettingzoo`;
  const python = `${folder}/bin/python`;
  const pip = ['-m', 'pip', 'install', '--quiet'];
  if (!existsSync(python)) spawnSync('python3', ['-m', 'venv', folder]);
  // OpenSpiel would be the closer peer: tried each time, and told.
  for (const wanted of [['open_spiel'], ['pettingzoo', 'gymnasium', 'pygame', 'numpy']]) {
    const { status, stderr, error } = spawnSync(python, [...pip, ...wanted], { encoding: 'utf8' });
    if (status === 0) {
      if (wanted.includes('open_spiel'))
        console.log('  OpenSpiel can be installed here, which it could not where this was written');
      continue;
    }
    const why = error?.message ?? stderr.trim().split('\n').at(-1);
    console.log(`  not measured beside it: pip install ${wanted.join(' ')}: ${why}`);
    if (wanted.includes('pettingzoo')) return null;
  }
  return python;
}

function verdict(found: Partial<Verdict> & Pick<Verdict, 'what' | 'ours'>): void {
  const filled: Verdict = { part: 'Python', theirs: '', ratio: '', spread: '', target: '', met: null, ...found };
  tell(filled);
  verdicts.push(filled);
}

/** Three runs. */
function measured(python: string, ...args: string[]): Run[] {
  const script = fileURLToPath(new URL('./python.py', import.meta.url));
  return [1, 2, 3].map(() => {
    const { stdout, stderr, status } = spawnSync(python, [script, ...args, String(seconds)], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${python}: ${stderr.trim().split('\n').at(-1)}`);
    return JSON.parse(stdout) as Run;
  });
}

function best(runs: readonly Run[], by: 'wall' | 'cpu'): number {
  return Math.max(...runs.map((run) => run.steps / run[by]));
}

function whole(n: number): string {
  return Math.round(n).toLocaleString('en');
}
