import type { RatingFigure, ShownRating } from '@waybill/protocol';
import { findEntry } from '../games/registry.ts';
import { t } from './words.ts';
import './profile.css';

/** A rating is never told without what is not known about it. */
export const figure = ({ rating, deviation }: RatingFigure) => `${Math.round(rating)} ± ${Math.round(deviation)}`;

export function RatingTable({ ratings }: { ratings: readonly ShownRating[] }) {
  if (ratings.length === 0) return <p class="nothing">{t('ratings.none')}</p>;
  return (
    <>
      <table class="ratings">
        <thead>
          <tr>
            <th scope="col">{t('ratings.game')}</th>
            <th scope="col">{t('ratings.rating')}</th>
            <th scope="col">{t('ratings.matches')}</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ game, matches, provisional, ...rating }) => (
            <tr key={game}>
              <th scope="row">
                <a href={`/ratings/${game}`}>{findEntry(game)?.title ?? game}</a>
              </th>
              <td>
                {figure(rating)} {provisional && <span class="tag">{t('ratings.provisional')}</span>}
              </td>
              <td>{matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{t('ratings.note')}</p>
    </>
  );
}
