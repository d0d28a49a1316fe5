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

/** What is chosen by a field of a decision, as `TYPE FIELD`: all of it together. */
export const CHOSEN: Readonly<Record<string, { readonly en: string; readonly de: string }>> = {
  'bid amount': { en: 'bids', de: 'Gebote' },
  'depart dock': { en: 'docks that ships leave for', de: 'angelaufene Docks' },
  'depart port': { en: 'ports that ships leave', de: 'verlassene Ports' },
  'dock transports': { en: 'docked ships', de: 'angedockte Schiffe' },
  'drive to': { en: 'cities driven to', de: 'angefahrene Städte' },
  'gear gear': { en: 'gears', de: 'Gänge' },
  'load good': { en: 'goods loaded', de: 'geladene Waren' },
  'place cell': { en: 'cells with a die', de: 'Felder mit einem Würfel' },
  'place city': { en: 'cities a truck is placed in', de: 'Städte, in denen ein Lastwagen beginnt' },
  'place pips': { en: 'dice placed', de: 'gesetzte Würfel' },
  'select dice': { en: 'dice selected', de: 'ausgewählte Würfel' },
  'shift from': { en: 'cells shifted from', de: 'Felder, die ein Würfel verlässt' },
  'shift to': { en: 'cells shifted to', de: 'Felder, auf die ein Würfel rückt' },
  'start city': { en: 'cities to start in', de: 'Städte am Anfang' },
  'swap ports': { en: 'ports swapped', de: 'getauschte Ports' },
};

export const chosenName = (of: string): string => CHOSEN[of]?.[language()] ?? useName(of);

/** A decision as match files name it, word for word in the language in use. */
export function useName(english: string): string {
  if (language() !== 'de') return english;
  return english
    .split(' ')
    .map((word) => GERMAN[word] ?? word)
    .join(' ');
}
