import type { Seat } from '@waybill/kernel';
import { PlayerMark, playerName } from '@waybill/web/look/pieces/player-mark.tsx';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { paysAtPass, reach } from '../rules/index.ts';
import { dollars } from '../words/en/money.ts';
import { clamp, highBid, offered } from './bids.ts';
import type { Props } from './board.tsx';
import { placeName } from './goods.tsx';
import { seatPlace } from './places.ts';
import { t } from './words.ts';

/** C2C-2.1 to 2.3: who bid what, and what you can do about it. */
export function Auction(props: Props) {
  const { moment, setup } = props;
  const high = highBid(moment.view);
  return (
    <section class="cc-desk cc-auction" aria-label={t('auction')}>
      <h3 class="caption">{t('auction')}</h3>
      <p class="cc-high">
        <b>{high ? dollars(high.amount) : '–'}</b>
        <span>{high ? bidBy(props, high.seat) : t('auction.none')}</span>
      </p>
      <ul class="cc-bidders">
        {setup.seats.map((_, seat) => (
          <Bidder key={seat} {...props} seat={seat} />
        ))}
      </ul>
      {moment.moves.length > 0 ? <Bidding {...props} /> : <p class="note">{waiting(props)}</p>}
    </section>
  );
}

function bidBy({ moment, setup }: Props, seat: Seat): string {
  return seat === moment.viewer ? t('auction.yours') : t('auction.by', { name: setup.seats[seat] });
}

function Bidder({ moment: { view, viewer }, setup, lit, seat }: Props & { seat: Seat }) {
  const bid = view.bids?.[seat] ?? null;
  const place = (view.places?.indexOf(seat) ?? -1) + 1;
  return (
    <li
      data-out={place > 0 ? '' : undefined}
      data-now={view.toAct === seat ? '' : undefined}
      data-lit={lit.includes(seatPlace(seat)) ? '' : undefined}
    >
      <PlayerMark seat={seat} />
      <span class="cc-name">{playerName(setup.seats, seat, viewer)}</span>
      <b>{bid === null ? '–' : dollars(bid)}</b>
      <small>{place > 0 ? t('auction.out', { place: placeName(place) }) : t('auction.in')}</small>
    </li>
  );
}

function waiting({ moment: { view }, setup }: Props): string {
  return t('auction.wait', { name: setup.seats[view.toAct as Seat] });
}

function Bidding(props: Props) {
  const { moment, target } = props;
  const by = moment.viewer as Seat;
  const high = highBid(moment.view);
  return (
    <>
      <div class="cc-raises">
        {offered(high).map((amount) => (
          <button key={amount} type="button" class="cc-act" {...target({ by, type: 'bid', amount })}>
            <b>{high ? `+${amount - high.amount}` : dollars(amount)}</b>
            {high && <small>{dollars(amount)}</small>}
          </button>
        ))}
        {high && <Pass {...props} />}
      </div>
      <OwnAmount {...props} least={high ? high.amount + 1 : 0} />
    </>
  );
}

/** C2C-2.2: out of the auction, into the last place that is free. */
function Pass({ moment: { state, viewer }, target }: Props) {
  const by = viewer as Seat;
  return (
    <button type="button" class="cc-act cc-pass" {...target({ by, type: 'pass' })}>
      <b>{t('auction.pass')}</b>
      <small>{t('auction.pass-pays', { place: placeName(state.left), amount: paysAtPass(state, by) })}</small>
    </button>
  );
}

/** Any other amount: stepped or typed, then looked at, then bid. */
function OwnAmount({ moment, target, onPreview, least }: Props & { least: number }) {
  const by = moment.viewer as Seat;
  const most = reach(moment.state, by);
  const [typed, setTyped] = useState(least);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => setTyped(least), [moment.index]);
  if (most < least) return null;
  const amount = clamp(typed, least, most);
  const choose = (chosen: number) => {
    setTyped(chosen);
    onPreview({ by, type: 'bid', amount: clamp(chosen, least, most) });
  };
  return (
    <form
      class="cc-own"
      onClick={(click) => click.stopPropagation()}
      onSubmit={(submit) => {
        submit.preventDefault();
        button.current?.focus();
      }}
    >
      <button
        type="button"
        class="icon"
        aria-label={t('auction.less')}
        disabled={amount <= least}
        onClick={() => choose(amount - 1)}
      >
        −
      </button>
      <label>
        <span aria-hidden="true">$</span>
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          aria-label={t('auction.amount')}
          value={Number.isNaN(typed) ? '' : typed}
          onInput={(input) => choose(input.currentTarget.valueAsNumber)}
          onBlur={() => setTyped(amount)}
        />
      </label>
      <button
        type="button"
        class="icon"
        aria-label={t('auction.more')}
        disabled={amount >= most}
        onClick={() => choose(amount + 1)}
      >
        +
      </button>
      <button ref={button} type="button" class="cc-act cc-own-bid" {...target({ by, type: 'bid', amount })}>
        <b>{t('auction.bid', { amount })}</b>
      </button>
    </form>
  );
}
