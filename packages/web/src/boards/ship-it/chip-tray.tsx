import { rankFace } from '../../pieces/rank.ts';
import type { Props } from './board.tsx';
import { CoinGlyph } from './pieces.tsx';
import { t } from './words.ts';

/** SI-4.4: the coins of the shipment that may become a chip. */
export function ChipTray({ moment, target }: Props) {
  const { freight } = moment.view;
  return (
    <div class="si-bar">
      <p class="si-help">{t('chip.choose')}</p>
      <div class="si-chips">
        {moment.moves.map((event) => {
          const { suit, rank } = freight[String(event.load)];
          return (
            <button key={String(event.load)} type="button" class="si-chip" {...target(event)}>
              <svg viewBox="-12 -12 24 24" width={48} height={48} aria-hidden="true">
                <CoinGlyph suit={suit} rank={rank} up size={22} />
              </svg>
              <small>{rankFace(rank ?? '')}</small>
            </button>
          );
        })}
      </div>
    </div>
  );
}
