import type { Sheet } from '@waybill/rules/hauling-astronauts';
import { rulesPart } from '../parts/rules-page.ts';
import type { Prints } from '../prints.ts';
import { docks } from './docks.ts';
import { grid } from './grid.ts';
import { rules } from './rules.ts';
import { ships } from './ships.ts';

export const prints: Prints<Sheet> = {
  accent: '#9a3a1e',
  credit: 'Hauling A’ by Scott A and Michael Berg, Narrow Gate Games, 2016. Rules in our own words.',
  parts: [
    { name: 'grid', title: 'Spaceport', draw: grid },
    { name: 'docks', title: 'Docks and scores', draw: docks },
    { name: 'ships', title: 'Transports', draw: ships },
    rulesPart(rules),
  ],
};
