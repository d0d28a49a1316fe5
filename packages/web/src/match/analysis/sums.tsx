import { type Analysis, knowsWithoutLuck } from '@waybill/bots/analysis';
import type { ComponentChildren } from 'preact';
import { PlayerMark } from '../../look/pieces/player-mark.tsx';
import { t } from '../../words/catalogue.ts';
import { amount, change } from './amount.ts';
import type { AnalysisProps } from './analysis-box.tsx';

type Row = readonly [words: Parameters<typeof t>[0], of: (seat: number) => ComponentChildren];

function rowsOf(analysis: Analysis): Row[] {
  const { rating, start, errorTotal, giftTotal, luckTotal, driftTotal, final, adjusted, adjustedError } = analysis;
  const gifts: Row[] = final.length > 1 ? [['analysis.gifts', (seat) => change(analysis, giftTotal[seat])]] : [];
  const drift: Row[] = analysis.exact ? [] : [['analysis.drift', (seat) => change(analysis, driftTotal[seat])]];
  const deserved = (seat: number) => {
    if (!knowsWithoutLuck(analysis, seat)) return t('analysis.unknown');
    if (analysis.exact) return amount(analysis, adjusted[seat]);
    return (
      <>
        {amount(analysis, adjusted[seat])} <small>± {amount(analysis, adjustedError[seat])}</small>
      </>
    );
  };
  return [
    ['analysis.rating', (seat) => ratingWords(rating[seat])],
    ['analysis.expected', (seat) => amount(analysis, start[seat])],
    ['analysis.errors', (seat) => change(analysis, -errorTotal[seat])],
    ...gifts,
    ['analysis.luck', (seat) => change(analysis, luckTotal[seat])],
    ...drift,
    ['analysis.final', (seat) => amount(analysis, final[seat])],
    ['analysis.adjusted', deserved],
  ];
}

function ratingWords(rating: number | null): string {
  return rating === null ? '–' : String(Math.round(rating));
}

/** Luck against skill, a column a seat. */
export function Sums({ analysis, screen }: AnalysisProps) {
  const { seats } = screen.table.setup;
  return (
    <table class="sums">
      <caption class="caption">{t('analysis.sums')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('analysis.seat')}</th>
          {seats.map((name, seat) => (
            <th key={seat} scope="col">
              <PlayerMark seat={seat} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(analysis).map(([words, of]) => (
          <tr key={words}>
            <th scope="row">{t(words)}</th>
            {seats.map((_, seat) => (
              <td key={seat}>{of(seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
