/**
 * How bots are rated, how much luck there is in results, and how many matches it saves to take it out. Plays matches of bots,
 * keeps them in docs/ratings/matches.jsonl and goes on where it stopped; then measures and simulates.
 * Usage: npm run bench ratings -- [--games A,B] [--matches N] [--experts N: of expert alone] [--minutes M: of CPU time]
 *   [--leagues N] [--data FILE] [--write: into docs/ratings.md and games/GAME/bots/rating-scale.ts]
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { findGame, games, loadJudge, loadKnowledge } from '@waybill/games';
import type { Game } from '@waybill/kernel';
import { runsOf } from './ratings/deserved.ts';
import { jobsOf, leagueOf, nameOf } from './ratings/jobs.ts';
import { duelLeagues, type Soloist, soloLeagues } from './ratings/league.ts';
import { groupsOf, measure, tablesOf } from './ratings/measure.ts';
import { type GameFound, scaleModule, withFound } from './ratings/page.ts';
import { type PlayedMatch, playOut, setupFor, withLuck } from './ratings/play.ts';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: games.map(({ id }) => id).join(',') },
    matches: { type: 'string', default: '150' },
    experts: { type: 'string', default: '30' },
    minutes: { type: 'string', default: '600' },
    leagues: { type: 'string', default: '400' },
    data: { type: 'string', default: 'docs/ratings/matches.jsonl' },
    write: { type: 'boolean', default: process.env.BENCH_WRITE !== undefined },
  },
});
const ids = flags.games.split(',');

/** Tells weights apart: with others it is another experiment. */
function versionOf(game: string): string {
  const file = new URL(`../games/${game}/bots/weights.ts`, import.meta.url);
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8) : 'solved';
}

function kept(): PlayedMatch[] {
  if (!existsSync(flags.data)) return [];
  return readFileSync(flags.data, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PlayedMatch);
}

async function play(): Promise<void> {
  const done = new Set(kept().map(({ key }) => key));
  const jobs = jobsOf(ids, { matches: Number(flags.matches), experts: Number(flags.experts) }, versionOf);
  const open = jobs.filter(({ key }) => !done.has(key));
  mkdirSync(dirname(flags.data), { recursive: true });
  console.log(`${jobs.length} matches, ${open.length} still to play`);
  const judges = new Map<string, Awaited<ReturnType<typeof loadJudge>>>();
  for (const job of open) {
    const { system, user } = process.cpuUsage();
    if ((system + user) / 60e6 > Number(flags.minutes)) break;
    const game = findGame(job.game);
    if (!game) throw new Error(`there is no game ${job.game}`);
    if (!judges.has(job.game)) judges.set(job.game, await loadJudge(game, setupFor(game, job.players.length)));
    const knowledge = await loadKnowledge(game);
    const played = withLuck(game, knowledge, judges.get(job.game) ?? null, playOut(game, knowledge, job));
    appendFileSync(flags.data, `${JSON.stringify(played)}\n`);
  }
}

/** Who can be told apart only with patience, the weakest first; with their luck as all who are rated here have it. */
function soloists({ best, id }: Game, matches: readonly PlayedMatch[]): Soloist[] {
  const sign = best === 'highest' ? 1 : -1;
  return leagueOf(id)
    .map((player) => {
      const own = matches.filter(({ key }) => key.split(' ')[1] === nameOf(player));
      return { name: nameOf(player), matches: runsOf(own) };
    })
    .filter(({ matches: own }) => own.length > 0)
    .toSorted((a, b) => sign * (meanScore(a) - meanScore(b)));
}

const meanScore = ({ matches }: Soloist) => matches.reduce((sum, { score }) => sum + score, 0) / matches.length;

function findOut(game: Game, matches: readonly PlayedMatch[], count: number): GameFound & { readonly id: string } {
  const measured = measure(game, matches);
  const { scale } = measured;
  const alone = game.seats.max === 1;
  const duels = matches.filter(({ players }) => players.length === 2);
  const duelLeague = (of: string, own: readonly PlayedMatch[]) =>
    duelLeagues(of, groupsOf(own, ({ won }, seat) => won[seat]).flat(), scale.luck['2'], count);
  // Where no luck is taken off, it does not matter whose it is.
  const tables = !alone && scale.luck['2'].share > 0 ? tablesOf(duels) : [];
  const leagues = alone
    ? [soloLeagues(game, scale, soloists(game, matches), count)]
    : [duelLeague('', duels), ...tables.map(({ name, matches: own }) => duelLeague(`, luck of ${name}`, own))];
  return { id: game.id, title: game.title, alone, leagues, ...measured };
}

/** With fewer matches a game is left out: nothing could be told of it. */
const FEWEST = 40;
const PAGE = 'docs/ratings.md';

await play();
const all = kept();
const found = games
  .map((game) => ({
    game,
    matches: all.filter(({ key }) => key.startsWith(`${game.id} `) && key.includes(` ${versionOf(game.id)} `)),
  }))
  .filter(({ matches }) => matches.length >= FEWEST)
  .map(({ game, matches }) => findOut(game, matches, Number(flags.leagues)));
const page = withFound(readFileSync(PAGE, 'utf8'), found, all.length, Number(flags.leagues));
console.log(page.slice(page.indexOf('### Bots')));
if (flags.write) {
  writeFileSync(PAGE, page);
  for (const one of found) writeFileSync(`games/${one.id}/bots/rating-scale.ts`, scaleModule(one));
}
