import { hiddenRanks, type State, SUIT_CODES, type TruckingView } from '@waybill/rules/black-pawn-trucking';
import type { Event } from '@waybill/rules/kernel';
import { RANKS } from '@waybill/rules/piecepack';
import { ContractsForm } from '../../pieces/piecepack-forms/contracts-form.tsx';
import { FlipForm } from '../../pieces/piecepack-forms/flip-form.tsx';
import { TilesForm } from '../../pieces/piecepack-forms/tiles-form.tsx';
import { SUIT_NAMES } from '../../pieces/suit.tsx';
import type { ChanceFormProps } from '../contract.ts';

/** What was shuffled, rolled, drawn or turned over at the real table. */
export function ChanceForm({ moment: { view, state }, onRoll }: ChanceFormProps<State, TruckingView>) {
  const roll = (event: Event) => void onRoll(event);
  switch (view.step) {
    case 'tiles':
      return <TilesForm sheet={state.sheet} suits={SUIT_NAMES} onRoll={roll} />;
    case 'flip':
      return <Flip view={view} state={state} onRoll={roll} />;
    default:
      return (
        <ContractsForm
          key={view.turn}
          suits={SUIT_NAMES}
          cup={view.coins}
          cityOf={(suit, rank) => state.sheet.cities[view.tiles?.indexOf(rank + suit) ?? 0].name}
          onRoll={roll}
        />
      );
  }
}

function Flip({ view, state, onRoll }: { view: TruckingView; state: State; onRoll: (event: Event) => void }) {
  const suit = view.tiles?.[(view.truck ?? 1) - 1][1] ?? SUIT_CODES[0];
  const hidden = hiddenRanks(state, SUIT_CODES.indexOf(suit)).map((rank) => RANKS[rank]);
  return <FlipForm key={view.turn} suit={SUIT_NAMES[suit]} count={view.toFlip ?? 0} hidden={hidden} onRoll={onRoll} />;
}
