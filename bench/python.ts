/**
 * Steps a second from Python, many matches at once.
 * Usage: npm run bench python [-- --quick]
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readFlags } from './lib/flags.ts';
import { publish, tell, type Verdict } from './lib/verdict.ts';

const METHOD = `Random play by VectorEnv of python/: 1,024 matches are stepped together; Python draws a legal action for each from its mask,
sends them in one frame, and gets what every seat to act sees, the masks, rewards and ends back. Every decision is a step; dice
are rolled within it, and matches that end begin anew. Python and Node are processes of their own, all their time is counted:
steps a second by the clock, and by the processors’ time of both together, which a busy machine changes less. A warm-up, then
the seconds told; the best of three. Neither OpenSpiel nor PettingZoo is measured beside it: neither can be installed here.`;

const { quick } = readFlags();
const BATCH = 1024;
const ENOUGH = 100_000;
const seconds = quick ? 2 : 8;
const verdicts: Verdict[] = [];

console.log(METHOD);
console.log(`  load of the machine before: ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`);

for (const game of ['hauling-astronauts', 'black-pawn-trucking']) {
  const runs = [1, 2, 3].map(() => measure(game));
  const best = Math.max(...runs.map(({ steps, wall }) => steps / wall));
  const byCpu = Math.max(...runs.map(({ steps, cpu }) => steps / cpu));
  console.log(`  ${game}: ${whole(best)} steps a second, ${whole(byCpu)} in a second of processor time`);
  const verdict: Verdict = {
    part: 'Python',
    what: `steps from Python, ${game}`,
    ours: `${whole(best)} steps/s`,
    theirs: '',
    ratio: '',
    spread: runs.map(({ steps, wall }) => whole(steps / wall)).join(', '),
    target: `≥ ${whole(ENOUGH)} steps/s`,
    met: best >= ENOUGH,
  };
  tell(verdict);
  verdicts.push(verdict);
}
publish({ program: 'python', method: METHOD, verdicts });

function measure(game: string): { steps: number; wall: number; cpu: number } {
  const script = fileURLToPath(new URL('./python.py', import.meta.url));
  const { stdout, stderr, status } = spawnSync(
    'python3',
    [script, game, String(BATCH), String(availableParallelism()), String(seconds)],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`python3: ${stderr.trim().split('\n').at(-1)}`);
  return JSON.parse(stdout) as { steps: number; wall: number; cpu: number };
}

function whole(n: number): string {
  return Math.round(n).toLocaleString('en');
}
