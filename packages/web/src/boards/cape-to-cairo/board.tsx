import type { State, StateView } from '@waybill/rules/cape-to-cairo';
import { fetched } from '../../look/later.tsx';
import type { BoardProps } from '../contract.ts';
import { useInTime } from '../in-time.ts';
import { Auction } from './auction.tsx';
import { AfricaMap } from './map.tsx';
import { Order } from './order.tsx';
import './cape-to-cairo.css';
import './auction.css';
import './side.css';
import './wide.css';

export type Props = BoardProps<State, StateView>;

const LoadPanel = fetched(async () => (await import('./load-panel.tsx')).LoadPanel);

export function Board(props: Props) {
  const { view, moves } = props.moment;
  useInTime(props, LoadPanel);
  return (
    <div class="cc">
      <Order {...props} />
      {view.step === 'bid' && <Auction {...props} />}
      {moves.some(({ type }) => type === 'drive') && <LoadPanel {...props} />}
      <AfricaMap {...props} />
    </div>
  );
}
