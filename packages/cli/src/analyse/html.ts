import { eventNumber } from '../log.ts';
import { escape } from '../page/escape.ts';
import { COLOURS, pageOf, tableOf } from '../page/page.ts';
import {
  type AnalysisInWords,
  amount,
  cost,
  type DecisionInWords,
  type RolledInWords,
  summaryRows,
} from './in-words.ts';
import { type Bar, barPlot, linePlot } from './plot.ts';

const STYLE = `
.seat { fill: none; stroke-width: 2; }
.luck { fill: #1f6feb; } .error { fill: #dc2626; }
tr.doubtful td.grade { color: #a16207; } tr.bad td.grade { color: #c2410c; } tr.very-bad td.grade { color: #dc2626; font-weight: bold; }
${COLOURS.map((colour, seat) => `.seat-${seat} { stroke: ${colour}; } .name-${seat} { color: ${colour}; }`).join('\n')}`;

/** The whole analysis as one page that needs nothing else: no network, no script. */
export function analysisHtml(told: AnalysisInWords): string {
  const { title, analysis, seats } = told;
  const how = analysis.exact ? 'Values are exact.' : 'Values are a bot’s estimates.';
  const legend = seats.map((seat, i) => `<b class="name-${i % COLOURS.length}">${escape(seat)}</b>`).join(', ');
  const label = (value: number) => amount(analysis, value);
  const outlook = analysis.unit === 'win' ? 'Winning chances' : 'Expected final score';
  const body = [
    `<h1>${escape(title)}</h1>`,
    `<p>${how} ${meaningOf(told)}</p>`,
    tableOf(summaryRows(told)),
    `<h2>${outlook}</h2><p>${legend}</p>`,
    linePlot(outlook, analysis.graph, label),
    ...seats.map(
      (seat, i) =>
        `<h2>Luck and errors of ${escape(seat)}</h2>${barPlot(`Luck and errors of ${seat}`, barsOf(told, i), told.words.length, label)}`,
    ),
    '<h2>Decisions</h2>',
    decisionTable(told),
  ];
  return pageOf(title, STYLE, body.join('\n'));
}

function meaningOf({ seats, analysis: { exact, best } }: AnalysisInWords): string {
  const gifts = seats.length > 1 ? ', plus gifts (the errors of others)' : '';
  const drift = exact ? '' : ', plus drift (second thoughts of the bot)';
  const low = best === 'lowest' ? ' The lowest score is best.' : '';
  return `At first, plus luck, less errors${gifts}${drift}: that is the end. Without luck is what the decisions deserved.${low}`;
}

function barsOf({ analysis, words }: AnalysisInWords, seat: number): Bar[] {
  const tell = (index: number, value: number) =>
    `${eventNumber(index)}: ${words[index]} (${amount(analysis, value, true)})`;
  const luck = analysis.chances.map(({ index, luck: by }) => ({ index, value: by[seat], kind: 'luck' as const }));
  const errors = analysis.decisions
    .filter((decision) => decision.seat === seat)
    .map(({ index, loss }) => ({ index, value: -loss, kind: 'error' as const }));
  return [...luck, ...errors]
    .filter(({ value }) => value !== 0)
    .map((bar) => ({ ...bar, words: tell(bar.index, bar.value) }));
}

function decisionTable({ analysis, decisions, seats }: AnalysisInWords): string {
  const rolledOf = ({ behind, behindError, error, isPlayed, value, words }: RolledInWords) =>
    `<br><small>${amount(analysis, value)} ± ${amount(analysis, error)}: ${escape(words)}${isPlayed ? ' (played)' : ''}` +
    `${behind > 0 ? `, ${amount(analysis, behind)} ± ${amount(analysis, behindError)} worse` : ''}</small>`;
  const row = (decision: DecisionInWords) => {
    const { index, seat, words, better, loss, rolled, class: grade } = decision;
    return (
      `<tr class="${grade?.replace(' ', '-') ?? 'fine'}"><td>${eventNumber(index)}</td><td class="words">${escape(seats[seat])}</td>` +
      `<td class="words">${escape(words)}${grade ? `<br><small>better: ${escape(better)}</small>` : ''}${rolled.map(rolledOf).join('')}</td>` +
      `<td>${loss > 0 ? cost(analysis, decision) : ''}</td><td class="grade">${grade ?? ''}</td></tr>`
    );
  };
  const head =
    '<tr><th>event</th><th class="words">seat</th><th class="words">decision</th><th>lost</th><th></th></tr>';
  return `<div class="scroll"><table>${head}${decisions.map(row).join('\n')}</table></div>`;
}
