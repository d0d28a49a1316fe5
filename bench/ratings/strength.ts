import { readFileSync } from 'node:fs';
import { LEVELS } from '@waybill/bots';

/** What levels took from each other, as `npm run bench strength` found it and docs/strength.md tells it. */
export function pointsIn(title: string): number[][] {
  const points = LEVELS.map(() => LEVELS.map(() => 0));
  const page = readFileSync(new URL('../../docs/strength.md', import.meta.url), 'utf8');
  const section = page.split('\n## ').find((one) => one.startsWith(`${title}\n`)) ?? '';
  for (const line of section.split('\n')) {
    const row = /^\| (\w+) \| (\w+) \| ([\d.]+) % \| [^|]+ \| (\d+) \|$/.exec(line);
    if (!row) continue;
    const [better, worse] = [row[1], row[2]].map((level) => LEVELS.findIndex((one) => one === level));
    const share = Number(row[3]) / 100;
    points[better][worse] += share * Number(row[4]);
    points[worse][better] += (1 - share) * Number(row[4]);
  }
  return points;
}
