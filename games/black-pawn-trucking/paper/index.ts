import type { CityMapSheet } from '@waybill/kernel/piecepack';
import { dealtMap } from '@waybill/print/parts/dealt-map';
import { mapPart } from '@waybill/print/parts/map-page';
import { rulesPart } from '@waybill/print/parts/rules-page';
import type { Prints } from '@waybill/print/prints';
import { board, SUITS } from './board.ts';
import { layout } from './layout.ts';
import { log } from './log.ts';
import { office } from './office.ts';
import { rules } from './rules.ts';

const map = mapPart(
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

export const prints: Prints<CityMapSheet> = {
  parts: [
    map,
    { name: 'office', title: 'Office: cash, loans, truck', draw: office },
    { name: 'log', title: 'Driver’s log', draw: log },
    rulesPart(rules),
  ],
  board,
  scene: dealtMap(SUITS),
  layout,
};
