import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { t } from '../../words/catalogue.ts';

export interface PlotProps {
  readonly title: string;
  /** One row a seat, a number (or none) for every event. */
  readonly rows: readonly (readonly (number | null)[])[];
  readonly seats: readonly string[];
  /** Steps where a value holds until the next; lines where it is an estimate. */
  readonly steps: boolean;
  readonly onPick: (index: number) => void;
}

const HEIGHT = 220;

/** Lines over a match. A click shows the board at that moment. */
export function Plot({ title, rows, seats, steps, onPick }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const indices = rows[0].map((_, index) => index);
    const plot = new uPlot(
      options(seats, steps, element.clientWidth),
      [indices, ...rows] as uPlot.AlignedData,
      element,
    );
    const widen = () => plot.setSize({ width: element.clientWidth, height: HEIGHT });
    const pick = () => typeof plot.cursor.idx === 'number' && onPick(plot.cursor.idx);
    addEventListener('resize', widen);
    plot.over.addEventListener('click', pick);
    return () => {
      removeEventListener('resize', widen);
      plot.destroy();
    };
  }, [rows]);
  return (
    <figure class="plot">
      <figcaption class="caption">{title}</figcaption>
      <div ref={place} />
    </figure>
  );
}

/** Lines differ by dash as well as by colour. */
const DASHES: readonly number[][] = [[], [8, 4], [2, 4], [12, 4, 2, 4]];
/** With a minus, as everywhere else; – where nothing is pointed at. */
const figure = (value: number | null) => (value === null ? '–' : String(Number(value.toFixed(2))).replace('-', '−'));

/** Events are whole. */
const WHOLE = [1, 2, 5, 10, 20, 50, 100, 200, 500];

function options(seats: readonly string[], steps: boolean, width: number): uPlot.Options {
  const axis = {
    stroke: colour('--ink-soft'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
    values: (_: uPlot, marks: number[]) => marks.map(figure),
  };
  const line = (label: string, seat: number): uPlot.Series => ({
    label,
    stroke: colour(`--player-${seat}`),
    width: 2,
    dash: DASHES[seat],
    spanGaps: true,
    points: { show: false },
    value: (_, value) => figure(value),
    ...(steps && { paths: uPlot.paths.stepped?.({ align: 1 }) }),
  });
  return {
    width,
    height: HEIGHT,
    scales: { x: { time: false } },
    legend: { show: seats.length > 1 },
    axes: [{ ...axis, incrs: WHOLE }, axis],
    series: [{ label: t('graph.event'), value: (_, value) => figure(value) }, ...seats.map(line)],
  };
}

/** A canvas knows no light-dark(): the browser is asked what the colour comes to. */
function colour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}
