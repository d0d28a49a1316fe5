import { type Face, ShipFace } from './face.tsx';
import { LoadDie, ShipGlyph } from './glyphs.tsx';
import { CELL, cellRect, portRect, rampLine } from './plan.ts';

/** Without the scale of sums, which is too fine for a card. */
function face(seat: number, ship: number, name: string, more: Partial<Face>): Face {
  const plain = { capacity: '', profit: 3, span: null, load: '', chance: '', mood: 'plain' } as const;
  return { ...plain, seat, ship, name, fits: [], ...more };
}

/** Two ships of each line, and five dice between them. */
const PORTS = [
  {
    port: 0,
    face: face(0, 1, 'Heron', { capacity: '6–10', load: '5 + 1–5', chance: '83 %' }),
  },
  {
    port: 1,
    face: face(0, 3, 'Albatross', {
      capacity: '≥ 16',
      profit: 6,
      load: '12 + 4–6',
      chance: '50 %',
    }),
  },
  { port: 0, face: face(1, 0, 'Sparrow', { capacity: '≤ 5', profit: 6 }) },
  { port: 1, face: face(1, 4, 'Tern', { capacity: 'even' }) },
  { port: 2, face: face(1, 2, 'Condor', { capacity: '11–15' }) },
];

const DICE = [
  { cell: 0, pips: 2 },
  { cell: 1, pips: 3 },
  { cell: 4, pips: 6 },
  { cell: 5, pips: 6, shifted: true },
];

export function Card() {
  return (
    <svg viewBox="-130 -2 500 281" preserveAspectRatio="xMidYMin slice">
      <rect class="ha-night" x={-400} y={-100} width={1000} height={500} />
      <path
        class="ha-star"
        d="M-110 20h2v2h-2zM-60 -1h2v2h-2zM-20 40h1.500v1.500h-1.500zM-96 262h2v2h-2zM-30 232h2v2h-2zM-12 150h1.500v1.500h-1.500zM350 20h2v2h-2zM340 120h1.500v1.500h-1.500zM352 210h2v2h-2z"
      />
      <circle class="ha-mars" cx={-150} cy={140} r={118} />
      <circle class="ha-crater" cx={-70} cy={110} r={13} />
      <circle class="ha-crater" cx={-95} cy={185} r={19} />
      <circle class="ha-crater" cx={-60} cy={160} r={7} />
      <g transform="rotate(-90 -36 66)">
        <ShipGlyph kind={5} seat={1} x={-36} y={66} size={44} />
      </g>
      {PORTS.map(({ port, face: { seat } }) => (
        <line key={`${seat} ${port}`} class={`ha-ramp ha-seat-${seat}`} {...rampLine(seat, port)} />
      ))}
      {PORTS.map(({ port, face: ship }) => (
        <Berth key={ship.name} port={port} face={ship} />
      ))}
      {Array.from({ length: 9 }, (_, cell) => (
        <rect key={cell} class="ha-cell" {...cellRect(cell)} rx={6} />
      ))}
      {DICE.map(({ cell, pips, shifted }) => {
        const { x, y } = cellRect(cell);
        return (
          <LoadDie key={cell} x={x + CELL / 2} y={y + CELL / 2} size={46} die={{ pips }} shifted={shifted ?? false} />
        );
      })}
    </svg>
  );
}

function Berth({ port, face: ship }: { port: number; face: Face }) {
  const rect = portRect(ship.seat, port);
  return (
    <g class={`ha-port ha-seat-${ship.seat}`}>
      <rect class="ha-berth" {...rect} rx={5} />
      <g transform={`translate(${rect.x} ${rect.y})`}>
        <ShipFace face={ship} width={rect.width} height={rect.height} />
      </g>
    </g>
  );
}
