import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEVELS } from '@waybill/bots';
import { games } from '@waybill/rules';
import { playAll } from './strength/crew.ts';
import { isLevel, type Job, jobsOf, type Outcome, type Plan } from './strength/jobs.ts';
import { page } from './strength/page.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: games.map(({ id }) => id).join(',') },
    levels: { type: 'string', default: LEVELS.join(',') },
    matches: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'strength' },
    budget: { type: 'string', default: '1' },
    threads: { type: 'string', default: '1' },
    data: { type: 'string', default: 'data/strength.jsonl' },
    page: { type: 'string', default: 'docs/strength.md' },
  },
});

const plan: Plan = {
  games: values.games.split(','),
  levels: values.levels.split(',').filter(isLevel),
  matches: Number(values.matches),
  seed: values.seed,
  budget: Number(values.budget),
};

/** Results of earlier runs, by key. */
function kept(): Map<string, Outcome> {
  if (!existsSync(values.data)) return new Map();
  const lines = readFileSync(values.data, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as Outcome).map((outcome) => [outcome.key, outcome]));
}

function writePage(jobs: readonly Job[], outcomes: ReadonlyMap<string, Outcome>): void {
  const played = jobs.flatMap((job) => {
    const outcome = outcomes.get(job.key);
    return outcome ? [{ job, outcome }] : [];
  });
  const command = `node --import tsx --conditions=source bench/strength.ts ${process.argv.slice(2).join(' ')}`;
  writeFileSync(values.page, page(plan, command.trim(), played));
}

const jobs = jobsOf(plan);
const outcomes = kept();
const open = jobs.filter(({ key }) => !outcomes.has(key));
mkdirSync('data', { recursive: true });
console.log(`${jobs.length} matches, ${open.length} still to play`);
let ended = 0;
await playAll(open, Number(values.threads), (outcome) => {
  outcomes.set(outcome.key, outcome);
  appendFileSync(values.data, `${JSON.stringify(outcome)}\n`);
  if (++ended % 20 === 0) console.log(`${ended} of ${open.length}`);
});
writePage(jobs, outcomes);
console.log(`wrote ${values.page}`);
