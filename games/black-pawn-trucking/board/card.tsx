import { City } from '@waybill/web/look/pieces/city-map/city.tsx';
import { coastOf } from '@waybill/web/look/pieces/city-map/coast.ts';
import { Coast, Ferry, Way } from '@waybill/web/look/pieces/city-map/path.tsx';
import { TruckGlyph } from '@waybill/web/look/pieces/city-map/truck.tsx';
import { SUIT_NAMES } from '@waybill/web/look/pieces/suit.tsx';
import '@waybill/web/look/pieces/city-map/city-map.css';

/** The south of the map, a few turns into a match: name, tile, place, goods. */
const CITIES = [
  ['Galway', '3A', 0, 0, ''],
  ['Kilkenny', 'aS', 100, 0, ''],
  ['Cork', '5M', 0, 100, 'S'],
  ['Waterford', '2C', 100, 100, ''],
  ['Liverpool', 'nS', 400, 50, ''],
  ['York', '4C', 500, 50, 'M'],
  ['Cardiff', '4M', 300, 150, ''],
  ['Birmingham', 'nA', 400, 150, ''],
  ['Nottingham', '3S', 500, 150, '5'],
  ['Norwich', 'aC', 600, 100, ''],
  ['Dover', '2M', 600, 200, 'A'],
  ['Bristol', '5C', 400, 250, ''],
  ['London', 'nM', 500, 250, ''],
] as const;

const spots = CITIES.map(([, , x, y]) => ({ x, y }));

export function Card() {
  return (
    <svg class="cm" viewBox="42 -30 632 356" preserveAspectRatio="xMidYMid slice">
      <Coast paths={coastOf(spots)} />
      {CITIES.map(([name, tile, , , goods], i) => (
        <City
          key={name}
          number={i}
          {...{ name, tile }}
          spot={spots[i]}
          suits={SUIT_NAMES}
          goods={goods.split('')}
          taken={0}
          lit={false}
          fresh={false}
          here={name === 'Birmingham'}
        />
      ))}
      <Ferry from={spots[3]} to={spots[6]} />
      <Way spots={[spots[7], spots[6], spots[3]]} />
      <TruckGlyph x={400} y={158} size={52} seat={null} load={2} />
    </svg>
  );
}
