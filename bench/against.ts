/**
 * The bots of this tree against those of another one, such as a worktree of an older commit with its own node_modules.
 * In a game of several seats ours sits in each seat in turn, all others are theirs; alone, both play the same matches.
 * Goes on where it stopped, as long as ours has the same weights.
 * Usage: npm run bench against -- --tree PATH --game GAME [--matches N] [--seats N] [--options JSON] [--level L]
 *   [--iterations N: ours] [--milliseconds M: CPU time a decision of both] [--seed TEXT] [--processes P] [--data FILE]
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Level } from '@waybill/bots';
import { loadTree } from './against/engine.ts';
import { type Pairing, type PairingResult, playMatch, playSolo } from './against/match.ts';
import { report } from './against/report.ts';
import { inParts, type Part, partOf } from './lib/parts.ts';
import { weightsInUse } from './lib/weights-in-use.ts';

const { values: flags } = parseArgs({
  options: {
    tree: { type: 'string' },
    game: { type: 'string' },
    matches: { type: 'string', default: '200' },
    seats: { type: 'string' },
    options: { type: 'string', default: '{}' },
    level: { type: 'string', default: 'expert' },
    iterations: { type: 'string' },
    milliseconds: { type: 'string' },
    seed: { type: 'string', default: 'against' },
    processes: { type: 'string', default: '1' },
    data: { type: 'string', default: 'data/against.jsonl' },
    part: { type: 'string' },
  },
});
if (!flags.tree || !flags.game) throw new Error('--tree and --game are needed');
const ours = await loadTree(fileURLToPath(new URL('..', import.meta.url)), flags.game);
const theirs = await loadTree(flags.tree, flags.game);
const seats = Number(flags.seats ?? Math.max(ours.game.seats.min, Math.min(2, ours.game.seats.max)));
const number = (flag: string | undefined) => (flag === undefined ? undefined : Number(flag));
const pairing: Pairing = {
  ours,
  theirs,
  seats,
  level: flags.level as Level,
  options: JSON.parse(flags.options) as Record<string, unknown>,
  iterations: number(flags.iterations),
  milliseconds: number(flags.milliseconds),
};
const { game, iterations = 'own', level, milliseconds = 'own', options, seed } = flags;
const kind = [game, seats, level, options, iterations, milliseconds, seed, weightsInUse(game)].join(' ');
const keys = Array.from({ length: Number(flags.matches) }, (_, match) => `${kind} ${match}`);

function outcomes(): Map<string, PairingResult> {
  if (!existsSync(flags.data)) return new Map();
  const lines = readFileSync(flags.data, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as PairingResult).map((outcome) => [outcome.key, outcome]));
}

/** What has not been played yet. */
function playPart({ first, step }: Part): void {
  mkdirSync(dirname(flags.data), { recursive: true });
  const done = outcomes();
  const play = seats === 1 ? playSolo : playMatch;
  for (let match = first; match < keys.length; match += step) {
    const key = keys[match];
    if (!done.has(key)) appendFileSync(flags.data, `${JSON.stringify({ key, ...play(pairing, seed, match) })}\n`);
  }
}

const part = partOf(flags.part);
if (part) playPart(part);
else {
  await inParts(import.meta.url, Number(flags.processes));
  const done = outcomes();
  console.log(
    `${kind}\n${report(
      keys.flatMap((key) => done.get(key) ?? []),
      seats,
    )}`,
  );
}
