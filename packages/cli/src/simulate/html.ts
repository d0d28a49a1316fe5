import { binsOf, Histogram, type Share } from '@waybill/bots/statistics';
import { partsOf, type Tally, useWords } from '@waybill/bots/trial';
import { escape } from '../page/escape.ts';
import { pageOf, tableOf } from '../page/page.ts';
import { fixed, signed } from '../text.ts';
import type { Difference } from './differences.ts';
import { type Bar, barsPlot, distributionPlot, heatPlot, MOST_OVERLAID, overlaidPlot } from './plots.ts';
import type { OtherReport, Report, VariantReport } from './report.ts';
import type { Results } from './results.ts';
import { CLEAR, countOf, differenceRow, errorText, isClear, percent, savedText, shareText } from './words.ts';

const STYLE = `
.bar { fill: #1f6feb; fill-opacity: .55; } .whisker { stroke: currentColor; stroke-width: 1.5; } .zero { stroke: #8888; }
section { margin-top: 2.5rem; } details { margin-top: 1rem; } summary { cursor: pointer; font-weight: 600; padding: .4rem 0; }
`;
const MOST_BINS = 60;
const MOST_ROWS = 60;

/** The whole report as one page that needs nothing else: no network, no script. */
export function reportHtml(report: Report, { tallies, job }: Results): string {
  const { title, seed, matches, versus = [], balanced, seatings } = report;
  const uneven = balanced ? '' : ` Seats are even only after a multiple of ${seatings} matches.`;
  const bots = job.bots.map(({ name }) => name).join(', ');
  const body = [
    `<h1>${escape(title)}</h1>`,
    `<p>${countOf(matches)}, seed ${escape(seed)}, played by ${escape(bots)}. ± is one standard error, ranges are 95 % confidence.${uneven}</p>`,
    ...(versus.length > 0 && matches > 0 ? comparison(report, versus, tallies) : []),
    ...duplicateHtml(report),
    ...[report, ...versus].map((variant, i) => {
      const told = variantHtml(variant, tallies[i], versus.length > 0);
      return versus.length > 0 && told !== '' ? folded(`Everything about ${variant.variant}`, told) : told;
    }),
  ];
  return pageOf(`${title}: a simulation`, STYLE, body.join('\n'));
}

const section = (title: string, ...parts: readonly string[]) =>
  `<section><h2>${escape(title)}</h2>\n${parts.join('\n')}</section>`;

const folded = (title: string, inside: string) => `<details><summary>${escape(title)}</summary>${inside}</details>`;

function comparison(first: Report, others: readonly OtherReport[], tallies: readonly Tally[]): string[] {
  const names = [first, ...others].map(({ variant }) => variant);
  const overlaid = (title: string, of: (tally: Tally) => Histogram) =>
    section(title, histogramsPlot(title, names, tallies.map(of)));
  return [
    ...(others.length > 1 ? [section('At a glance', variantsMap(names, others))] : []),
    overlaid('Scores of all seats, by variant', (tally) => pooled(tally.seats.map(({ scores }) => scores))),
    overlaid('Length in steps, by variant', (tally) => tally.steps),
    ...others.map((other) =>
      section(others.length > 1 ? `Differences: ${other.variant}` : 'Differences', differenceTable(first, other)),
    ),
  ];
}

function differenceTable(first: VariantReport, second: OtherReport): string {
  const row = (one: Difference) => [
    ...differenceRow(one),
    one.saved === null ? '–' : `× ${one.saved.toFixed(1)}`,
    isClear(one) ? 'clear' : '',
  ];
  const head = ['', first.variant, second.variant, 'difference', '±', 'saved', ''];
  const told = (differences: readonly Difference[]) => tableOf([head, ...differences.map(row)]);
  // What stands out is seen at once; the rest is there for whoever looks for it.
  const isMain = (one: Difference) => one.kind !== 'uses' || isClear(one);
  const rest = second.differences.filter((one) => !isMain(one));
  const saved = savedText(second.differences);
  return (
    `<p>Second less first, match by match with the same seeds; clear is more than ${CLEAR} standard errors from 0; confirm it with another seed. ` +
    `Saved is how many times as many matches the same certainty would take with dice of their own.${saved === null ? '' : ` All in all: ${saved}.`}</p>` +
    told(second.differences.filter(isMain)) +
    (rest.length > 0 ? folded('Decisions that do not clearly differ', told(rest)) : '')
  );
}

/** A column a variant; a row is on a scale of its own, from its lowest to its highest. */
function variantsMap(names: readonly string[], others: readonly OtherReport[]): string {
  const told = others[0].differences.filter(
    ({ kind, of }) =>
      kind !== 'uses' ||
      others.some(({ differences }) => differences.some((one) => one.of === of && one.kind === kind && isClear(one))),
  );
  const rows = told.slice(0, MOST_ROWS).map((one) => {
    const cell = (mean: number, words: string) => ({ value: mean, words });
    return {
      name: `${one.kind} ${one.kind === 'uses' ? useWords(partsOf(one.of)) : one.of}`,
      cells: [
        cell(one.first.mean, differenceRow(one)[1]),
        ...others.map(({ differences }) => {
          const found = differences.find(({ kind, of }) => kind === one.kind && of === one.of);
          return found ? cell(found.second.mean, differenceRow(found)[2]) : null;
        }),
      ],
    };
  });
  return `<p>The stronger the colour, the higher in its row.</p>${heatPlot('Every figure by variant', names, rows)}`;
}

function duplicateHtml({ duplicate }: Report): string[] {
  if (!duplicate) return [];
  const rows = duplicate.bots.map(({ name, score, wins }) => [
    name,
    `${fixed(score.mean, 3)} ± ${errorText(score, 3)}`,
    `${percent(wins.mean)} ± ${errorText(wins, 1, 100)}`,
  ]);
  const words = `<p>${duplicate.deals} deals, each played in all seatings: what a deal or a seat is worth falls out.</p>`;
  return [section('On the same deals', words, tableOf([['bot', 'score of a seat', 'wins of a seat'], ...rows]))];
}

function pooled(histograms: readonly Histogram[]): Histogram {
  const all = new Histogram();
  for (const histogram of histograms) for (const [value, times] of histogram.entries()) all.add(value, times);
  return all;
}

/** Over each other where colours tell them apart, else below each other. */
function histogramsPlot(title: string, names: readonly string[], histograms: readonly Histogram[]): string {
  const plot = names.length > 1 && names.length <= MOST_OVERLAID ? overlaidPlot : distributionPlot;
  return plot(title, names, binsOf(histograms, MOST_BINS));
}

function variantHtml(variant: VariantReport, tally: Tally, compared: boolean): string {
  const { bots, seats, endings, usage } = variant;
  if (tally.matches === 0) return '';
  const several = bots.length > 1;
  const title = (text: string) => (compared ? `${text}: ${variant.variant}` : text);
  const scores = (name: string, of: readonly { readonly name: string }[], histograms: readonly Histogram[]) =>
    histogramsPlot(
      title(name),
      of.map((one) => one.name),
      histograms,
    );
  const score = ({ name, score: figure }: (typeof seats)[number]) => [
    name,
    `${fixed(figure.mean, 3)} ± ${errorText(figure, 3)}`,
  ];
  const parts = [
    ...(several
      ? [
          section(title('Bots'), ...eloPlot(variant), tableOf([['bot', 'mean score'], ...bots.map(score)])),
          ...(bots.length > 2 && seats.length > 1 ? [section(title('Who beats whom'), beatsMap(variant, tally))] : []),
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
    ...dramaHtml(variant, tally, title),
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

function dramaHtml({ drama }: VariantReport, tally: Tally, title: (text: string) => string): string[] {
  if (!drama) return [];
  const { changes, decided } = drama;
  const hundredths = new Histogram();
  for (const [share, times] of tally.decided.entries()) hundredths.add(Math.round(share * 100), times);
  return [
    section(
      title('Drama'),
      `<p>The lead changes ${changes.mean.toFixed(1)} ± ${errorText(changes, 1)} times in a match; after ${percent(decided.mean)} ± ${errorText(decided, 1, 100)} ` +
        `of its steps nobody comes to lead or falls back any more. Counted by the scores so far, in the first ${changes.count === 1 ? 'match' : `${changes.count} matches`}.</p>`,
      histogramsPlot('Changes of the lead', ['changes'], [tally.changes]),
      histogramsPlot('Decided after so many hundredths of the steps', ['decided after, %'], [hundredths]),
    ),
  ];
}

function beatsMap({ bots }: VariantReport, { points }: Tally): string {
  const rows = bots.map(({ name }, a) => ({
    name,
    cells: bots.map((_, b) => {
      const met = points[a][b] + points[b][a];
      return a === b || met === 0 ? null : { value: points[a][b] / met, words: percent(points[a][b] / met) };
    }),
  }));
  return heatPlot(
    'Points taken by the row from the column',
    bots.map(({ name }) => name),
    rows,
    [0, 1],
  );
}

function eloPlot({ bots }: VariantReport): string[] {
  const bars = bots.flatMap(({ name, elo }): Bar[] => {
    if (!elo) return [];
    const error = elo.error > 0 ? ` ± ${elo.error.toFixed(0)}` : '';
    return [{ name, value: elo.mean, error: elo.error, words: `${signed(elo.mean, 0)}${error} Elo` }];
  });
  return bars.length > 0 ? [barsPlot('Elo above the weakest', bars)] : [];
}

const shareBar = (name: string, share: Share): Bar => ({
  name,
  value: share.mean,
  range: [share.low, share.high],
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
