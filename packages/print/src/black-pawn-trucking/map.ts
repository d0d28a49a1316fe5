import { mapPart } from '../parts/map-page.ts';

export const map = mapPart(
  [
    ['each city entered', '£1'],
    ['each good aboard', '£1'],
    ['each ferry', '£2'],
    ['each city passed that has goods', '£1'],
  ],
  [
    ['null', '£6'],
    ['ace', '£1'],
    ['2', '£2'],
    ['3', '£3'],
    ['4', '£4'],
    ['5', '£5'],
  ],
);
