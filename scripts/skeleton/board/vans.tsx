import type { SlipsView } from '../rules/index.ts';
import { t } from './words.ts';
import './board.css';

const PIP = 12;
const ROW = 46;
/** The heaviest slip is 6, and so is the last die that may be too much. */
const BEYOND = 12;

interface VansProps {
  readonly view: Pick<SlipsView, 'floor' | 'loads' | 'closed' | 'slips' | 'seat'>;
  /** Pips that are looked at, before they are loaded. */
  readonly ahead?: number;
  readonly lit?: readonly string[];
}

/** Both vans from above: a box for every pip, the floor as a line, and the limit where it is known. */
export function Vans({ view, ahead = 0, lit = [] }: VansProps) {
  const most = view.floor + BEYOND;
  return (
    <svg class="sealed-slips-vans" viewBox={`0 0 ${most * PIP + 8} ${2 * ROW}`} role="img" aria-label={t('vans')}>
      {view.loads.map((load, seat) => (
        <g
          key={seat}
          transform={`translate(4 ${seat * ROW + 4})`}
          data-lit={lit.includes(`van ${seat}`) ? '' : undefined}
        >
          <rect class="sealed-slips-van" width={most * PIP} height={ROW - 10} rx={5} />
          <Pips seat={seat} from={0} to={load} kind="loaded" />
          {seat === view.seat && <Pips seat={seat} from={load} to={load + ahead} kind="ahead" />}
          <path class="sealed-slips-floor" d={`M${view.floor * PIP} -2V${ROW - 8}`} />
          <Limit floor={view.floor} slip={view.slips[seat] ?? null} />
          {view.closed[seat] && <path class="sealed-slips-doors" d={`M${most * PIP - 3} 3V${ROW - 13}`} />}
        </g>
      ))}
    </svg>
  );
}

function Pips({ seat, from, to, kind }: { seat: number; from: number; to: number; kind: 'loaded' | 'ahead' }) {
  return Array.from({ length: to - from }, (_, i) => (
    <rect
      key={i}
      class={`sealed-slips-${kind} sealed-slips-seat-${seat}`}
      x={(from + i) * PIP + 1.5}
      y={6}
      width={PIP - 3}
      height={ROW - 22}
      rx={2}
    />
  ));
}

function Limit({ floor, slip }: { floor: number; slip: number | null }) {
  if (slip === null) return null;
  return <path class="sealed-slips-limit" d={`M${(floor + slip) * PIP} -2V${ROW - 8}`} />;
}
