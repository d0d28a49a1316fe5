import { useRef } from 'preact/hooks';
import { City } from '../../look/pieces/city-map/city.tsx';
import { type Spot, TILE } from '../../look/pieces/city-map/layout.ts';
import type { Place, Sheet } from './edits.ts';
import type { Marks } from './marks.ts';
import { t } from './words.ts';

interface Props {
  readonly number: number;
  readonly city: Sheet['cities'][number];
  readonly spot: Spot;
  readonly marks: Marks;
  readonly roads: number;
  readonly isChosen: boolean;
  /** Where on the grid a pointer is. */
  readonly placeAt: (event: PointerEvent) => Place;
  readonly onChoose: () => void;
  /** `touch` is the same for one drag, or for a run of arrow keys. */
  readonly onMove: (to: Place, touch: string) => void;
  readonly onRemove: () => void;
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

let drags = 0;

/** A city on the grid: dragged by a pointer, pushed by the arrow keys. */
export function Tile(props: Props) {
  const { number, city, spot, marks, isChosen, placeAt, onChoose, onMove, onRemove } = props;
  const drag = useRef<{ readonly by: Place; readonly touch: string } | null>(null);
  const overlaps = marks.overlapping.has(number - 1);
  const lost = marks.unreachable.has(number - 1);
  const grab = (event: PointerEvent) => {
    event.stopPropagation();
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const at = placeAt(event);
    drag.current = { by: { x: city.x - at.x, y: city.y - at.y }, touch: `drag ${drags++}` };
  };
  const pull = (event: PointerEvent) => {
    if (!drag.current) return;
    const { by, touch } = drag.current;
    const at = placeAt(event);
    onMove({ x: at.x + by.x, y: at.y + by.y }, touch);
  };
  const pressed = (key: KeyboardEvent) => {
    const arrow = ARROWS[key.key];
    if (key.ctrlKey || key.metaKey || key.altKey || (key.shiftKey && arrow)) return;
    if (arrow) onMove({ x: city.x + arrow[0], y: city.y + arrow[1] }, `push ${number}`);
    else if (key.key === 'Delete' || key.key === 'Backspace') onRemove();
    else if (key.key === 'Enter' || key.key === ' ') onChoose();
    else return;
    key.preventDefault();
    key.stopPropagation();
  };
  return (
    <g
      class="me-tile"
      role="button"
      tabindex={0}
      data-city={number}
      data-field={`sheet.cities[${number - 1}]`}
      data-chosen={isChosen ? '' : undefined}
      data-overlaps={overlaps ? '' : undefined}
      data-lost={lost ? '' : undefined}
      aria-pressed={isChosen}
      aria-label={labelOf(props, overlaps, lost)}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={() => (drag.current = null)}
      onPointerCancel={() => (drag.current = null)}
      onClick={(click) => {
        click.stopPropagation();
        onChoose();
      }}
      onKeyDown={pressed}
    >
      <g aria-hidden="true">
        <City
          number={number}
          name={city.name}
          spot={spot}
          tile={undefined}
          suits={{}}
          goods={[]}
          taken={0}
          lit={false}
          here={isChosen}
          fresh={false}
        />
      </g>
      <text class="me-number" x={spot.x} y={spot.y + 4}>
        {number}
      </text>
      {(overlaps || lost) && (
        <text class="me-alarm" x={spot.x + TILE / 2 - 17} y={spot.y - TILE / 2 + 31}>
          {overlaps ? '!' : '?'}
        </text>
      )}
    </g>
  );
}

function labelOf({ number, city, roads }: Props, overlaps: boolean, lost: boolean): string {
  const words = [t('label', { number, name: city.name, x: city.x, y: city.y, roads })];
  if (overlaps) words.push(t('label.overlaps'));
  if (lost) words.push(t('label.lost'));
  return words.join(', ');
}
