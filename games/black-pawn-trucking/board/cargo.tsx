import { goodIndex } from '@waybill/kernel/piecepack';
import { Coin } from '@waybill/web/look/pieces/coin.tsx';
import { rankFace } from '@waybill/web/look/pieces/rank.ts';
import { SUIT_NAMES } from '@waybill/web/look/pieces/suit.tsx';
import { buyers, type State, SUIT_CODES, type TruckingView } from '../rules/index.ts';
import type { Props } from './board.tsx';
import { type Key, pounds, t } from './words.ts';

/** The cities that are lit because a good is pointed at in passing, or was chosen; numbered from 1. */
export interface Pointed {
  readonly hovered: readonly number[] | null;
  readonly pinned: readonly number[] | null;
}

export const NOTHING: Pointed = { hovered: null, pinned: null };

interface Pointing {
  readonly pointed: Pointed;
  readonly onPoint: (pointed: Pointed) => void;
}

/** The goods on the truck and those it will load here, each with everybody who buys it. */
export function Cargo({ moment: { view, state }, pointed, onPoint }: Props & Pointing) {
  const lots = lotsOf(view);
  if (view.truck === null || view.over || (lots.length === 0 && view.step !== 'drive')) return null;
  return (
    <section class="bpt-panel bpt-cargo">
      <h3 class="caption">{t('cargo')}</h3>
      {lots.length === 0 && <p class="note">{t('cargo.none')}</p>}
      <ul>
        {lots.map((lot) => (
          <LotRow key={`${lot.where} ${lot.code}`} {...{ lot, state, pointed, onPoint }} />
        ))}
      </ul>
    </section>
  );
}

export interface Lot {
  readonly code: string;
  readonly count: number;
  readonly where: 'aboard' | 'here';
}

export function lotsOf(view: TruckingView): Lot[] {
  const waiting = view.truck === null || view.step !== 'drive' ? [] : (view.goods[view.truck] ?? []);
  return [...group(view.cargo, 'aboard'), ...group(waiting, 'here')];
}

function group(codes: readonly string[], where: Lot['where']): Lot[] {
  return [...new Set(codes)].map((code) => ({ code, where, count: codes.filter((other) => other === code).length }));
}

function LotRow({ lot, state, pointed, onPoint }: Pointing & { lot: Lot; state: State }) {
  const { code, count, where } = lot;
  const found = buyers(state, goodIndex(SUIT_CODES, code)).sort((a, b) => b.pays - a.pays);
  const cities = found.map(({ city }) => city + 1);
  const on = pointed.pinned?.join() === cities.join();
  const good = t(`good.${code}` as Key);
  const prices = found.map(({ city, pays }) => ({ city: state.sheet.cities[city].name, price: pounds(pays) }));
  return (
    <li>
      <button
        type="button"
        class="bpt-lot"
        aria-pressed={on}
        aria-label={`${t('cargo.show', { good, count })}: ${prices.map(({ city, price }) => `${city} ${price}`).join(', ')}`}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint({ ...pointed, hovered: cities })}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint({ ...pointed, hovered: null })}
        onClick={() => onPoint({ ...pointed, pinned: on ? null : cities })}
      >
        <CoinMark code={code} />
        <span class="bpt-lot-name">
          {count > 1 && <b>{count} × </b>}
          {good} <small>{t(`cargo.${where}`)}</small>
        </span>
        <span class="bpt-buyers">
          {prices.map(({ city, price }) => (
            <span key={city} class="bpt-buyer">
              {city} <b>{price}</b>
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}

function CoinMark({ code, size = 32 }: { code: string; size?: number }) {
  const face = code in SUIT_NAMES ? { suit: SUIT_NAMES[code] } : { rank: rankFace(code) };
  return (
    <svg class="glyph" viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true">
      <Coin x={0} y={0} size={38} face={face} />
    </svg>
  );
}
