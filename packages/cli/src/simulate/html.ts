import { binsOf, type Figure, type Histogram } from '@waybill/bots/statistics';
import { type Tally, useWords } from '@waybill/bots/trial';
import { escape } from '../page/escape.ts';
import { pageOf, tableOf } from '../page/page.ts';
import { type Bar, barsPlot, distributionPlot } from './plots.ts';
import type { Report, VariantReport } from './report.ts';
import type { Results } from './results.ts';
import { CLEAR, differenceRow, isClear, shareText, signed } from './words.ts';

const STYLE = `
.bar { fill: #1f6feb; fill-opacity: .55; } .whisker { stroke: currentColor; stroke-width: 1.5; } .zero { stroke: #8888; }
section { margin-top: 2.5rem; }
`;
const MOST_BINS = 60;

/** The whole report as one page that needs nothing else: no network, no script. */
export function reportHtml(report: Report, { tallies, job }: Results): string {
  const { title, seed, matches, versus, differences = [], balanced, seatings } = report;
  const uneven = balanced ? '' : ` Seats are even only after a multiple of ${seatings} matches.`;
  const bots = job.bots.map(({ name }) => name).join(', ');
  const body = [
    `<h1>${escape(title)}</h1>`,
    `<p>${matches.toLocaleString('en')} matches, seed ${escape(seed)}, played by ${escape(bots)}. ± is one standard error.${uneven}</p>`,
    ...(versus && matches > 0 ? [section('Differences', differenceTable(report, versus, differences))] : []),
    ...[report, ...(versus ? [versus] : [])].map((variant, i) =>
      variantHtml(variant, tallies[i], versus !== undefined),
    ),
  ];
  return pageOf(`${title}: a simulation`, STYLE, body.join('\n'));
}

const section = (title: string, ...parts: readonly string[]) =>
  `<section><h2>${escape(title)}</h2>\n${parts.join('\n')}</section>`;

function differenceTable(first: VariantReport, second: VariantReport, differences: Report['differences'] = []): string {
  const rows = differences.map((one) => [...differenceRow(one), isClear(one) ? 'clear' : '']);
  return (
    `<p>Second less first, match by match with the same seeds; clear is more than ${CLEAR} errors from nothing; another seed can confirm it.</p>` +
    tableOf([['', first.variant, second.variant, 'difference', '±', ''], ...rows])
  );
}

function variantHtml(variant: VariantReport, tally: Tally, compared: boolean): string {
  const { bots, seats, endings, usage } = variant;
  if (tally.matches === 0) return '';
  const several = bots.length > 1;
  const title = (text: string) => (compared ? `${text}: ${variant.variant}` : text);
  const scores = (name: string, of: readonly { readonly name: string }[], histograms: readonly Histogram[]) =>
    distributionPlot(
      title(name),
      of.map((one) => one.name),
      binsOf(histograms, MOST_BINS),
    );
  const score = ({ name, score: figure }: (typeof seats)[number]) => [
    name,
    `${figure.mean.toFixed(3)} ± ${figure.error.toFixed(3)}`,
  ];
  const parts = [
    ...(several
      ? [
          section(title('Bots'), ...eloPlot(variant), tableOf([['bot', 'mean score'], ...bots.map(score)])),
          section(
            title('Scores by bot'),
            scores(
              'Scores by bot',
              bots,
              tally.bots.map((one) => one.scores),
            ),
          ),
        ]
      : []),
    section(
      title('Wins by seat'),
      barsPlot(
        'Wins by seat',
        seats.map(({ name, wins }) => shareBar(name, wins)),
      ),
    ),
    section(
      title('Scores by seat'),
      tableOf([['seat', 'mean score'], ...seats.map(score)]),
      scores(
        'Scores by seat',
        seats,
        tally.seats.map((one) => one.scores),
      ),
    ),
    section(title('Length in steps'), scores('Length in steps', [{ name: 'steps' }], [tally.steps])),
    section(
      title('Endings'),
      barsPlot(
        'Endings',
        Object.entries(endings).map(([name, share]) => shareBar(name, share)),
      ),
    ),
    ...bots.map(({ name }, bot) =>
      section(
        title(`What ${several ? name : 'a seat'} does in a match`),
        barsPlot(`What ${name} does`, useBars(usage, bot)),
      ),
    ),
    section(title('Never'), neverText(usage)),
  ];
  return parts.join('\n');
}

function eloPlot({ bots }: VariantReport): string[] {
  const bars = bots.flatMap(({ name, elo }): Bar[] => {
    if (!elo) return [];
    const error = elo.error > 0 ? ` ± ${elo.error.toFixed(0)}` : '';
    return [{ name, value: elo.mean, error: elo.error, words: `${signed(elo.mean, 0)}${error} Elo` }];
  });
  return bars.length > 0 ? [barsPlot('Elo above the weakest', bars)] : [];
}

const shareBar = (name: string, share: Figure): Bar => ({
  name,
  value: share.mean,
  error: share.error,
  words: shareText(share),
});

function useBars({ uses }: VariantReport['usage'], bot: number): Bar[] {
  return uses.map((use) => ({ name: useWords(use), value: use.times[bot], words: use.times[bot].toFixed(2) }));
}

function neverText({ unused, unseen, many }: VariantReport['usage']): string {
  const list = (title: string, words: readonly string[]) =>
    words.length > 0 ? `<p>${title}: ${escape(words.join(', '))}.</p>` : '';
  return (
    list('Never done though it could be', unused.map(useWords)) +
      list('Never came up', unseen.map(useWords)) +
      list(
        'Of too many values to show',
        many.map(({ type, field, values }) => `${type} ${field} (${values})`),
      ) || '<p>Everything was done by somebody.</p>'
  );
}
