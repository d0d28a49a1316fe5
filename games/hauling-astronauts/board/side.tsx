import type { Seat } from '@waybill/kernel';
import { PlayerMark } from '@waybill/web/look/pieces/player-mark.tsx';
import { givesWay, PORTS, pipsRolled, rangeText, type State } from '../rules/index.ts';
import { type Berth, berthOf, capacityShort, percent } from './berths.ts';
import type { Props } from './board.tsx';
import { ownerOf } from './docks.tsx';
import { ShipIcon } from './glyphs.tsx';
import { sideOf } from './ways.ts';
import { t } from './words.ts';
import './side.css';

/** Every load in figures, and what all six transports want. */
export function Side(props: Props) {
  const { view } = props.moment;
  return (
    <section class="box ha-side">
      <h2 class="caption">{t('side.ships')}</h2>
      {view.turn > 0 && (
        <>
          <Ships {...props} seat={0} />
          <Ships {...props} seat={1} />
          {!view.over && <p class="note">{t('side.note')}</p>}
        </>
      )}
      <Stalling {...props} />
      <Fleet {...props} />
    </section>
  );
}

/** HA-2.9: who will have to place, and how soon. */
function Stalling({ moment: { view, state }, setup }: Props) {
  const { diceDecide, lastRollDecides, patience } = state.table;
  const isLong = view.quiet >= Math.min(2, patience);
  const hasRolled = view.turn > 1 || view.rolled;
  if (view.over || !hasRolled || !(diceDecide || isLong)) return null;
  const name = setup.seats[givesWay(state)];
  const pips = lastRollDecides ? null : pipsRolled(state);
  const words = !diceDecide
    ? t('side.quiet', { quiet: view.quiet, patience })
    : isLong
      ? t('side.quiet.way', { quiet: view.quiet, patience, name })
      : t('side.way', { pips, odd: pips === null ? state.lastRollOdd : pips % 2 === 1, name });
  return <p class="note">{words}</p>;
}

function Ships(props: Props & { seat: Seat }) {
  const { seat } = props;
  const { view, state } = props.moment;
  return (
    <table class="ha-loads">
      <caption>
        <PlayerMark seat={seat} size={14} /> {t('side.owner', { owner: ownerOf(props, seat) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('side.ship')}</th>
          <th scope="col">{t('side.wants')}</th>
          <th scope="col">{t('side.aboard')}</th>
          <th scope="col">{t('side.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: PORTS }, (_, port) => (
          <AtPort key={port} berth={berthOf(view, state, seat, port)} state={state} />
        ))}
        {view.docks.map((taken, dock) =>
          taken?.seat === seat ? <Landed key={dock} id={taken.transport} dock={dock} state={state} /> : null,
        )}
      </tbody>
    </table>
  );
}

function AtPort({ berth, state }: { berth: Berth; state: State }) {
  const { holds, ship, open, sum, chance } = berth;
  if (holds === 'departed') return null;
  const known = holds === 'ship' ? state.table.sheet.transports[ship] : null;
  return (
    <tr>
      <th scope="row">{known?.name ?? t('side.hidden')}</th>
      <td>{known ? capacityShort(known.capacity) : '?'}</td>
      <td>{open === 3 ? t('side.empty') : sum}</td>
      <td>{known ? percent(chance) : '?'}</td>
    </tr>
  );
}

function Landed({ id, dock, state }: { id: string; dock: number; state: State }) {
  const { transports, docks } = state.table.sheet;
  const { min, max } = docks[dock];
  return (
    <tr>
      <th scope="row">{transports.find((transport) => transport.id === id)?.name}</th>
      <td colSpan={3}>{t('side.landed', { range: rangeText(min, max) })}</td>
    </tr>
  );
}

function Fleet({ moment: { state, view, viewer } }: Props) {
  return (
    <details class="ha-all" open={view.turn === 0}>
      <summary>{t('side.fleet')}</summary>
      <ul>
        {state.table.sheet.transports.map(({ id, name, capacity, profit }, kind) => (
          <li key={id}>
            <ShipIcon kind={kind} seat={sideOf(viewer)} size={22} />
            <b>{name}</b>
            <span>{capacityShort(capacity)}</span>
            <span>+{profit}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
