import { PlayerMark } from '@waybill/web/look/pieces/player-mark.tsx';
import type { Props } from './board.tsx';
import { t } from './words.ts';

/** What each van holds and, where the viewer knows it, carries. */
export function Side({ moment: { view, viewer } }: Props) {
  const own = viewer === 'watcher' ? undefined : view.slips[viewer];
  return (
    <section class="box sealed-slips-side">
      <h2 class="caption">{t('slip')}</h2>
      <p>{typeof own === 'number' ? t('slip.yours', { slip: own, limit: view.floor + own }) : t('slip.none')}</p>
      <ul>
        {view.loads.map((load, seat) => {
          const slip = view.slips[seat] ?? null;
          return (
            <li key={seat}>
              <PlayerMark seat={seat} /> {t('van', { van: seat + 1, load })}
              {slip !== null && <small> {t('carries', { limit: view.floor + slip })}</small>}
              {view.closed[seat] && <small> {t('closed')}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
