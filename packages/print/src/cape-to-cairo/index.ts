import type { CityMapSheet } from '@waybill/rules/piecepack';
import { dealtMap } from '../parts/dealt-map.ts';
import { rulesPart } from '../parts/rules-page.ts';
import type { Prints } from '../prints.ts';
import { hauliers } from './hauliers.ts';
import { layout } from './layout.ts';
import { log } from './log.ts';
import { map } from './map.ts';
import { money } from './money.ts';
import { rules } from './rules.ts';

export const prints: Prints<CityMapSheet> = {
  accent: '#8f5400',
  credit: 'Goods from Cape to Cairo by Phillip Lerche, 2005. Rules in our own words.',
  parts: [
    map,
    { name: 'market', title: 'Market: money, order, turns', draw: money },
    { name: 'mats', title: 'Haulier’s mats', draw: hauliers },
    { name: 'log', title: 'Books', draw: log },
    rulesPart(rules),
  ],
  scene: dealtMap({ H: 'hearts', D: 'diamonds', C: 'clubs', S: 'spades' }),
  layout,
};
