import { CONFIDENT, eloOf, figureOf } from '@waybill/bots/statistics';
import type { PairingResult } from './match.ts';

const signed = (n: number) => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(0)}`;

function figure(values: readonly number[], digits: number): string {
  const { error, mean } = figureOf(values);
  return `${mean.toFixed(digits)} ± ${(CONFIDENT * error).toFixed(digits)}`;
}

/** Of the points, in percent. As in Elo one draw is lent to the error: who has won every match may lose the next. */
function percent(shares: readonly number[]): string {
  const { error, mean } = figureOf(shares);
  const lent = (mean * shares.length + 0.5) / (shares.length + 1);
  const least = shares.every((share) => share === shares[0]) ? Math.sqrt((lent * (1 - lent)) / shares.length) : 0;
  return `${(100 * mean).toFixed(1)} ± ${(100 * CONFIDENT * Math.max(error, least)).toFixed(1)} %`;
}

function pace(spent: readonly PairingResult['took'][]): string {
  const sum = (of: 'milliseconds' | 'decisions') => spent.reduce((all, one) => all + one[of], 0);
  return `${(sum('milliseconds') / sum('decisions')).toFixed(1)} ms`;
}

/** Ours sits in each seat in turn. */
const matchOf = (key: string) => Number(key.slice(key.lastIndexOf(' ')));

/** What was found, with ranges of 95 % confidence. */
export function report(outcomes: readonly PairingResult[], seats: number): string {
  if (outcomes.length === 0) return 'nothing was played';
  const shares = outcomes.map(({ share }) => share);
  const { elo, high, low } = eloOf(shares);
  const taken = percent(shares);
  const lines = [
    seats === 1
      ? `${outcomes.length} matches with the same dice; ours had the better score in ${taken} (equal: 50 %)`
      : `${outcomes.length} matches; ours took ${taken} of the points (equal: ${(100 / seats).toFixed(0)} %)`,
    `CPU time a decision: ours ${pace(outcomes.map(({ took }) => took))}, theirs ${pace(outcomes.map(({ theyTook }) => theyTook))}`,
    `score: ours ${figure(
      outcomes.map(({ score }) => score),
      2,
    )}, theirs ${figure(
      outcomes.map(({ theirScore }) => theirScore),
      2,
    )}, difference ${figure(
      outcomes.map(({ score, theirScore }) => score - theirScore),
      2,
    )}`,
  ];
  if (seats === 2) lines.push(`Elo ${signed(elo)} (${signed(low)} … ${signed(high)})`);
  if (seats === 2) {
    const [first, second] = [0, 1].map((seat) =>
      outcomes.filter(({ key }) => matchOf(key) % 2 === seat).map(({ share }) => share),
    );
    lines.push(`sitting first ${percent(first)}, second ${percent(second)}`);
  }
  return lines.map((line) => `  ${line}`).join('\n');
}
