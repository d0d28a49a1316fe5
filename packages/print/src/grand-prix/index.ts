import type { Sheet } from '@waybill/rules/grand-prix';
import { rulesPart } from '../parts/rules-page.ts';
import type { Prints } from '../prints.ts';
import { circuits } from './circuits.ts';
import { rules } from './rules.ts';
import { season } from './season.ts';

export const prints: Prints<Sheet> = {
  accent: '#b3201f',
  credit: 'A roll-and-write by Screenotes, 2021. Rules in our own words.',
  parts: [
    { name: 'circuits', title: 'Circuits', draw: circuits },
    { name: 'season', title: 'Season: special actions, gears, places', draw: season },
    rulesPart(rules),
  ],
};
