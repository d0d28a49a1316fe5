/**
 * Steps a second from Python: many matches at once, and one by one, beside PettingZoo's own games.
 * Usage: npm run bench python [-- --quick]
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Figure, median } from './lib/figure.ts';
import { readFlags } from './lib/flags.ts';
import { atLeast, publish, show, tell, type Verdict } from './lib/verdict.ts';

const METHOD = `Random play, from Python. *In batches*, by VectorEnv of python/: 1,024 matches are stepped together; Python draws a legal action
for each from its mask and gets what every seat to act sees, the masks, rewards and ends back as arrays. Every decision is a step; dice are
rolled within it, and matches that end begin anew. *One by one*, by the loop that PettingZoo’s pages show (agent_iter, last, a sample of the
mask, step): our AEC environment, and PettingZoo’s own classic games, which are smaller than ours, have no chance and hide nothing, and which
it steps no other way. Each run is a process of its own, with a warm-up; all sides take turns. Ours is two processes, Python and Node: the time of
both is counted. Figures are medians per CPU-second; the spread is from the lowest to the highest, of ratios that of the pairs of runs. Of batches the best run by
the clock on the wall is told, too, which depends on what else the machine does.`;

interface Run {
  readonly numpy: boolean;
  readonly steps: number;
  readonly wall: number;
  readonly cpu: number;
}

const BATCH = 1024;
const ENOUGH = 100_000;
const OURS = ['hauling-astronauts', 'black-pawn-trucking'];
const PEERS = ['connect_four_v3', 'tictactoe_v3'];
const script = fileURLToPath(new URL('./python.py', import.meta.url));
const { length, quick } = readFlags();
const seconds = quick ? 1 : 4;

const { python, numpy, pettingzoo } = findPython();
console.log(METHOD);
console.log(`  ${python}: ${numpy ? `NumPy ${numpy}` : 'no NumPy, which makes batches slow'}`);
console.log(
  pettingzoo
    ? `  beside PettingZoo ${pettingzoo}`
    : '  not measured beside PettingZoo: no Python here can import it (pip install "pettingzoo[classic]", or PYTHONPATH)',
);
console.log(`  load of the machine before: ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`);

const sides = new Map<string, readonly string[]>([
  ...OURS.map((game) => [inBatches(game), ['batch', game, String(BATCH), String(availableParallelism())]] as const),
  ...OURS.map((game) => [oneByOne(game), ['aec', `waybill:${game}`]] as const),
  ...(pettingzoo ? PEERS.map((game) => [peer(game), ['aec', `pettingzoo:${game}`]] as const) : []),
]);
const figures = measureInTurn();
show([...figures.values()], 'steps');
const verdicts = [...OURS.map(fastEnough), ...(pettingzoo ? OURS.flatMap(besidePeers) : [])];
verdicts.forEach(tell);
const peers = pettingzoo ? ` and PettingZoo ${pettingzoo}` : '';
publish({ program: 'python', method: `${METHOD} With NumPy ${numpy || '(none)'}${peers}.`, verdicts });

function inBatches(game: string): string {
  return `${game}, in batches`;
}

function oneByOne(game: string): string {
  return `${game}, one by one`;
}

function peer(game: string): string {
  return `PettingZoo’s ${game}`;
}

function fastEnough(game: string): Verdict {
  const { wall, cpu } = figures.get(inBatches(game))!;
  return {
    part: 'Python',
    what: `steps from Python, ${inBatches(game)}`,
    ours: `${whole(median(cpu))} steps/CPU-s; ${whole(Math.max(...wall))} steps/s`,
    theirs: '',
    ratio: '',
    spread: `${whole(Math.min(...cpu))} … ${whole(Math.max(...cpu))}`,
    target: `≥ ${whole(ENOUGH)} steps/CPU-s`,
    met: median(cpu) >= ENOUGH,
  };
}

function besidePeers(game: string): Verdict[] {
  return [inBatches(game), oneByOne(game)].flatMap((ours) =>
    PEERS.map((theirs) => {
      const claim = { part: 'Python', what: `${ours}, beside ${peer(theirs)}`, unit: 'steps', atLeast: null };
      return atLeast(claim, figures.get(ours)!, figures.get(peer(theirs))!);
    }),
  );
}

/** The first that has PettingZoo’s games, else NumPy. */
function findPython(): { python: string; numpy: string; pettingzoo: string } {
  const versions = [
    ['numpy', 'numpy'],
    ['pettingzoo', ...PEERS.map((game) => `pettingzoo.classic.${game}`)],
  ].map(
    ([name, ...all]) => `try:\n import ${all.join(', ')}; print(${name}.__version__)\nexcept ImportError: print()\n`,
  );
  const found = ['python3', '/usr/bin/python3'].flatMap((one) => {
    const { status, stdout } = spawnSync(one, ['-c', versions.join('')], { encoding: 'utf8' });
    const [withNumpy = '', withPeer = ''] = (stdout ?? '').split('\n');
    return status === 0 ? [{ python: one, numpy: withNumpy, pettingzoo: withPeer }] : [];
  });
  const best = found.find((one) => one.pettingzoo) ?? found.find((one) => one.numpy) ?? found[0];
  if (!best) throw new Error('there is no python3');
  return best;
}

function measureInTurn(): Map<string, Figure> {
  const runs = new Map<string, Run[]>([...sides.keys()].map((name) => [name, []]));
  for (let round = 0; round < length.runs; round++) {
    for (const [name, args] of sides) runs.get(name)?.push(measure(args));
  }
  return new Map(
    [...runs].map(([name, all]) => [
      name,
      { name, wall: all.map(({ steps, wall }) => steps / wall), cpu: all.map(({ steps, cpu }) => steps / cpu) },
    ]),
  );
}

function measure(args: readonly string[]): Run {
  const { stdout, stderr, status } = spawnSync(python, [script, ...args, String(seconds)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${python}: ${stderr.trim().split('\n').at(-1)}`);
  return JSON.parse(stdout) as Run;
}

function whole(n: number): string {
  return Math.round(n).toLocaleString('en');
}
