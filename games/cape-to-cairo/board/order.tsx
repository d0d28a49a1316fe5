import { PlayerMark, playerName } from '@waybill/web/look/pieces/player-mark.tsx';
import { placePrices, type StateView } from '../rules/index.ts';
import { highBid } from './bids.ts';
import type { Props } from './board.tsx';
import { placeName } from './goods.tsx';
import { seatPlace } from './places.ts';
import { t } from './words.ts';

const TURNS = 6;

/** The turn, and who drives when in it; while the auction runs, what each place would cost you. */
export function Order(props: Props) {
  const { view } = props.moment;
  return (
    <div class="cc-order">
      <Turn {...props} />
      {view.turn > 0 && (
        <ol class="cc-places" aria-label={t('order')}>
          {(view.order ?? view.places ?? []).map((seat, i) => (
            <li
              key={i}
              class="cc-place"
              data-part={seat === null ? 'free' : partOf(view, seat)}
              data-lit={seat !== null && props.lit.includes(seatPlace(seat)) ? '' : undefined}
            >
              <b>{placeName(i + 1)}</b>
              {seat === null ? <Free {...props} place={i + 1} /> : <Taken {...props} seat={seat} />}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Turn({ moment: { view }, setup }: Props) {
  const longer = setup.options.longer === true;
  const pip = (turn: number) => (turn < view.turn || view.over ? 'gone' : turn === view.turn ? 'now' : 'ahead');
  return (
    <h2 class="cc-turn">
      {view.turn === 0 ? t('turn.set-up') : t(longer ? 'turn.longer' : 'turn', { turn: view.turn, of: TURNS })}
      {!longer && (
        <span class="cc-turns" aria-hidden="true">
          {Array.from({ length: TURNS }, (_, i) => (
            <i key={i} data-turn={pip(i + 1)} />
          ))}
        </span>
      )}
    </h2>
  );
}

/** What a seat has done of its part of the turn. */
function partOf({ order, over, turning, toAct }: StateView, seat: number): 'ahead' | 'now' | 'done' {
  const acting = turning?.seat ?? toAct;
  if (!order) return 'ahead';
  if (over || typeof acting !== 'number') return 'done';
  return acting === seat ? 'now' : order.indexOf(seat) > order.indexOf(acting) ? 'ahead' : 'done';
}

function Taken({ moment: { view, viewer }, setup, seat }: Props & { seat: number }) {
  const part = partOf(view, seat);
  return (
    <>
      <span class="cc-who">
        <PlayerMark seat={seat} />
        <span class="cc-name">{playerName(setup.seats, seat, viewer)}</span>
      </span>
      <small>{part === 'ahead' ? t('order.paid', { amount: view.bids?.[seat] ?? 0 }) : t(`order.${part}`)}</small>
    </>
  );
}

/** C2C-2.2: the last free place is had by passing, the others by a higher bid. */
function Free({ moment: { state, viewer, view }, place }: Props & { place: number }) {
  const bidding = viewer !== 'watcher' && !view.places?.includes(viewer);
  const price = bidding ? placePrices(state, viewer).find((free) => free.place === place) : undefined;
  if (!price) return <small>{t('order.open')}</small>;
  if (price.least === null) return <small>{t('auction.beyond')}</small>;
  const high = highBid(view);
  const passing = high !== null && high.seat !== viewer && place === state.left;
  return <small>{t(passing ? 'auction.now' : 'auction.least', { amount: price.least })}</small>;
}
