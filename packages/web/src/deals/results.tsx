import type { DealPage, DealResult } from '@waybill/protocol';
import type { Opened } from '../games/open-game.ts';
import { amount, change } from '../match/analysis/amount.ts';
import { t } from './words.ts';

interface Props {
  readonly deal: DealPage;
  readonly results: readonly DealResult[];
  readonly opened: Opened;
}

/** Everybody's result, compared with all others in the same seat. */
export function Results({ deal, results, opened }: Props) {
  const seats = [...new Set(results.map(({ seat }) => seat))];
  const marks = results.find((one) => one.marks)?.marks;
  return (
    <section class="box deal-results" aria-labelledby="results">
      <h2 id="results" class="caption">
        {t('results')}
      </h2>
      {results.length === 0 && <p>{t('played', { played: 0 })}</p>}
      {seats.map((seat) => (
        <SeatResults
          key={seat}
          title={seats.length > 1 ? t('seat', { number: seat + 1 }) : null}
          own={deal.mine?.over ? deal.mine.table : null}
          deal={deal.id}
          results={results.filter((one) => one.seat === seat)}
          opened={opened}
        />
      ))}
      {results.length > 0 && (
        <div class="note deal-legend">
          <p>{t('percent.words')}</p>
          {marks && <p>{t(marks.exact ? 'marks.exact' : 'marks.estimates')}</p>}
          {results.some(({ provisional }) => provisional) && <p>{t('provisional.words')}</p>}
        </div>
      )}
    </section>
  );
}

interface SeatProps {
  readonly title: string | null;
  readonly deal: string;
  /** One's own table, once it is over. */
  readonly own: string | null;
  readonly results: readonly DealResult[];
  readonly opened: Opened;
}

function SeatResults({ title, deal, own, results, opened }: SeatProps) {
  return (
    <table class="results">
      {title !== null && <caption class="caption">{title}</caption>}
      <thead>
        <tr>
          <th scope="col">{t('column.place')}</th>
          <th scope="col">{t('column.name')}</th>
          <th scope="col">{t('column.score')}</th>
          <th scope="col">{t('column.percent')}</th>
          <th scope="col">{t('column.cost')}</th>
          <th scope="col">{t('column.luck')}</th>
          <th />
        </tr>
      </thead>
      <tbody>
        {results.map((one) => (
          <Row key={`${one.table} ${one.seat}`} result={one} deal={deal} own={own} opened={opened} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Pick<SeatProps, 'deal' | 'own' | 'opened'> & { readonly result: DealResult };

function Row({ result, deal, own, opened }: RowProps) {
  const { place, percent, you, provisional, table } = result;
  const name = result.name ?? t('somebody');
  return (
    <tr data-you={you ? '' : undefined}>
      <td>{place}</td>
      <th scope="row">
        {name} {you && <span class="tag">{t('you')}</span>}
        {provisional && <span class="tag">{t('provisional')}</span>}
      </th>
      <td>{scoreWords(result, opened)}</td>
      <td data-label={t('column.percent')}>{percent === null ? '–' : `${Math.round(percent)} %`}</td>
      <Marks result={result} />
      <td>
        {!you && own !== null && own !== table && (
          <a href={`/deal/${deal}/beside/${table}`} aria-label={t('beside.label', { name })}>
            {t('beside')}
          </a>
        )}
        {(you || own === null) && <a href={`/table/${table}`}>{t('replay')}</a>}
      </td>
    </tr>
  );
}

function scoreWords({ score, margin, how }: DealResult, { board }: Opened): string {
  if (score === null) return how === 'played' ? '–' : t(`how.${how}`);
  const sign = margin !== null && margin > 0 ? '+' : '';
  return margin === null ? board.score(score) : `${board.score(score)} (${sign}${String(margin).replace('-', '−')})`;
}

function Marks({ result: { marks, score } }: { result: DealResult }) {
  if (!marks)
    return (
      <td colSpan={2} class="note">
        {score === null ? '–' : t('marks.waiting')}
      </td>
    );
  const { cost, rating, luck } = marks;
  return (
    <>
      <td data-label={t('column.cost')}>
        {cost === 0 ? amount(marks, 0) : change(marks, -cost)}{' '}
        {rating !== null && <small>{t('rating', { rating: Math.round(rating) })}</small>}
      </td>
      <td data-label={t('column.luck')}>{change(marks, luck)}</td>
    </>
  );
}
