import type { EventOf } from '@waybill/kernel';
import { type DealingEvents, RANKS } from '@waybill/kernel/piecepack';
import { useState } from 'preact/hooks';
import type { SuitSet } from '../city-map/city.tsx';
import { rankFace } from '../rank.ts';
import { Suit } from '../suit.tsx';
import { oneOf, shuffled } from './shuffle.ts';
import { t } from './words.ts';
import './forms.css';

interface Props {
  readonly suits: SuitSet;
  /** What of each suit is in the cup. */
  readonly cup: { readonly [suit: string]: number };
  /** The name of the city whose tile has this suit and rank. */
  readonly cityOf: (suit: string, rank: string) => string;
  readonly onRoll: (event: EventOf<DealingEvents, 'contracts'>) => void;
}

type Chosen = { readonly [suit: string]: string };

/** Four dice and the coin drawn for each. */
export function ContractsForm({ suits, cup, cityOf, onRoll }: Props) {
  const [dice, setDice] = useState<Chosen>({});
  const [coins, setCoins] = useState<Chosen>({});
  const codes = Object.keys(suits);
  const whole = codes.every((suit) => dice[suit] && coins[suit]);
  const left = (suit: string, die: string) =>
    cup[suit] - codes.filter((other) => other !== die && coins[other] === suit).length;
  const rollForMe = () => {
    setDice(Object.fromEntries(codes.map((suit) => [suit, oneOf(RANKS)])));
    const drawn = shuffled(codes.flatMap((suit) => Array<string>(cup[suit]).fill(suit)));
    setCoins(Object.fromEntries(codes.map((suit, i) => [suit, drawn[i]])));
  };
  return (
    <form
      class="pf"
      onSubmit={(submit) => {
        submit.preventDefault();
        onRoll({ by: 'chance', type: 'contracts', dice, coins: codes.map((suit) => coins[suit]) });
      }}
    >
      <div class="pf-dice">
        {codes.map((die) => (
          <fieldset key={die} class="pf-die">
            <legend>
              <Suit suit={suits[die]} size={18} /> {t('contracts.die', { suit: t(suits[die]) })}{' '}
              {dice[die] && <b>{t('contracts.to', { city: cityOf(die, dice[die]) })}</b>}
            </legend>
            <Faces {...{ die, suits }} chosen={dice[die]} onChoose={(rank) => setDice({ ...dice, [die]: rank })} />
            <Draws
              {...{ die, suits, left }}
              chosen={coins[die]}
              onChoose={(suit) => setCoins({ ...coins, [die]: suit })}
            />
          </fieldset>
        ))}
      </div>
      <div class="row">
        <button type="submit" class="main" disabled={!whole}>
          {t('contracts.enter')}
        </button>
        <button type="button" onClick={rollForMe}>
          {t('contracts.roll')}
        </button>
      </div>
    </form>
  );
}

interface Choosing {
  readonly die: string;
  readonly suits: SuitSet;
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
}

function Faces({ die, suits, chosen, onChoose }: Choosing) {
  return (
    <div class="pf-keys">
      {RANKS.map((rank) => (
        <button
          key={rank}
          type="button"
          class="pf-key"
          aria-pressed={chosen === rank}
          aria-label={t('contracts.face', { suit: t(suits[die]), rank: rankFace(rank) })}
          onClick={() => onChoose(rank)}
        >
          <b>{rankFace(rank)}</b>
        </button>
      ))}
    </div>
  );
}

function Draws({ die, suits, left, chosen, onChoose }: Choosing & { left: (suit: string, die: string) => number }) {
  return (
    <div class="pf-keys">
      <small>{t('contracts.drawn')}</small>
      {Object.keys(suits).map((suit) => (
        <button
          key={suit}
          type="button"
          class="pf-key pf-coin"
          disabled={left(suit, die) < 1}
          aria-pressed={chosen === suit}
          aria-label={t('contracts.coin', { die: t(suits[die]), suit: t(suits[suit]), left: left(suit, die) })}
          onClick={() => onChoose(suit)}
        >
          <Suit suit={suits[suit]} size={20} />
        </button>
      ))}
    </div>
  );
}
