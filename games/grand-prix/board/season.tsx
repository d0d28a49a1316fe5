import { memo } from '@waybill/web/look/memo.tsx';
import type { Sheet } from '../rules/index.ts';
import { bestOn, bestSeason } from './bests.ts';
import type { Props } from './board.tsx';
import { Loop } from './loop.ts';
import { t } from './words.ts';
import './season.css';

/** The circuits with their places, beside the best that was driven here. */
export function SeasonTable({ moment: { view }, setup }: Pick<Props, 'moment' | 'setup'>) {
  const sheet = setup.sheet as Sheet;
  return (
    <table class="gp-season">
      <thead>
        <tr>
          <th colSpan={2}>{t('season')}</th>
          <th>{t('season.place')}</th>
          <th>{t('season.best')}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.circuits.map((circuit, i) => (
          <tr key={i} data-racing={i === view.circuit && !view.over ? '' : undefined}>
            <td>
              <Outline shape={i} />
            </td>
            <td>{circuit.name}</td>
            <td>{placeWords(view, i)}</td>
            <td>{bestOn(circuit) ?? '–'}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td>{t('season.total')}</td>
          <td>{view.score}</td>
          <td>{bestSeason(sheet) ?? '–'}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A circuit at a glance. */
const Outline = memo(function Outline({ shape }: { shape: number }) {
  return (
    <svg viewBox="4 4 152 92" aria-hidden="true">
      <path d={`${new Loop(shape, 60).path(0, 60)}Z`} />
    </svg>
  );
});

function placeWords({ places, retired, circuit }: Props['moment']['view'], i: number): string {
  if (i >= places.length) return i === circuit ? t('racing') : '–';
  if (retired.includes(i)) return t('retired');
  return places[i] === 0 ? t('won') : String(places[i]);
}
