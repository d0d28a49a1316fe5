import { COINS, RANKS } from '@waybill/kernel/piecepack';
import { rankFace } from '@waybill/web/look/pieces/rank.ts';
import { SUIT_NAMES, Suit } from '@waybill/web/look/pieces/suit.tsx';
import type { ComponentChildren } from 'preact';
import { contractPrice, hiddenRanks, LOAN, MOST_LOANS, SUIT_CODES } from '../rules/index.ts';
import type { Props } from './board.tsx';
import { type Key, pounds, t } from './words.ts';

/** What the firm has and owes, and what chance still holds. */
export function Side(props: Props) {
  return (
    <>
      <Books {...props} />
      <Cup {...props} />
    </>
  );
}

/** Cash and loans on one scale: a box is £10 on either track. */
function Books({ game, moment: { view, state } }: Props) {
  const { cash, loans, delivered } = view;
  return (
    <section class="box bpt-books">
      <h2 class="caption">{t('books')}</h2>
      <dl>
        <Line name={t('cash')} value={pounds(cash)}>
          <Track tone="cash" filled={cash / LOAN} of={Math.max(MOST_LOANS, Math.ceil(cash / LOAN))} />
        </Line>
        <Line name={t('loans')} value={t('loans.owed', { loans, most: MOST_LOANS })}>
          <Track tone="loans" filled={loans} of={MOST_LOANS} />
        </Line>
        <Line name={t('delivered')} value={t('delivered.of', { delivered })}>
          <Track tone="delivered" filled={delivered} of={COINS} />
        </Line>
        <Line name={t(view.over ? 'score' : 'worth')} value={pounds(game.score(state)[0])} />
      </dl>
      {!view.over && <p class="note">{t('interest', { price: contractPrice(state), loans })}</p>}
    </section>
  );
}

function Line({ name, value, children }: { name: string; value: string; children?: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {children}
      </dd>
    </div>
  );
}

function Track({ tone, filled, of }: { tone: string; filled: number; of: number }) {
  return (
    <span class={`bpt-track bpt-track-${tone}`} aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} style={{ '--full': Math.min(1, Math.max(0, filled - i)) }} />
      ))}
    </span>
  );
}

function Cup({ moment: { view, state } }: Props) {
  return (
    <section class="box bpt-cup">
      <h2 class="caption">{t('cup')}</h2>
      <ul>
        {SUIT_CODES.map((code, suit) => (
          <CupRow key={code} code={code} coins={view.coins[code]} hidden={hiddenRanks(state, suit)} />
        ))}
      </ul>
      <p class="note">{t('cup.total', { cup: view.cup })}</p>
    </section>
  );
}

function CupRow({ code, coins, hidden }: { code: string; coins: number; hidden: readonly number[] }) {
  const suit = t(`suit.${code}` as Key);
  const faces = hidden.map((rank) => rankFace(RANKS[rank])).join(' ');
  return (
    <li>
      <span class="bpt-cup-row" role="img" aria-label={t('cup.row', { suit, coins, hidden: faces })}>
        <Suit suit={SUIT_NAMES[code]} size={22} />
        <span class="bpt-cup-coins">× {coins}</span>
        <span class="bpt-ranks">
          {RANKS.map((rank, i) => (
            <i key={rank} data-seen={hidden.includes(i) ? undefined : ''}>
              {rankFace(rank)}
            </i>
          ))}
        </span>
      </span>
    </li>
  );
}
