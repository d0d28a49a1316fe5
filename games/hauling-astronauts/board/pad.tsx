import type { Seat } from '@waybill/kernel';
import { useMemo } from 'preact/hooks';
import { CELLS, PORTS } from '../rules/index.ts';
import { type Berth, berthOf, chosenBerth } from './berths.ts';
import type { Props } from './board.tsx';
import { Cell } from './cell.tsx';
import type { Docking } from './docking.tsx';
import type { Hand } from './hand.ts';
import { PAD, rampLine } from './plan.ts';
import { Port, type SeenPort } from './port.tsx';
import { t } from './words.ts';
import './pad.css';

export interface PadProps extends Props {
  readonly hand: Hand;
  readonly docking: Docking;
  /** The state after the move that is looked at. */
  readonly then: Props['moment']['state'];
}

const BOTH = [0, 1] as const;
const THREE = Array.from({ length: PORTS }, (_, port) => port);

/** The grid in the middle, the ports at its left and above it, and a ramp behind each strip. */
export function Pad(props: PadProps) {
  const { view } = props.moment;
  const ports = usePorts(props);
  return (
    <svg class="ha-pad" viewBox={`0 0 ${PAD} ${PAD}`} role="group" aria-label={t('pad')}>
      <Hatch />
      {BOTH.flatMap((seat) =>
        THREE.map((port) => (
          <line
            key={`${seat} ${port}`}
            class={`ha-ramp ha-seat-${seat}`}
            data-shut={view.turn > 0 && view.seats[seat].ports[port] === null ? '' : undefined}
            {...rampLine(seat, port)}
          />
        )),
      )}
      <LaunchWindow dice={Object.keys(view.grid).length} open={view.window} />
      {ports.map((seen) => (
        <Port key={`${seen.berth.seat} ${seen.berth.port}`} {...props} {...seen} />
      ))}
      {CELLS.map((cell, at) => (
        <Cell key={cell} {...props} cell={cell} at={at} />
      ))}
    </svg>
  );
}

/** The six ports as they would be after the move that is looked at; whatever else is drawn anew, they stay the same. */
function usePorts({ moment, then, docking: { open, chosen }, game }: PadProps): readonly SeenPort[] {
  const { view, state, viewer } = moment;
  const stand = (seat: Seat, port: number) =>
    open && viewer === seat
      ? chosenBerth(state.table.sheet, seat, port, chosen[port])
      : berthOf(view, state, seat, port);
  const now = useMemo(
    () => BOTH.flatMap((seat) => THREE.map((port) => ({ berth: stand(seat, port), changed: false }))),
    [moment, open, chosen],
  );
  return useMemo(() => {
    if (then === state) return now;
    const viewed = game.view(then, viewer) as typeof view;
    return now.map((port) => {
      const berth = berthOf(viewed, then, port.berth.seat, port.berth.port);
      return differs(berth, port.berth) ? { berth, changed: true } : port;
    });
  }, [now, then]);
}

function differs(a: Berth, b: Berth): boolean {
  return a.ship !== b.ship || a.sum !== b.sum || a.open !== b.open;
}

/** Cells where the viewer may bring nothing more are hatched. */
function Hatch() {
  return (
    <defs>
      <pattern id="ha-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="7" class="ha-hatch" />
      </pattern>
    </defs>
  );
}

/** HA-2.5: nothing leaves before all nine cells have been full. */
function LaunchWindow({ dice, open }: { dice: number; open: boolean }) {
  return (
    <g class="ha-window" data-open={open ? '' : undefined} role="img" aria-label={windowWords(dice, open)}>
      <circle class="ha-sky" cx={46} cy={31} r={27} />
      {open ? (
        <>
          <circle class="ha-mars" cx={48} cy={33} r={16} />
          <circle class="ha-crater" cx={42} cy={28} r={3.4} />
          <circle class="ha-crater" cx={53} cy={38} r={4.5} />
          <circle class="ha-star" cx={31} cy={18} r={1.4} />
          <circle class="ha-star" cx={62} cy={14} r={1} />
        </>
      ) : (
        CELLS.map((cell, i) => (
          <rect
            key={cell}
            class={i < dice ? 'ha-lamp-on' : 'ha-lamp'}
            x={29 + (i % 3) * 12}
            y={14 + Math.floor(i / 3) * 12}
            width={10}
            height={10}
            rx={2}
          />
        ))
      )}
      <text class="ha-window-name" x={46} y={72}>
        {t('window')}
      </text>
      <text class="ha-window-text" x={46} y={87}>
        {t(open ? 'window.open' : 'window.shut', { dice })}
      </text>
    </g>
  );
}

function windowWords(dice: number, open: boolean): string {
  return t(open ? 'window.open.long' : 'window.shut.long', { dice });
}
