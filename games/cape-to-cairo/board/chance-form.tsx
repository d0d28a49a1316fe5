import type { CityMapSheet, DealingEvents } from '@waybill/kernel/piecepack';
import type { ChanceFormProps } from '@waybill/web/games/board.ts';
import { ContractsForm } from '@waybill/web/look/pieces/piecepack-forms/contracts-form.tsx';
import { FlipForm } from '@waybill/web/look/pieces/piecepack-forms/flip-form.tsx';
import { oneOf } from '@waybill/web/look/pieces/piecepack-forms/shuffle.ts';
import { TilesForm } from '@waybill/web/look/pieces/piecepack-forms/tiles-form.tsx';
import { PlayerMark } from '@waybill/web/look/pieces/player-mark.tsx';
import { useState } from 'preact/hooks';
import type { Events, State, StateView } from '../rules/index.ts';
import { isRaw, RANK_CODES, SUITS } from './goods.tsx';
import { cityOfTile } from './places.ts';
import { t } from './words.ts';

type Props = ChanceFormProps<State, StateView, Events>;

/** What the pieces on the real table show. */
export function ChanceForm(props: Props) {
  const { moment, setup } = props;
  const { view, index } = moment;
  const sheet = setup.sheet as CityMapSheet;
  const onRoll = (event: DealingEvents) => void props.onRoll(event);
  switch (view.step) {
    case 'tiles':
      return <TilesForm sheet={sheet} suits={SUITS} onRoll={onRoll} />;
    case 'contracts': {
      const cityOf = (suit: string, rank: string) => sheet.cities[cityOfTile(view, rank + suit) - 1].name;
      return <ContractsForm key={index} suits={SUITS} cup={view.coins} cityOf={cityOf} onRoll={onRoll} />;
    }
    case 'flip':
      return <Turned key={index} view={view} onRoll={onRoll} />;
    default:
      return <FirstForm {...props} />;
  }
}

/** C2C-2.8: a rank that was seen of a suit doesn't come again. */
function Turned({ view, onRoll }: { view: StateView; onRoll: (event: DealingEvents) => void }) {
  const { goods } = view.turning ?? { goods: [] };
  const [suit] = goods;
  if (!isRaw(suit)) return null;
  const hidden = RANK_CODES.filter((rank) => !view.seen[suit].includes(rank));
  return <FlipForm suit={SUITS[suit]} count={goods.length} hidden={hidden} onRoll={onRoll} />;
}

/** C2C-1.3: who won the roll for first player. */
function FirstForm({ setup, onRoll }: Props) {
  const [seat, setSeat] = useState<number | null>(null);
  const seats = setup.seats.map((_, i) => i);
  return (
    <form
      class="pf"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (seat !== null) void onRoll({ by: 'chance', type: 'first', seat });
      }}
    >
      <p>{t('roll.first')}</p>
      <div class="row">
        {seats.map((i) => (
          <button key={i} type="button" class="cc-pick" aria-pressed={seat === i} onClick={() => setSeat(i)}>
            <PlayerMark seat={i} /> {setup.seats[i]}
          </button>
        ))}
      </div>
      <div class="row">
        <button type="submit" class="main" disabled={seat === null}>
          {t('roll.enter')}
        </button>
        <button type="button" onClick={() => setSeat(oneOf(seats))}>
          {t('roll.for-me')}
        </button>
      </div>
    </form>
  );
}
