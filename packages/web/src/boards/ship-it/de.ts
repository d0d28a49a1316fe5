import type { Words } from '@waybill/rules/kernel';
import { board } from './de-board.ts';
import { rules } from './de-rules.ts';

const SUITS: { readonly [code: string]: string } = { S: 'Sonnen', C: 'Kronen', A: 'Wappen', M: 'Monde' };

const bots: Words = {
  'why.link': 'Fracht ist noch von den Umschlagplätzen abgeschnitten: eine Strecke ist ihren Punkt wert.',
  'why.build': 'Das bringt die Fracht der Farbe näher an einen Umschlagplatz.',
  'why.pipstop': 'Mit Augenstopp {value} kommen Ladungen bis zu einem Umschlagplatz durch.',
  'why.official': 'Der Beamte verschifft, was dort wartet, und wer verschifft, bekommt das Doppelte.',
  'why.hub': ({ hub, pays }) =>
    `Am Umschlagplatz der ${SUITS[String(hub)]} bringt jede Münze ihren Wert und ${pays} dazu.`,
  'why.closer': 'Von dort kommt sie leichter zu einem Umschlagplatz.',
  'why.done': 'Mehr bringt dieser Zug nicht ein.',
};

const about = 'Baue ein Netz aus Dominosteinen, lenke deine Beamten und bring die Fracht aufs Schiff.';

const print = () => import('./de-print.ts');

export const de = { about, rules, board, bots, print };
