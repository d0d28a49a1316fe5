import type { BoardProps } from '@waybill/web/games/board.ts';
import { Choices } from '@waybill/web/look/choices-place.tsx';
import { lazy } from '@waybill/web/look/lazy.tsx';
import { usePreload } from '@waybill/web/look/use-preload.ts';
import { useRef } from 'preact/hooks';
import { ownerOf, type SeenEvents, SHIP_SUITS, type ShipItState, type ShipItView } from '../rules/index.ts';
import { Bar } from './bar.tsx';
import { useChoice } from './choice.ts';
import { type LastMove, useLastMove } from './last-move.ts';
import { Status } from './status.tsx';
import { Above, Below, Table } from './table.tsx';
import './ship-it.css';

const Shipped = lazy(async () => (await import('./shipped.tsx')).Shipped);

export type Props = BoardProps<ShipItState, ShipItView, SeenEvents>;

export function Board(props: Props) {
  const [choice, choose] = useChoice(props);
  const last = useLastMove(props);
  // Its stamp may come after the next event has.
  const shipment = useRef<LastMove | null>(null);
  if (last?.shipped) shipment.current = last;
  usePreload(props, Shipped, Below, Above);
  return (
    <div class="si">
      <div class="si-stage">
        <Table {...props} choice={choice} choose={choose} suit={eyesOf(props)} last={last} />
        {shipment.current && <Shipped last={shipment.current} />}
      </div>
      <Choices>
        <Status {...props} choice={choice} choose={choose} />
        <Bar {...props} choice={choice} choose={choose} />
      </Choices>
    </div>
  );
}

/** The suit to move if the viewer plays it, else the viewer's first. */
function eyesOf({ moment: { view, viewer }, setup }: Props): string | null {
  const own = SHIP_SUITS.filter((_, suit) => ownerOf(setup.seats.length, suit) === viewer);
  return own.find((suit) => suit === view.turn) ?? own[0] ?? (view.turn || null);
}
