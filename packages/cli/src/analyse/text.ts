import { eventNumber } from '../log.ts';
import type { Paint } from '../paint.ts';
import { columns, plural } from '../text.ts';
import {
  type AnalysisInWords,
  amount,
  cost,
  costly,
  type DecisionInWords,
  type RolledInWords,
  summaryRows,
} from './in-words.ts';

/** Decisions that are told. */
export const SHOWN = 12;

export function analysisText(told: AnalysisInWords, paint: Paint): string {
  const { analysis, decisions } = told;
  const worst = costly(decisions);
  const unit = analysis.unit === 'win' ? 'winning chances' : 'expected final scores';
  const how = analysis.exact ? 'exact' : 'estimated by a bot';
  const lines = [
    paint(told.title, 'strong'),
    `${plural(decisions.length, 'decision')}; ${unit}, ${how}${analysis.finished ? '' : '; the match is not over'}`,
    '',
    ...columns(summaryRows(told)).map((line, i) => (i === 0 ? paint(line, 'dim') : line)),
    '',
    ...(worst.length === 0 ? ['No decision cost anything worth mentioning.'] : worst.slice(0, SHOWN).flatMap(lineOf)),
  ];
  return `${lines.join('\n')}\n`;

  function lineOf(decision: DecisionInWords): string[] {
    const { index, class: grade, rolled, words, better } = decision;
    const head = `${String(eventNumber(index)).padStart(4)}  ${cost(analysis, decision)}  ${grade}`;
    return [
      `${paint(head, grade === 'very bad' ? 'red' : 'yellow')}  ${words}`,
      paint(`      better: ${better}`, 'dim'),
      ...(rolled.length > 0 ? columns(rolled.map(rolledRow), 3) : []).map((line) => paint(`      ${line}`, 'dim')),
    ];
  }

  function rolledRow({ behind, behindError, error, isPlayed, value, words }: RolledInWords): string[] {
    const apart = behind > 0 ? `${amount(analysis, behind)} ± ${amount(analysis, behindError)} worse` : 'best';
    return [`${amount(analysis, value)} ± ${amount(analysis, error)}`, apart, isPlayed ? `${words} (played)` : words];
  }
}
