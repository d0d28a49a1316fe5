import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Knowledge, LEVELS } from '@waybill/bots';
import { findGame, games, loadKnowledge } from '@waybill/games';
import { type JobResult, jobsOf, tablesOf } from './strength/jobs.ts';
import { page } from './strength/page.ts';
import { playAll } from './strength/processes.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: games.map(({ id }) => id).join(',') },
    levels: { type: 'string', default: LEVELS.join(',') },
    near: { type: 'string', default: '60' },
    far: { type: 'string', default: '10' },
    solo: { type: 'string', default: '60' },
    loans: { type: 'string', default: '500' },
    party: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'strength' },
    processes: { type: 'string', default: '1' },
    data: { type: 'string', default: 'data/strength.jsonl' },
    page: { type: 'string', default: 'docs/strength.md' },
  },
});

/** Results of earlier runs, by key. */
function kept(): Map<string, JobResult> {
  if (!existsSync(values.data)) return new Map();
  const lines = readFileSync(values.data, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as JobResult).map((outcome) => [outcome.key, outcome]));
}

async function knowledgeOf(ids: readonly string[]): Promise<Map<string, Knowledge>> {
  const known = new Map<string, Knowledge>();
  for (const id of ids) {
    const game = findGame(id);
    if (!game) throw new Error(`there is no game ${id}`);
    known.set(id, await loadKnowledge(game));
  }
  return known;
}

const { near, far, solo, loans, party } = values;
const ids = values.games.split(',');
const known = await knowledgeOf(ids);
const tables = tablesOf(ids, {
  near: Number(near),
  far: Number(far),
  solo: Number(solo),
  loans: Number(loans),
  party: Number(party),
}).filter((table) => table.levels.every((level) => values.levels.split(',').includes(level)));
const jobs = jobsOf(tables, values.seed);
const outcomes = kept();

function writePage(): void {
  const command = `node --import tsx --conditions=source bench/strength.ts ${process.argv.slice(2).join(' ')}`.trim();
  const played = tables.map((table) => ({
    table,
    outcomes: jobs.filter((job) => job.table === table).flatMap(({ key }) => outcomes.get(key) ?? []),
  }));
  writeFileSync(values.page, page(played, known, command, values.seed));
}

/** Stopped early, it tells what it has. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    writePage();
    process.exit(0);
  });
}

const open = jobs.filter(({ key }) => !outcomes.has(key));
mkdirSync(dirname(values.data), { recursive: true });
console.log(`${jobs.length} matches, ${open.length} still to play`);
let ended = 0;
await playAll(open, Number(values.processes), (outcome) => {
  outcomes.set(outcome.key, outcome);
  appendFileSync(values.data, `${JSON.stringify(outcome)}\n`);
  if (++ended % 20 === 0) console.log(`${ended} of ${open.length}`);
});
writePage();
console.log(`wrote ${values.page}`);
