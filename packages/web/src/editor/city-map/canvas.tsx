import { useMemo, useRef, useState } from 'preact/hooks';
import { coastOf } from '../../look/pieces/city-map/coast.ts';
import { pressed, ZoomButtons } from '../../look/pieces/city-map/controls.tsx';
import { type Spot, TILE, UNIT } from '../../look/pieces/city-map/layout.ts';
import { Coast, Ferry } from '../../look/pieces/city-map/path.tsx';
import { useZoom } from '../../look/pieces/city-map/use-zoom.ts';
import '../../look/pieces/city-map/city-map.css';
import { addCity, isFull, moveCity, type Place, removeCity, type Sheet, snap, toggleFerry } from './edits.ts';
import type { Marks } from './marks.ts';
import { Tile } from './tile.tsx';
import type { Tool } from './tools.tsx';
import { t } from './words.ts';
import { EDGE, placeOf, spotOf, stitchesOf, worldOf } from './world.ts';

/** The half-tile grid: the middle of a tile lies where two lines cross. */
const GRID = Array.from(
  { length: EDGE + 1 },
  (_, i) => `M${i * UNIT} 0v${EDGE * UNIT}M0 ${i * UNIT}h${EDGE * UNIT}`,
).join('');

interface Props {
  readonly sheet: Sheet;
  readonly marks: Marks;
  readonly tool: Tool;
  readonly city: number | null;
  readonly onCity: (city: number | null) => void;
  readonly onChange: (next: Sheet, touch?: string) => void;
}

/** The map on its grid, as it is being drawn. */
export function Canvas({ sheet, marks, tool, city, onCity, onChange }: Props) {
  const world = useWorld(sheet);
  const zoom = useZoom(world);
  const [pointed, setPointed] = useState<Place | null>(null);
  const [landed, setLanded] = useState('');
  const { x, y, width, height } = zoom.seen;
  const spots = sheet.cities.map(spotOf);
  const coast = useMemo(() => coastOf(spots), [sheet.cities]);
  const stitches = useMemo(() => stitchesOf(sheet), [sheet]);
  const placing = tool === 'place' && !isFull(sheet);
  const spotAt = (event: MouseEvent): Spot =>
    new DOMPoint(event.clientX, event.clientY).matrixTransform(zoom.element.current?.getScreenCTM()?.inverse());
  const placeAt = (event: MouseEvent): Place => snap(placeOf(spotAt(event)));
  const press = (click: MouseEvent) => {
    if (!placing) return onCity(null);
    onChange(addCity(sheet, placeAt(click), (number) => t('city', { number })));
    onCity(sheet.cities.length);
  };
  const choose = (next: number) => {
    if (tool !== 'ferry' || city === null || city === next) return onCity(next);
    onChange(toggleFerry(sheet, city, next));
    onCity(null);
  };
  const move = (which: number, to: Place, touch: string) => {
    const next = moveCity(sheet, which, to);
    if (next === sheet) return;
    onChange(next, touch);
    zoom.see(spotOf(next.cities[which]), TILE * 0.6);
    setLanded(`${next.cities[which].x}, ${next.cities[which].y}`);
  };
  return (
    <div class="cm-frame me-canvas" data-whole={zoom.isWhole ? '' : undefined} data-tool={tool}>
      <svg
        ref={zoom.element}
        class="cm"
        data-roomy=""
        viewBox={`${x} ${y} ${width} ${height}`}
        role="group"
        aria-label={t('map', { have: sheet.cities.length })}
        onClick={press}
        onPointerMove={(event) => setPointed(placing && event.pointerType === 'mouse' ? placeAt(event) : null)}
        onPointerLeave={() => setPointed(null)}
        onKeyDown={(key) => pressed(key, zoom, () => undefined)}
      >
        <path class="me-grid" d={GRID} />
        <Coast paths={coast} />
        {sheet.cities.map((one, i) => (
          <Tile
            key={i}
            number={i + 1}
            city={one}
            spot={spots[i]}
            marks={marks}
            roads={stitches.filter(({ cities }) => cities.includes(i)).length}
            isChosen={i === city}
            placeAt={(event) => placeOf(spotAt(event))}
            onChoose={() => choose(i)}
            onMove={(to, touch) => move(i, to, touch)}
            onRemove={() => {
              onChange(removeCity(sheet, i));
              onCity(null);
            }}
          />
        ))}
        {stitches.map(({ cities: [a, b], from, to }) => (
          <path key={`${a} ${b}`} class="me-stitch" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        ))}
        {sheet.ferries.map(([a, b], i) => (
          <g key={i} class={marks.ferries.has(i) ? 'me-wrong' : ''}>
            {spots[a - 1] && spots[b - 1] && a !== b && <Ferry from={spots[a - 1]} to={spots[b - 1]} />}
          </g>
        ))}
        {pointed && <Ghost spot={spotOf(pointed)} />}
      </svg>
      <ZoomButtons zoom={zoom} corner="bottom right" />
      <p class="unseen" role="status">
        {landed}
      </p>
    </div>
  );
}

/** The world is the same object until it grows, so that the picture stays where it is. */
function useWorld(sheet: Sheet) {
  const last = useRef(worldOf(sheet));
  const next = worldOf(sheet);
  const { x, y, width } = last.current;
  const covers = next.x >= x && next.y >= y && next.x + next.width <= x + width && next.y + next.width <= y + width;
  if (!covers) last.current = next;
  return last.current;
}

function Ghost({ spot: { x, y } }: { spot: Spot }) {
  return <rect class="me-ghost" x={x - TILE / 2 + 2} y={y - TILE / 2 + 2} width={TILE - 4} height={TILE - 4} rx={7} />;
}
