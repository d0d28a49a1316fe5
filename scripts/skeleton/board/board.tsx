import type { BoardProps } from '@waybill/web/games/board.ts';
import { Die } from '@waybill/web/look/pieces/die.tsx';
import type { Events, SlipsView, State } from '../rules/index.ts';
import { Vans } from './vans.tsx';
import { t } from './words.ts';

export type Props = BoardProps<State, SlipsView, Events>;

export function Board({ moment: { view }, preview, lit, target }: Props) {
  const ahead = preview?.type === 'load' ? preview.die : 0;
  return (
    <div class="sealed-slips">
      <Vans view={view} ahead={ahead} lit={lit} />
      <h3 class="caption">{t('dice')}</h3>
      <div class="row sealed-slips-choices">
        {view.dice.length === 0 && <p class="note">{t('dice.none')}</p>}
        {[...new Set(view.dice)].map((die) => (
          <button key={die} type="button" class="sealed-slips-die" {...target({ by: view.seat, type: 'load', die })}>
            <Die face={die} size={40} /> {t('load', { die })}
          </button>
        ))}
        {view.dice.length > 0 && (
          <button type="button" {...target({ by: view.seat, type: 'close' })}>
            {t('close')}
          </button>
        )}
      </div>
    </div>
  );
}
