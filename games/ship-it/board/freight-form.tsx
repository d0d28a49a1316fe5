import { shuffled } from '@waybill/web/look/pieces/piecepack-forms/shuffle.ts';
import { rankFace } from '@waybill/web/look/pieces/rank.ts';
import { SUIT_NAMES, Suit } from '@waybill/web/look/pieces/suit.tsx';
import { useState } from 'preact/hooks';
import { SHIP_SUITS } from '../rules/index.ts';
import type { FormProps } from './chance-form.tsx';
import { t as say } from './form-words.ts';
import { type Key, t } from './words.ts';

const RANKS = ['a', '2', '3', '4', '5'];
type Ranks = { readonly [suit: string]: readonly string[] };

/** The hidden ranks of the freight, suit by suit in the order laid: mixed unseen, or typed in by somebody who doesn't play. */
export function FreightForm({ onRoll }: FormProps) {
  const [ranks, setRanks] = useState<Ranks>(() => Object.fromEntries(SHIP_SUITS.map((suit) => [suit, []])));
  const enter = (of: Ranks) => {
    const laid = RANKS.flatMap((_, i) => SHIP_SUITS.map((suit) => of[suit][i]));
    void onRoll({ by: 'chance', type: 'freight', ranks: laid });
  };
  const mix = () => enter(Object.fromEntries(SHIP_SUITS.map((suit) => [suit, shuffled(RANKS)])));
  const toggle = (suit: string, rank: string) => {
    const old = ranks[suit];
    setRanks({ ...ranks, [suit]: old.includes(rank) ? old.filter((other) => other !== rank) : [...old, rank] });
  };
  return (
    <form
      class="si-form"
      onSubmit={(submit) => {
        submit.preventDefault();
        enter(ranks);
      }}
    >
      <p>{say('form.ranks')}</p>
      <div class="row">
        <button type="button" class="main" onClick={mix}>
          {say('form.mix')}
        </button>
      </div>
      {SHIP_SUITS.map((suit) => (
        <div key={suit} class="si-keys">
          <Suit suit={SUIT_NAMES[suit]} size={22} />
          {RANKS.map((rank) => (
            <button
              key={rank}
              type="button"
              class="si-key"
              aria-pressed={ranks[suit].includes(rank)}
              aria-label={say('form.rank', { suit: t(`suit.${suit}` as Key), rank: rankFace(rank) })}
              onClick={() => toggle(suit, rank)}
            >
              <b>{rankFace(rank)}</b>
            </button>
          ))}
          <span class="si-order">{ranks[suit].map(rankFace).join(' · ')}</span>
        </div>
      ))}
      <div class="row">
        <button type="submit" disabled={SHIP_SUITS.some((suit) => ranks[suit].length < RANKS.length)}>
          {say('form.ranks.enter')}
        </button>
      </div>
    </form>
  );
}
