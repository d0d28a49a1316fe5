/**
 * Learns the values of a game by self-play and writes its weights. Killed at any time, the same command goes on; minutes are of CPU time.
 * Usage: npm run train GAME -- [--minutes M | --matches N] [--seed TEXT] [--fresh] [--onward] [--rate R] [--keep FILE] [--weights FILE]
 *   --onward: where no run is kept, begins with the weights in use instead of with none
 *   --rate: of the first step, instead of the game's own
 *   --write: learns nothing more, and writes the weights of the net as it is kept
 *   --calibrate N [--iterations I]: plays N matches of `expert` with the weights in use, keeps them, learns from their ends what
 *     the heads of the kept net should say, and writes the weights
 *   --search I: goes on from the weights in use by learning from a search of I iterations a decision, so many matches or minutes
 *     in all, on --threads T; a run of its own
 */
import { parseArgs } from 'node:util';
import type { SearchCheckpoint } from '@waybill/bots/expert-iteration';
import { beginWith, calibrate, type Net, pack, Training } from '@waybill/bots/values';
import { findGame, loadKnowledge, loadTrainingPlan } from '@waybill/games';
import { kept } from './checkpoint.ts';
import { learnFromSearch } from './from-search.ts';
import { learn } from './learn.ts';
import { record } from './record.ts';
import { commitOf, readWeights, weightsOf, writeWeights } from './weights.ts';

const { positionals, values: flags } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    matches: { type: 'string' },
    seed: { type: 'string', default: 'values' },
    fresh: { type: 'boolean', default: false },
    onward: { type: 'boolean', default: false },
    rate: { type: 'string' },
    keep: { type: 'string' },
    weights: { type: 'string' },
    write: { type: 'boolean', default: false },
    calibrate: { type: 'string' },
    iterations: { type: 'string' },
    search: { type: 'string' },
    threads: { type: 'string', default: '2' },
  },
});

const LAST_RATE = 6e-5;

const [id = ''] = positionals;
const game = findGame(id);
const own = game && (await loadTrainingPlan(game));
if (!own) throw new Error(`nobody has said how to learn ${id || 'nothing'}`);
const plan = flags.rate === undefined ? own : { ...own, rate: [Number(flags.rate), LAST_RATE] as const };
const file = flags.keep ?? `data/train/${id}${flags.search === undefined ? '' : '-search'}.json`;
const most = flags.matches === undefined ? undefined : Number(flags.matches);
const minutes = Number(flags.minutes ?? (most === undefined ? 60 : Number.POSITIVE_INFINITY));

const run = flags.fresh || flags.search !== undefined ? null : kept(file);
const begun = !run && flags.onward ? await readWeights(weightsOf(id)) : null;
const from = run?.checkpoint ?? (begun ? beginWith(begun) : undefined);
const training = new Training(plan, from?.seed ?? flags.seed, from);

function write(net: Net, calibratedOn?: number): void {
  const path = flags.weights ?? weightsOf(id);
  const { matches, seed } = training;
  const date = new Date().toISOString().slice(0, 10);
  const searched = begun?.searched && { searched: begun.searched, searchIterations: begun.searchIterations };
  const origin = { game: id, seed, matches, date, commit: commitOf(), ...searched, curve: training.curve.slice(-5) };
  writeWeights(path, pack(net, calibratedOn === undefined ? origin : { ...origin, calibratedOn }));
}

if (flags.search !== undefined) {
  const before = flags.fresh ? null : kept<SearchCheckpoint>(file);
  const searched = { iterations: Number(flags.search), threads: Number(flags.threads), seed: flags.seed, from: before };
  const goal = { file, before: before?.milliseconds ?? 0, matches: most, minutes };
  const learned = await learnFromSearch(plan, await readWeights(weightsOf(id)), searched, goal);
  if (learned) writeWeights(flags.weights ?? weightsOf(id), learned);
} else if (flags.calibrate) {
  const matches = record(game, await loadKnowledge(game), (rng) => plan.setup(rng), {
    file: file.replace(/\.json$/, '-matches.jsonl'),
    matches: Number(flags.calibrate),
    seed: `calibrate ${training.matches}`,
    iterations: flags.iterations === undefined ? undefined : Number(flags.iterations),
  });
  const { losses, net } = calibrate(plan, training.values.net, matches, training.seed);
  console.log(`loss on matches kept apart: ${losses[0].toFixed(4)} → ${Math.min(...losses).toFixed(4)}`);
  write(net, matches.length);
} else if (flags.write) write(training.values.net);
else {
  if (await learn(training, { file, before: run?.milliseconds ?? 0, matches: most, minutes }))
    write(training.values.net);
  else console.log(`stopped after ${training.matches} matches; the same command goes on`);
}
