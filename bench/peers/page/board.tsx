import type { BoardProps } from 'boardgame.io/react';
import { useState } from 'react';
import {
  canPass,
  canRoll,
  canStay,
  docksFor,
  type HaulingState,
  isReady,
  stripSum,
} from '../hauling-astronauts/rules.ts';
import { DOCKS, PORTS, TRANSPORT_IDS, type TransportId } from '../hauling-astronauts/sheet.ts';

type Props = BoardProps<HaulingState>;
type Picked = { readonly kind: 'die' | 'cell' | 'port'; readonly value: number } | null;

export function Board(props: Props) {
  const { G, ctx } = props;
  if (ctx.gameover) return <p>{ctx.gameover.draw ? 'A tie' : `Seat ${ctx.gameover.winner} wins`}</p>;
  return (
    <main>
      <p>
        Seat {ctx.currentPlayer} · {G.scores.join(' : ')} · {G.available} available
      </p>
      {ctx.phase === 'docking' ? <Docking {...props} /> : <Hauling {...props} />}
      <p>
        Docks: {G.docks.map((taken, dock) => taken?.transport ?? `${DOCKS[dock].min}–${DOCKS[dock].max}`).join(', ')}
      </p>
    </main>
  );
}

function Docking({ moves }: Props) {
  const [chosen, setChosen] = useState<TransportId[]>([]);
  const choose = (id: TransportId) => {
    const next = [...chosen, id];
    if (next.length === PORTS.length) moves.dock(...next);
    setChosen(next.length === PORTS.length ? [] : next);
  };
  return (
    <p>
      Port {chosen.length + 1}:{' '}
      {TRANSPORT_IDS.map((id) => (
        <button type="button" className="move" key={id} disabled={chosen.includes(id)} onClick={() => choose(id)}>
          {id}
        </button>
      ))}
    </p>
  );
}

function Hauling(props: Props) {
  const { G, ctx, moves } = props;
  const [picked, setPicked] = useState<Picked>(null);
  const seat = Number(ctx.currentPlayer);
  const onCell = (cell: number) => {
    if (picked?.kind === 'die') moves.place(picked.value, cell);
    else if (picked?.kind === 'cell') moves.shift(picked.value, cell);
    setPicked(picked === null && G.grid[cell] ? { kind: 'cell', value: cell } : null);
  };
  const onPort = (port: number) => {
    if (picked?.kind === 'port') moves.swap(picked.value, port);
    setPicked(picked ? null : { kind: 'port', value: port });
  };
  if (ctx.activePlayers) return <Departure {...props} />;
  return (
    <>
      <div className="grid">
        {G.grid.map((die, cell) => (
          <button type="button" className={die?.shifted ? 'shifted' : ''} key={cell} onClick={() => onCell(cell)}>
            {die?.pips ?? '·'}
          </button>
        ))}
      </div>
      <p>
        Booked:{' '}
        {G.booked.map((pips, i) => (
          <button type="button" key={`${i} ${pips}`} onClick={() => setPicked({ kind: 'die', value: pips })}>
            {pips}
          </button>
        ))}
      </p>
      <p>
        Ports:{' '}
        {PORTS.map((port) => (
          <button type="button" key={port} onClick={() => onPort(port)}>
            {G.ports[seat][port] ?? 'departed'}
          </button>
        ))}
      </p>
      <button type="button" className="move" disabled={!canRoll(G)} onClick={() => moves.roll()}>
        Roll
      </button>
      <button type="button" disabled={!canPass(G, seat)} onClick={() => moves.pass()}>
        Pass
      </button>
    </>
  );
}

function Departure({ G, ctx, moves }: Props) {
  const seat = Number(ctx.currentPlayer);
  const ready = PORTS.filter((port) => isReady(G, seat, port));
  return (
    <p>
      {ready.flatMap((port) =>
        docksFor(G, stripSum(G, seat, port)).map((dock) => (
          <button type="button" className="move" key={`${port} ${dock}`} onClick={() => moves.depart(port, dock)}>
            {G.ports[seat][port]} to dock {dock}
          </button>
        )),
      )}
      <button type="button" disabled={!canStay(G)} onClick={() => moves.stay()}>
        Stay
      </button>
    </p>
  );
}
