/**
 * Is what is said about positions true? Plays fresh matches, analyses them, and writes docs/truth.md.
 * Goes on where it stopped; `--minutes` bounds one run. Weights that have changed are asked anew.
 * Usage: npm run bench truth -- [--games A,B] [--kinds experts,levels,hints] [--matches N: of every table] [--seats N]
 *   [--minutes M: of CPU time] [--iterations N: of expert, instead of its own] [--seed TEXT] [--page: only writes it] [--fit: only says which scale of ratings fits] [--data FILE] [--out FILE]
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Knowledge, LEVELS, type Style, styleOf } from '@waybill/bots';
import { findGame, games, loadKnowledge } from '@waybill/games';
import type { PairingResult } from './against/match.ts';
import { report } from './against/report.ts';
import { weightsInUse } from './lib/weights-in-use.ts';
import { jobsOf, nameOf, type Seating, tablesOf } from './truth/jobs.ts';
import { type GameHeard, page } from './truth/page.ts';
import { fitScale, rated, spanOf } from './truth/ratings.ts';
import { type ToldMatch, tellJob } from './truth/tell.ts';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: games.map(({ id }) => id).join(',') },
    kinds: { type: 'string', default: 'experts,levels,hints' },
    seats: { type: 'string' },
    matches: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '600' },
    iterations: { type: 'string' },
    seed: { type: 'string', default: 'truth' },
    data: { type: 'string', default: 'docs/truth/matches.jsonl' },
    page: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
    out: { type: 'string', default: 'docs/truth.md' },
  },
});
const { data, seed } = flags;
const known = new Map(await Promise.all(games.map(async (game) => [game.id, await loadKnowledge(game)] as const)));
const knownOf = (game: string) => known.get(game)!;
const AGAINST = 'docs/truth/against.jsonl';
const iterations = flags.iterations === undefined ? undefined : Number(flags.iterations);
const tables = tablesOf(flags.games.split(',')).filter(
  ({ kind, seats }) => flags.kinds.split(',').includes(kind) && (!flags.seats || seats === Number(flags.seats)),
);

function kept(): ToldMatch[] {
  if (!existsSync(data)) return [];
  return readFileSync(data, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ToldMatch);
}

/** Grow when analyses of that kind tell other things about the same match. */
const FORMS = { exact: 3, looks: 3, searched: 4 };

function formOf(knowledge: Knowledge): number {
  const expert = styleOf('expert', knowledge.ladder);
  if (expert.kind === 'search' && expert.exact) return FORMS.exact;
  return knowledge.horizon ? FORMS.looks : FORMS.searched;
}

/** Another budget, weights, seed or form is another experiment. */
function versionOf(game: string, budget: string): string {
  return `${weightsInUse(game)} ${budget} ${seed} ${formOf(knownOf(game))}`;
}

async function play(): Promise<void> {
  const done = new Set(kept().map(({ key }) => key));
  const jobs = jobsOf(tables, Number(flags.matches), ({ game }) => versionOf(game, `${iterations ?? 'own'}`));
  const open = jobs.filter(({ key }) => !done.has(key));
  mkdirSync(dirname(data), { recursive: true });
  console.log(`${jobs.length} matches, ${open.length} still to play`);
  for (const job of open) {
    const { system, user } = process.cpuUsage();
    if ((system + user) / 60e6 > Number(flags.minutes)) break;
    const game = findGame(job.table.game);
    if (!game) throw new Error(`there is no game ${job.table.game}`);
    const told = await tellJob(game, knownOf(game.id), job, seed, iterations);
    appendFileSync(data, `${JSON.stringify(told)}\n`);
    console.log(`${job.key}: analysed in ${(told.took / 1000).toFixed(1)} s`);
  }
}

function usualOf(style: Style): string {
  if (style.kind !== 'search') return 'no further than its turn';
  return style.exact ? 'by exact values' : `${style.iterations} iterations a decision`;
}

/** Everything known about the weights in use, by game and budget of `expert`. */
function heard(): GameHeard[] {
  const all = kept();
  const found: GameHeard[] = [];
  for (const game of games) {
    const knowledge = knownOf(game.id);
    const own = styleOf('expert', knowledge.ladder);
    const prefix = `${weightsInUse(game.id)} `;
    const budgets = new Set(
      all.flatMap(({ key }) =>
        key.startsWith(`${game.id} `) && key.includes(` ${prefix}`) ? [key.split(prefix)[1].split(' ')[0]] : [],
      ),
    );
    for (const budget of budgets) {
      const of = (table: Seating) => {
        const start = `${nameOf(table)} ${versionOf(game.id, budget)} `;
        return all.filter(({ key }) => key.startsWith(start)).map((match) => rated(match, knowledge));
      };
      const usual = usualOf(own);
      found.push({
        game: game.id,
        expert:
          budget === 'own' ? `as it does: ${usual}` : `${budget} iterations a decision, fewer than its own (${usual})`,
        heard: tablesOf([game.id]).map((table) => ({ table, matches: of(table) })),
      });
    }
  }
  return found;
}

/** By game: what a decision has to lose on average for a rating of 37, from matches at the smallest tables. */
function fit(): void {
  for (const { expert, game, heard: told } of heard()) {
    const matches = told.flatMap((table) => table.matches);
    const smallest = Math.min(...matches.map(({ levels }) => levels.length));
    const found = fitScale(matches.filter(({ levels }) => levels.length === smallest));
    if (!found) continue;
    const { means, rated37 } = found;
    const span = spanOf(knownOf(game));
    const levels = LEVELS.map((level, i) => `${level} ${means[i].toFixed(0)}`).join(', ');
    console.log(
      `${game}, expert ${expert}: ${rated37.toPrecision(3)} a decision, ${(rated37 / span).toPrecision(3)} of all\n  ${levels}`,
    );
  }
}

/** What `bench against` kept here of the weights in use, by pairing. */
function strengths(): string[] {
  if (!existsSync(AGAINST)) return [];
  const results = readFileSync(AGAINST, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PairingResult);
  const pairingOf = ({ key }: PairingResult) => key.slice(0, key.lastIndexOf(' '));
  return [...new Set(results.map(pairingOf))].flatMap((pairing) => {
    const all = results.filter((result) => pairingOf(result) === pairing);
    const [game, seats, level, , ours, milliseconds, , weights] = pairing.split(' ');
    if (weights !== weightsInUse(game)) return [];
    const time = milliseconds === 'own' ? 'each its own time' : `${milliseconds} ms of CPU time a decision for both`;
    const budget = ours === 'own' ? '' : `, ours with ${ours} iterations`;
    return `- ${findGame(game)?.title}, \`${level}\`, ${seats === '1' ? 'alone' : `${seats} seats`}, ${time}${budget}:\n${report(all, Number(seats))}`;
  });
}

if (flags.fit) fit();
else {
  if (!flags.page) await play();
  writeFileSync(flags.out, page(heard(), strengths(), seed));
  console.log(`wrote ${flags.out}`);
}
