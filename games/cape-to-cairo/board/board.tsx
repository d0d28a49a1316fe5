import type { BoardProps } from '@waybill/web/games/board.ts';
import { Choices } from '@waybill/web/look/choices-place.tsx';
import { lazyPart } from '@waybill/web/look/lazy.tsx';
import { usePreload } from '@waybill/web/look/use-preload.ts';
import type { Events, State, StateView } from '../rules/index.ts';
import { Auction } from './auction.tsx';
import { AfricaMap } from './map.tsx';
import { Order } from './order.tsx';
import './cape-to-cairo.css';
import './auction.css';
import './wide.css';

export type Props = BoardProps<State, StateView, Events>;

const LoadPanel = lazyPart(async () => (await import('./load-panel.tsx')).LoadPanel);

export function Board(props: Props) {
  const { view, moves } = props.moment;
  usePreload(props, LoadPanel);
  return (
    <div class="cc">
      <Order {...props} />
      <AfricaMap {...props} />
      <Choices>
        {view.step === 'bid' && <Auction {...props} />}
        {moves.some(({ type }) => type === 'drive') && <LoadPanel {...props} />}
      </Choices>
    </div>
  );
}
