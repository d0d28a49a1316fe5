import type { BoardProps } from '@waybill/web/games/board.ts';
import { Choices } from '@waybill/web/look/choices-place.tsx';
import { lazy } from '@waybill/web/look/lazy.tsx';
import { usePreload } from '@waybill/web/look/use-preload.ts';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { SeenEvents, State, StateJson } from '../rules/index.ts';
import { after } from './berths.ts';
import { heldDie } from './cell.tsx';
import { departuresFrom, readyPorts, type Wish } from './departures.ts';
import { DockingPanel, useDocking } from './docking.tsx';
import { Docks } from './docks.tsx';
import { useDrag } from './drag.ts';
import { LoadDieIcon, ShipIcon } from './glyphs.tsx';
import { type Hand, useHand } from './hand.ts';
import { useJourneys } from './motion.ts';
import { Pad } from './pad.tsx';
import { Tray } from './tray.tsx';
import { type Source, sideOf } from './ways.ts';
import './panels.css';
import './hauling-astronauts.css';

const DeparturePanel = lazy(async () => (await import('./departure.tsx')).DeparturePanel);

export type Props = BoardProps<State, StateJson, SeenEvents>;

const NO_LANDINGS: ReadonlyMap<number, SeenEvents> = new Map();
const NO_WISH: Wish = {};

export function Board(props: Props) {
  const { moment, preview, game, fresh, onPreview } = props;
  const root = useRef<HTMLDivElement>(null);
  const hand = useHand(props);
  const docking = useDocking(props);
  const [wish, setWish] = useWish(moment.index);
  const { dragged, ghost, onPointerDown } = useDrag(hand, onPreview);
  usePreload(props, DeparturePanel);
  useJourneys(root, fresh, moment.index);
  const departing = moment.view.step === 'depart' && moment.moves.length > 0;
  const landings = useMemo(() => (departing ? landingsOf(props, hand, wish) : NO_LANDINGS), [moment, hand.held, wish]);
  const then = useMemo(() => thenOf(game, moment.state, preview), [game, moment.state, preview]);
  return (
    <div class="ha" ref={root} data-step={moment.view.step} onPointerDown={onPointerDown}>
      <Docks {...props} landings={landings} />
      {docking.open && <DockingPanel {...props} docking={docking} />}
      <Pad {...props} hand={hand} docking={docking} then={then} />
      {departing && (
        <Choices>
          <DeparturePanel {...props} wish={wish} onWish={setWish} />
        </Choices>
      )}
      {!docking.open && !departing && !moment.view.over && <Tray {...props} hand={hand} />}
      <div class="ha-ghost" ref={ghost} hidden={dragged === null} aria-hidden="true">
        {dragged && <Ghost source={dragged} {...props} />}
      </div>
    </div>
  );
}

/** Only what moves dice or ships about shows what it would lead to; nothing made up can come to light by it. */
const SHOWN: readonly string[] = ['place', 'shift', 'swap'];

function thenOf(game: Props['game'], s: State, preview: SeenEvents | null): State {
  return preview && SHOWN.includes(preview.type) ? after(game, s, preview) : s;
}

function useWish(index: number) {
  const [wished, setWished] = useState<{ readonly at: number; readonly wish: Wish }>({ at: index, wish: NO_WISH });
  const wish = wished.at === index ? wished.wish : NO_WISH;
  return [wish, (next: Wish) => setWished({ at: index, wish: next })] as const;
}

/** Where the transport that is held may land, or the only one that may leave. */
function landingsOf({ moment: { state, moves } }: Props, hand: Hand, wish: Wish): ReadonlyMap<number, SeenEvents> {
  const ports = readyPorts(moves);
  const port = ports.length === 1 ? ports[0] : hand.held ? Number(hand.held.slice(5)) : -1;
  return new Map(departuresFrom(state, moves, port, wish).map(({ event }) => [event.dock, event]));
}

function Ghost({ source, moment: { view, state, viewer } }: Props & { source: Source }) {
  const die = heldDie(source, view);
  if (die) return <LoadDieIcon die={die} size={48} />;
  const seat = sideOf(viewer);
  const id = view.seats[seat].ports[Number(source.slice(5))];
  return <ShipIcon kind={state.table.sheet.transports.findIndex((one) => one.id === id)} seat={seat} size={64} />;
}
