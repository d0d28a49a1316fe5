import type { Level } from '@waybill/bots';
import { CONFIDENT, eloOf, figureOf } from '@waybill/bots/statistics';
import { findGame } from '@waybill/rules';
import type { Job, Outcome, Plan } from './jobs.ts';

export interface Played {
  readonly job: Job;
  readonly outcome: Outcome;
}

/** `docs/strength.md`: what was played, how, and how strong each level is. */
export function page(plan: Plan, command: string, played: readonly Played[]): string {
  const sections = plan.games.map((id) => {
    const here = played.filter(({ job }) => job.game === id);
    const alone = findGame(id)?.seats.max === 1;
    return `## ${findGame(id)?.title ?? id}\n\n${alone ? soloTable(plan, here) : duelTable(plan, here)}\n`;
  });
  return `${head(plan, command, played.length)}\n${sections.join('\n')}`;
}

function head({ seed, budget }: Plan, command: string, matches: number): string {
  return `# How strong the bots are

${matches} matches, each decided by its seed (\`${seed}\`) alone; thinking at ${budget} of the levels' usual iterations.
Made by \`${command}\`; run it again with more \`--matches\` and it goes on where it stopped.
Ranges are 95 % confidence. Duels are between two seats, each level sitting in both.
`;
}

function soloTable({ levels }: Plan, played: readonly Played[]): string {
  const rows = levels.map((level) => {
    const scores = played.filter(({ job }) => job.levels[0] === level).map(({ outcome }) => outcome.scores[0]);
    if (scores.length === 0) return `| ${level} | – | 0 |`;
    const { mean, error, count } = figureOf(scores);
    return `| ${level} | ${mean.toFixed(1)} ± ${(CONFIDENT * error).toFixed(1)} | ${count} |`;
  });
  return ['| level | mean score | matches |', '| --- | --- | --- |', ...rows].join('\n');
}

function duelTable({ levels }: Plan, played: readonly Played[]): string {
  const rows = levels.flatMap((worse, i) => levels.slice(i + 1).map((better) => duelRow(better, worse, played)));
  return ['| better | against | points | Elo | matches |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

function duelRow(better: Level, worse: Level, played: readonly Played[]): string {
  const shares = played
    .filter(({ job }) => job.levels.includes(better) && job.levels.includes(worse))
    .map(({ job, outcome }) => outcome.shares[job.levels.indexOf(better)]);
  if (shares.length === 0) return `| ${better} | ${worse} | – | – | 0 |`;
  const { elo, low, high } = eloOf(shares);
  const points = (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length;
  const range = `${signed(low)} … ${signed(high)}`;
  return `| ${better} | ${worse} | ${points.toFixed(0)} % | ${signed(elo)} (${range}) | ${shares.length} |`;
}

const signed = (n: number): string => (n < 0 ? `−${Math.round(-n)}` : `+${Math.round(n)}`);
