import { ownerOf, SHIP_SUITS, type ShipItState, type ShipItView } from '@waybill/rules/ship-it';
import type { BoardProps } from '../contract.ts';
import { Bar } from './bar.tsx';
import { useChoice } from './choice.ts';
import { useLastMove } from './last-move.ts';
import { Shipped } from './shipped.tsx';
import { Status } from './status.tsx';
import { Table } from './table.tsx';
import './ship-it.css';

export type Props = BoardProps<ShipItState, ShipItView>;

export function Board(props: Props) {
  const [choice, choose] = useChoice(props);
  const last = useLastMove(props);
  return (
    <div class="si">
      <Status {...props} choice={choice} choose={choose} />
      <div class="si-stage">
        <Table {...props} choice={choice} choose={choose} suit={eyesOf(props)} last={last} />
        <Shipped last={last} />
      </div>
      <Bar {...props} choice={choice} choose={choose} />
    </div>
  );
}

/** The suit to move if the viewer plays it, else the viewer's first. */
function eyesOf({ moment: { view, viewer }, setup }: Props): string | null {
  const own = SHIP_SUITS.filter((_, suit) => ownerOf(setup.seats.length, suit) === viewer);
  return own.find((suit) => suit === view.turn) ?? own[0] ?? (view.turn || null);
}
