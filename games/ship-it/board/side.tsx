import { PlayerMark, playerName } from '@waybill/web/look/pieces/player-mark.tsx';
import { rankFace } from '@waybill/web/look/pieces/rank.ts';
import { SUIT_NAMES, Suit } from '@waybill/web/look/pieces/suit.tsx';
import { goalOf, hubSums, ownerOf, SHIP_SUITS } from '../rules/index.ts';
import type { Props } from './board.tsx';
import { Legend } from './legend.tsx';
import { t as say } from './panel-words.ts';
import { CoinGlyph, SpaceTag } from './pieces.tsx';
import { type Key, t } from './words.ts';
import './side.css';

const FULL = 8;

/** Each suit: who plays it, its score and chips, its hub with the sum so far, and the ranks not seen yet. */
export function Side(props: Props) {
  const { view, state } = props.moment;
  const goal = goalOf(state);
  return (
    <section class="box si-side">
      <h2 class="caption">{say('side.suits')}</h2>
      <ul class="si-suits">
        {SHIP_SUITS.map((suit) => (
          <SuitRow key={suit} {...props} suit={suit} />
        ))}
      </ul>
      <p class="note">
        {say('side.pool', { pool: view.pool })}
        {Number.isFinite(goal) && <> · {say('side.goal', { goal })}</>}
        {view.dryRounds > 0 && <> · {say('side.dry', { rounds: view.dryRounds, end: state.dryEnd })}</>}
      </p>
      <Legend />
    </section>
  );
}

function SuitRow({ moment, setup, suit }: Props & { suit: string }) {
  const { view } = moment;
  const seat = ownerOf(setup.seats.length, SHIP_SUITS.indexOf(suit));
  const unseen = unseenOf(moment, suit);
  return (
    <li class={`si-suit si-${SUIT_NAMES[suit]}`} data-turn={view.turn === suit ? '' : undefined}>
      <Suit suit={SUIT_NAMES[suit]} size={26} />
      <span class="si-suit-name">
        <b>{t(`suit.${suit}` as Key)}</b>
        <small>
          {seat >= 0 && <PlayerMark seat={seat} size={12} />}{' '}
          {seat >= 0 ? playerName(setup.seats, seat, moment.viewer) : say('side.nobody')}
        </small>
      </span>
      <b class="si-suit-score">{view.scores[suit]}</b>
      <HubRow moment={moment} suit={suit} />
      <span class="si-suit-rest">
        {view.chipCoins[suit].length > 0 && <Chips coins={view.chipCoins[suit]} />}
        {unseen.length > 0 && <small>{say('side.hidden', { ranks: unseen.map(rankFace).join(' ') })}</small>}
      </span>
    </li>
  );
}

/** The ranks of a suit's freight that the viewer has not been shown. */
function unseenOf({ view: { freight, chipCoins } }: Props['moment'], suit: string): string[] {
  const loads = Object.values(freight).filter((load) => load.suit === suit);
  const seen = [
    ...loads.flatMap(({ rank }) => (rank === null ? [] : [rank])),
    ...chipCoins[suit].map(([rank]) => rank),
  ];
  return loads.length === 0 ? [] : ['a', '2', '3', '4', '5'].filter((rank) => !seen.includes(rank));
}

function HubRow({ moment: { view, state }, suit }: { moment: Props['moment']; suit: string }) {
  if (view.tiles.length === 0) return null;
  const hub = hubSums(state)[suit];
  if (!hub) return <span class="si-suit-hub">{say('side.closed')}</span>;
  return (
    <span class="si-suit-hub">
      <small class="si-hub-at">
        {say('side.hub')} <SpaceTag space={hub.hub} pips={undefined} />
      </small>
      <span class="si-sum" role="img" aria-label={say('side.sum', { sum: hub.sum })}>
        {Array.from({ length: FULL }, (_, i) => (
          <i key={i} data-full={i < hub.sum ? '' : undefined} />
        ))}
      </span>
      <small>{say('side.missing', { missing: hub.missing })}</small>
    </span>
  );
}

function Chips({ coins }: { coins: readonly string[] }) {
  return (
    <span class="si-suit-chips" role="img" aria-label={say('side.chips', { chips: coins.length })}>
      {coins.map(([rank, suit]) => (
        <svg key={rank} viewBox="-10 -10 20 20" width={20} height={20} aria-hidden="true">
          <CoinGlyph suit={suit} rank={rank} up size={19} />
        </svg>
      ))}
    </span>
  );
}
