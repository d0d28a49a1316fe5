import type { Rng } from '@waybill/kernel';
import { type CityMapSheet, cityMapFlaws, TILES } from '@waybill/kernel/piecepack';

const MIDDLE = 30;
/** Half-tile shifts to a tile that touches: beside or above, as far as a side is shared. */
const SHIFTS = [-1, 0, 1] as const;

/** A map of cities grown tile by tile from the middle, with up to so many ferries: to learn and to test on. */
export function drawnMap(rng: Rng, mostFerries: number): CityMapSheet {
  const places = [{ x: MIDDLE, y: MIDDLE }];
  while (places.length < TILES) {
    const { x, y } = places[rng.below(places.length)];
    const side = rng.below(2) === 0 ? -2 : 2;
    const shift = SHIFTS[rng.below(SHIFTS.length)];
    const place = rng.below(2) === 0 ? { x: x + side, y: y + shift } : { x: x + shift, y: y + side };
    if (places.every((other) => Math.abs(other.x - place.x) >= 2 || Math.abs(other.y - place.y) >= 2))
      places.push(place);
  }
  const cities = places.map((place, i) => ({ name: `City ${i + 1}`, ...place }));
  let sheet: CityMapSheet = { sheet: 'city-map', name: 'Drawn', cities, ferries: [] };
  for (let i = rng.below(mostFerries + 1); i > 0; i--) {
    const ferry = [1 + rng.below(TILES), 1 + rng.below(TILES)];
    const wider = { ...sheet, ferries: [...sheet.ferries, ferry] };
    if (cityMapFlaws(wider).next().done) sheet = wider;
  }
  return sheet;
}
