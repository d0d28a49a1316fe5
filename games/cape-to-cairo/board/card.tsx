import type { CityMapSheet } from '@waybill/kernel/piecepack';
import { CityMap } from '@waybill/web/look/pieces/city-map/city-map.tsx';
import { africa } from '../rules/index.ts';
import { SUITS } from './goods.tsx';

/** The north of the map, as it may look in the middle of a match. */
const NORTH: CityMapSheet = { ...africa, name: '', cities: africa.cities.filter(({ y }) => y >= 10) };

const TILES = ['3C', 'nD', '4S', 'aH', '5H', '2S', '5D', 'aC', '3H', 'nS', '4C', '2H', '5C', '3D'];

export function Card() {
  return (
    <CityMap
      sheet={NORTH}
      label=""
      still
      tiles={TILES}
      suits={SUITS}
      goods={{ 3: ['D'], 6: ['H'], 10: ['4', 'C'], 13: ['S'] }}
      trucks={[
        { seat: 0, city: 8, load: 2 },
        { seat: 1, city: 12 },
        { seat: 2, city: 14, load: 1 },
      ]}
      here={8}
      path={[8, 4, 5]}
    />
  );
}
