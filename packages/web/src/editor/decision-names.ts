import { language } from '../words/catalogue.ts';

/** The words by which match files name decisions, in German. */
export const GERMAN: Readonly<Record<string, string>> = {
  amount: 'über',
  bid: 'Gebot',
  cell: 'auf',
  city: 'in',
  contract: 'Aufträge kaufen',
  depart: 'Ablegen',
  dice: 'Würfel',
  dock: 'Dock',
  drive: 'Fahrt',
  from: 'von',
  gear: 'Gang',
  gold: 'mit Gold',
  good: 'Ware',
  include: 'mit Einschließen',
  kind: 'Art',
  load: 'Laden',
  loan: 'Kredit',
  pass: 'Passen',
  pips: 'Augen',
  place: 'Setzen',
  port: 'Port',
  ports: 'Ports',
  red: 'mit Rot',
  reroll: 'Neuwurf',
  roll: 'Wurf',
  select: 'Auswahl',
  shift: 'Sprung',
  start: 'Start',
  stay: 'Bleiben',
  swap: 'Tausch',
  to: 'nach',
  transports: 'Schiffe',
  wait: 'Warten',
};

/** A decision as match files name it, word for word in the language in use. */
export function useName(english: string): string {
  if (language() !== 'de') return english;
  return english
    .split(' ')
    .map((word) => GERMAN[word] ?? word)
    .join(' ');
}
