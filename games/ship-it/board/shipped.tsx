import { SUIT_NAMES, Suit } from '@waybill/web/look/pieces/suit.tsx';
import { useForAWhile } from '@waybill/web/look/use-for-a-while.ts';
import { useEffect } from 'preact/hooks';
import type { LastMove } from './last-move.ts';
import { t as say } from './panel-words.ts';
import { t } from './words.ts';
import './shipped.css';

const SHOWN = 3200;

/** A shipment is stamped over the table for a while: where it left, and what it paid. */
export function Shipped({ last }: { last: LastMove }) {
  const [stamp, setStamp] = useForAWhile<NonNullable<LastMove['shipped']>>(SHOWN);
  useEffect(() => setStamp(last.shipped), [last]);
  if (!stamp) return null;
  return (
    <div class="si-shipped" role="status">
      <p class="si-stamp">
        {say('shipped')} <small>{say('shipped.from', { space: t('space', { space: stamp.from }) })}</small>
      </p>
      <ul>
        {Object.entries(stamp.pays)
          .filter(([, points]) => points > 0)
          .map(([suit, points]) => (
            <li key={suit}>
              <Suit suit={SUIT_NAMES[suit]} size={22} /> <b>+{points}</b>
            </li>
          ))}
      </ul>
    </div>
  );
}
