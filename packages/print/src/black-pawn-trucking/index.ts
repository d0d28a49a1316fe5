import type { CityMapSheet } from '@waybill/rules/piecepack';
import { dealtMap } from '../parts/dealt-map.ts';
import { rulesPart } from '../parts/rules-page.ts';
import type { Prints } from '../prints.ts';
import { layout } from './layout.ts';
import { log } from './log.ts';
import { map } from './map.ts';
import { office } from './office.ts';
import { rules } from './rules.ts';

export const prints: Prints<CityMapSheet> = {
  accent: '#0f5c63',
  credit: 'Black Pawn Trucking by Phillip Lerche, 2004; map after James Kyle’s Ley Lines. Rules in our own words.',
  parts: [
    map,
    { name: 'office', title: 'Office: cash, loans, truck', draw: office },
    { name: 'log', title: 'Driver’s log', draw: log },
    rulesPart(rules),
  ],
  scene: dealtMap({ S: 'suns', M: 'moons', C: 'crowns', A: 'arms' }),
  layout,
};
