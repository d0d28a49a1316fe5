import { shuffled } from '@waybill/web/look/pieces/piecepack-forms/shuffle.ts';
import { rankFace } from '@waybill/web/look/pieces/rank.ts';
import { useState } from 'preact/hooks';
import type { FormProps } from './chance-form.tsx';
import { t as say } from './form-words.ts';
import { CoinGlyph } from './pieces.tsx';
import { type Key, t } from './words.ts';
import './chip-tray.css';

const RANKS = 'na2345';

/** The shipped coins in the order they are laid out again. */
export function ScatterForm({ moment: { view }, onRoll }: FormProps) {
  const [order, setOrder] = useState<readonly string[]>([]);
  const shipped = Object.keys(view.freight).filter((id) => view.freight[id].space === null);
  const [rank, suit] = view.shipment?.from ?? 'aS';
  return (
    <form
      class="si-form"
      onSubmit={(submit) => {
        submit.preventDefault();
        void onRoll({ by: 'chance', type: 'scatter', loads: order });
      }}
    >
      <p>{say('form.scatter', { tile: RANKS[RANKS.indexOf(rank) - 1] + suit })}</p>
      <div class="si-keys">
        {shipped.map((id) => (
          <button
            key={id}
            type="button"
            class="si-chip"
            aria-pressed={order.includes(id)}
            aria-label={say('chip.coin', {
              rank: rankFace(view.freight[id].rank ?? ''),
              suit: t(`suit.${view.freight[id].suit}` as Key),
            })}
            onClick={() => setOrder(order.includes(id) ? order.filter((other) => other !== id) : [...order, id])}
          >
            <svg viewBox="-12 -12 24 24" width={40} height={40} aria-hidden="true">
              <CoinGlyph suit={view.freight[id].suit} rank={view.freight[id].rank} up size={22} />
            </svg>
            <small>{order.includes(id) ? order.indexOf(id) + 1 : '·'}</small>
          </button>
        ))}
      </div>
      <div class="row">
        <button type="submit" class="main" disabled={order.length < shipped.length}>
          {say('form.scatter.enter')}
        </button>
        <button type="button" onClick={() => setOrder(shuffled(shipped))}>
          {say('form.shuffle')}
        </button>
      </div>
    </form>
  );
}
