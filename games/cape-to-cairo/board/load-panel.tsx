import type { Seat } from '@waybill/kernel';
import type { CityMapSheet } from '@waybill/kernel/piecepack';
import { heapsOf } from '@waybill/web/look/pieces/city-map/city.tsx';
import type { Props } from './board.tsx';
import { GoodCoin, goodName } from './goods.tsx';
import { t } from './words.ts';

/** C2C-2.6: what lies in the truck's city, large enough for a finger. */
export function LoadPanel({ moment: { view, viewer }, setup, target }: Props) {
  const by = viewer as Seat;
  const truck = view.seats[by].truck ?? 0;
  const heaps = heapsOf(view.goods[truck] ?? []);
  const city = (setup.sheet as CityMapSheet).cities[truck - 1].name;
  const caption = heaps.length > 0 ? t('load', { city }) : t('load.drive', { city });
  return (
    <section class="cc-desk cc-load" data-empty={heaps.length === 0 ? '' : undefined} aria-label={caption}>
      <h3 class="caption">{caption}</h3>
      <div class="row">
        {heaps.map(({ code, count }) => (
          <button key={code} type="button" class="cc-act cc-good" {...target({ by, type: 'load', good: code })}>
            <GoodCoin code={code} size={32} />
            <span>
              {goodName(code)}
              {count > 1 && <small> {t('load.count', { count })}</small>}
            </span>
          </button>
        ))}
      </div>
      <p class="note">{t(heaps.length > 0 ? 'load.then' : 'load.none')}</p>
    </section>
  );
}
