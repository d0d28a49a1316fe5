import { useMemo } from 'preact/hooks';
import { City } from '../../look/pieces/city-map/city.tsx';
import { coastOf } from '../../look/pieces/city-map/coast.ts';
import { frameOf, TILE } from '../../look/pieces/city-map/layout.ts';
import { Coast, Ferry } from '../../look/pieces/city-map/path.tsx';
import '../../look/pieces/city-map/city-map.css';
import type { Sheet } from './edits.ts';
import { spotOf, worldOf } from './world.ts';

const INSET = 4;
/** Nothing lies on it yet. */
const PLAIN = { tile: undefined, suits: {}, goods: [], taken: 0, lit: false, here: false, fresh: false };

/** The map: land, tiles and ferries; with names where there is room. */
export function Picture({ sheet, large = false }: { sheet: Sheet; large?: boolean }) {
  const spots = useMemo(() => sheet.cities.map(spotOf), [sheet]);
  const coast = useMemo(() => coastOf(spots), [spots]);
  const { x, y, width, height } = spots.length > 0 ? frameOf(spots) : worldOf(sheet);
  const half = TILE / 2 - INSET;
  return (
    <svg class="cm" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <Coast paths={coast} />
      {spots.map((spot, i) =>
        large ? (
          <City key={i} {...PLAIN} number={i + 1} name={sheet.cities[i].name} spot={spot} />
        ) : (
          <rect key={i} class="cm-tile" x={spot.x - half} y={spot.y - half} width={2 * half} height={2 * half} rx={8} />
        ),
      )}
      {sheet.ferries.map(
        ([a, b]) =>
          spots[a - 1] && spots[b - 1] && a !== b && <Ferry key={`${a} ${b}`} from={spots[a - 1]} to={spots[b - 1]} />,
      )}
    </svg>
  );
}
