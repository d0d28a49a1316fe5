import type { Seat } from '@waybill/kernel';
import type { CityMapSheet } from '@waybill/kernel/piecepack';
import type { TargetProps } from '@waybill/web/games/board.ts';
import { heapsOf } from '@waybill/web/look/pieces/city-map/city.tsx';
import { PlayerMark, playerName } from '@waybill/web/look/pieces/player-mark.tsx';
import { rankFace } from '@waybill/web/look/pieces/rank.ts';
import type { ComponentChildren } from 'preact';
import { markets } from '../rules/index.ts';
import { dollars } from '../words/en/money.ts';
import type { Props } from './board.tsx';
import { GoodCoin, goodName, goodsWords, RANK_CODES, SUIT_CODES } from './goods.tsx';
import { t } from './words.ts';
import './side.css';

export function Side(props: Props) {
  const { view, viewer } = props.moment;
  return (
    <section class="box cc-side">
      {viewer !== 'watcher' && view.turn > 0 && <Aboard {...props} seat={viewer} />}
      {view.turn > 0 && <Trucks {...props} />}
      <Cup {...props} />
    </section>
  );
}

/** Your goods, and where each is wanted. */
function Aboard(props: Props & { seat: Seat }) {
  const { cargo } = props.moment.view.seats[props.seat];
  return (
    <>
      <h2 class="caption">{t('aboard')}</h2>
      {cargo.length === 0 && <p class="note">{t('aboard.none')}</p>}
      {heapsOf(cargo).map(({ code, count }) => (
        <div key={code} class="cc-aboard">
          <p>
            <GoodCoin code={code} /> <b>{goodName(code)}</b>
            {count > 1 && ` ${t('load.count', { count })}`}
          </p>
          <Markets {...props} code={code} />
        </div>
      ))}
    </>
  );
}

/** The most that is left after the way first; a city is a drive there. */
function Markets({ moment: { view, state, moves }, setup, target, seat, code }: Props & { seat: Seat; code: string }) {
  const truck = view.seats[seat].truck ?? 1;
  const steps = (city: number) => state.table.map.steps[truck - 1][city - 1];
  const driving = moves.some(({ type }) => type === 'drive');
  const found = markets(state, code).filter(({ city }) => city !== truck);
  found.sort((a, b) => b.pays - steps(b.city) - (a.pays - steps(a.city)));
  return (
    <ul class="cc-markets">
      {found.map(({ city, pays }) => (
        <li key={city}>
          <Drive {...(driving && target({ by: seat, type: 'drive', to: city }))}>
            <span class="cc-name">{(setup.sheet as CityMapSheet).cities[city - 1].name}</span>
            <b>{dollars(pays)}</b>
            <small>{t('aboard.way', { steps: steps(city) })}</small>
          </Drive>
        </li>
      ))}
    </ul>
  );
}

function Drive({ children, ...target }: Partial<TargetProps> & { children: ComponentChildren }) {
  return target.role ? (
    <button type="button" class="cc-market" {...target}>
      {children}
    </button>
  ) : (
    <span class="cc-market">{children}</span>
  );
}

/** Where everybody is, what they carry, and what they have delivered. */
function Trucks({ moment: { view, viewer }, setup }: Props) {
  const { cities } = setup.sheet as CityMapSheet;
  return (
    <>
      <h2 class="caption">{t('trucks')}</h2>
      <ul class="cc-trucks">
        {view.seats.map(({ truck, cargo, delivered }, seat) => (
          <li key={seat}>
            <PlayerMark seat={seat} />
            <span class="cc-name">{playerName(setup.seats, seat, viewer)}</span>
            <span class="cc-where">{truck === null ? t('truck.none') : cities[truck - 1].name}</span>
            <span class="cc-cargo" role="img" aria-label={goodsWords(cargo) || t('truck.empty')}>
              {cargo.map((code, i) => (
                <GoodCoin key={i} code={code} size={22} />
              ))}
            </span>
            <span
              class="cc-kept"
              role="img"
              aria-label={t('truck.delivered', { count: delivered })}
              title={t('truck.delivered', { count: delivered })}
            >
              ✓ {delivered}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the cup still holds, and what the goods of each suit may turn out to be. */
function Cup({ moment: { view } }: Props) {
  return (
    <>
      <h2 class="caption">{t('cup')}</h2>
      <ul class="cc-cup">
        {SUIT_CODES.map((suit) => (
          <li key={suit}>
            <GoodCoin code={suit} size={24} />
            <span class="cc-name">{goodName(suit)}</span>
            <b>{t('cup.left', { count: view.coins[suit] })}</b>
            <Ranks seen={view.seen[suit]} />
          </li>
        ))}
      </ul>
      <p class="note">{t('cup.ranks')}</p>
    </>
  );
}

function Ranks({ seen }: { seen: readonly string[] }) {
  const hidden = RANK_CODES.filter((rank) => !seen.includes(rank));
  const words = hidden.length > 0 ? t('cup.hidden', { ranks: hidden.map(rankFace).join(' ') }) : t('cup.all-seen');
  return (
    <span class="cc-ranks" role="img" aria-label={words}>
      {RANK_CODES.map((rank) => (
        <i key={rank} data-seen={seen.includes(rank) ? '' : undefined}>
          {rankFace(rank)}
        </i>
      ))}
    </span>
  );
}
