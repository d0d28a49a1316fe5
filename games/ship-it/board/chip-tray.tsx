import { rankFace } from '@waybill/web/look/pieces/rank.ts';
import type { Props } from './board.tsx';
import { t as say } from './panel-words.ts';
import { CoinGlyph } from './pieces.tsx';
import './chip-tray.css';

/** SI-4.4: the coins of the shipment that may become a chip. */
export function ChipTray({ moment, target }: Props) {
  const { freight } = moment.view;
  return (
    <div class="si-bar">
      <p class="si-help">{say('chip.choose')}</p>
      <div class="si-chips">
        {moment.moves.map((event) => {
          if (event.type !== 'chip') return null;
          const { suit, rank } = freight[event.load];
          return (
            <button key={event.load} type="button" class="si-chip" {...target(event)}>
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
