import { type DealingEvents, RANKS } from '@waybill/kernel/piecepack';
import type { ChanceFormProps } from '@waybill/web/games/board.ts';
import { ContractsForm } from '@waybill/web/look/pieces/piecepack-forms/contracts-form.tsx';
import { FlipForm } from '@waybill/web/look/pieces/piecepack-forms/flip-form.tsx';
import { TilesForm } from '@waybill/web/look/pieces/piecepack-forms/tiles-form.tsx';
import { SUIT_NAMES } from '@waybill/web/look/pieces/suit.tsx';
import { type Events, hiddenRanks, type State, SUIT_CODES, type TruckingView } from '../rules/index.ts';

/** What was shuffled, rolled, drawn or turned over at the real table. */
export function ChanceForm({ moment: { view, state }, onRoll }: ChanceFormProps<State, TruckingView, Events>) {
  const roll = (event: DealingEvents) => void onRoll(event);
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

function Flip({ view, state, onRoll }: { view: TruckingView; state: State; onRoll: (event: DealingEvents) => void }) {
  const suit = view.tiles?.[(view.truck ?? 1) - 1][1] ?? SUIT_CODES[0];
  const hidden = hiddenRanks(state, SUIT_CODES.indexOf(suit)).map((rank) => RANKS[rank]);
  return <FlipForm key={view.turn} suit={SUIT_NAMES[suit]} count={view.toFlip ?? 0} hidden={hidden} onRoll={onRoll} />;
}
