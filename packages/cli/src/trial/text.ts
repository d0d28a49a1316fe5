import type { CountedUse, TrialReport } from '@waybill/bots/trial';
import { type Paint, plain } from '../paint.ts';
import { countOf, errorText, percent, shareText } from '../simulate/words.ts';
import { fixed, oneLine, signed } from '../text.ts';

/** How a sheet plays, for a person. */
export function trialText(report: TrialReport, paint: Paint = plain): string {
  const { title, matches, level, seed, score, length, best } = report;
  const head = `${title}: ${countOf(matches)}, every seat ${level}, seed ${oneLine(seed, 80)}`;
  const lines = [paint(head, 'strong')];
  if (score && length) {
    lines.push(
      `score   ${fixed(score.mean, 2)} ± ${errorText(score, 2)}; the ${best} is best`,
      `length  ${length.mean.toFixed(1)} ± ${errorText(length, 1)} steps, ${length.shortest} to ${length.longest}`,
      `ends    ${endings(report)}`,
      ...seatLines(report),
      ...toldLines('never', report.never, () => ''),
      ...toldLines('rarely', report.rarely, ({ times }) => ` ${times.toFixed(2)} a match`),
    );
  }
  lines.push(...exactLines(report), '± is one standard error, ranges are 95 % confidence');
  return `${lines.join('\n')}\n`;
}

function endings({ endings: all }: TrialReport): string {
  return Object.entries(all)
    .map(([ending, share]) => `${ending} ${shareText(share)}`)
    .join(', ');
}

function seatLines({ seats }: TrialReport): string[] {
  return seats.flatMap(({ name, wins, advantage, clear }) => {
    if (!advantage) return [];
    const more = `${signed(advantage.mean * 100, 1)} ± ${errorText(advantage, 1, 100)}`;
    return [`seat    ${oneLine(name, 60)} wins ${percent(wins.mean)}, ${more} against even${clear ? ': clear' : ''}`];
  });
}

function toldLines(title: string, told: readonly CountedUse[], more: (one: CountedUse) => string): string[] {
  if (told.length === 0) return [];
  return [`${title.padEnd(7)} ${told.map((one) => `${oneLine(one.words, 80)}${more(one)}`).join(', ')}`];
}

function exactLines({ exact }: TrialReport): string[] {
  if (!exact) return [];
  const alone = exact.parts.map(({ name, score }) => `${oneLine(name, 60)} alone ${fixed(score, 3)}`);
  return [`exact   ${fixed(exact.score, 3)} from perfect play${alone.length > 0 ? `; ${alone.join(', ')}` : ''}`];
}
