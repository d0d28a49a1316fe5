import type { State, StateView } from '@waybill/rules/cape-to-cairo';
import type { BoardProps } from '../contract.ts';
import { Auction } from './auction.tsx';
import { Load } from './load.tsx';
import { AfricaMap } from './map.tsx';
import { Order } from './order.tsx';
import './cape-to-cairo.css';

export type Props = BoardProps<State, StateView>;

export function Board(props: Props) {
  const { view, moves } = props.moment;
  return (
    <div class="cc">
      <Order {...props} />
      {view.step === 'bid' && <Auction {...props} />}
      {moves.some(({ type }) => type === 'drive') && <Load {...props} />}
      <AfricaMap {...props} />
    </div>
  );
}
