import type { Goal } from '@waybill/bots/improve';
import type { Game } from '@waybill/kernel';
import { useState } from 'preact/hooks';
import { shortName } from './goal-words.ts';
import type { Results } from './improve-run.ts';
import { t } from './words.ts';

const [WIDTH, HEIGHT, EDGE, FOOT] = [360, 240, 18, 34];

interface Props {
  readonly game: Game;
  readonly results: Results;
  /** The sheet that is looked at, by its number. */
  readonly lit: number | null;
}

/** How far each sheet is from one goal, and from another. */
export function FrontPlot({ game, results, lit }: Props) {
  const { goals, first, better } = results;
  const [[across, up], setAxes] = useState<readonly [number, number]>([0, 1]);
  if (goals.length < 2 || better.length === 0) return null;
  const [a, b] = [Math.min(across, goals.length - 1), Math.min(up, goals.length - 1)];
  const all = [first, ...better];
  const most = (goal: number) => Math.max(1e-9, ...all.map(({ measured }) => measured[goal].cost));
  const x = (cost: number) => EDGE + (cost / most(a)) * (WIDTH - 2 * EDGE);
  const y = (cost: number) => HEIGHT - FOOT - (cost / most(b)) * (HEIGHT - FOOT - 2 * EDGE);
  const axis = (goal: number) => t('axis', { goal: shortName(game, goals[goal]) });
  return (
    <figure class="improve-plot">
      <figcaption class="caption">{t('plot')}</figcaption>
      {goals.length > 2 && (
        <div class="improve-axes">
          <Axis game={game} goals={goals} label={t('across')} value={a} onChange={(next) => setAxes([next, b])} />
          <Axis game={game} goals={goals} label={t('up')} value={b} onChange={(next) => setAxes([a, next])} />
        </div>
      )}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${axis(a)}; ${axis(b)}`}>
        <path class="improve-frame" d={`M${EDGE} ${EDGE}V${HEIGHT - FOOT}H${WIDTH - EDGE}`} />
        <text x={WIDTH - EDGE} y={HEIGHT - FOOT + 26} text-anchor="end">
          {axis(a)} →
        </text>
        <text x={EDGE} y={EDGE - 6}>
          ↑ {axis(b)}
        </text>
        {all.map(({ measured }, i) => (
          <g
            key={i}
            class="improve-dot"
            data-first={i === 0 ? '' : undefined}
            data-lit={i === lit ? '' : undefined}
            transform={`translate(${x(measured[a].cost).toFixed(1)} ${y(measured[b].cost).toFixed(1)})`}
          >
            <title>{i === 0 ? t('first') : t('sheet', { number: i })}</title>
            <circle r={10} />
            <text dy={4} text-anchor="middle">
              {i === 0 ? '•' : i}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

interface AxisProps {
  readonly game: Game;
  readonly goals: readonly Goal[];
  readonly label: string;
  readonly value: number;
  readonly onChange: (goal: number) => void;
}

function Axis({ game, goals, label, value, onChange }: AxisProps) {
  return (
    <label>
      <span class="caption">{label}</span>
      <select value={value} onChange={(change) => onChange(Number(change.currentTarget.value))}>
        {goals.map((goal, i) => (
          <option key={goal.words} value={i}>
            {shortName(game, goal)}
          </option>
        ))}
      </select>
    </label>
  );
}
