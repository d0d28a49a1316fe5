import type { Phrase } from '@waybill/kernel';
import type { board as en } from '../en/board.ts';

export const board: Readonly<Record<keyof typeof en, Phrase>> = {
  vans: 'Die beiden Wagen und was sie geladen haben',
  dice: 'Die Würfel',
  'dice.none': 'Noch nicht gewürfelt.',
  load: '{die} laden',
  close: 'Wagen schließen',
  slip: 'Dein Zettel',
  'slip.yours': 'Deiner ist {slip}: du trägst {limit}.',
  'slip.none': 'Du hast keinen Zettel gesehen.',
  van: 'Wagen {van}: {load} geladen',
  closed: 'geschlossen',
  carries: 'trägt {limit}',
  'part.die': 'Würfel',
  total: '{load} geladen',
  'note.over': 'Mehr, als du tragen kannst.',
  'note.closed': 'Danach wird nichts mehr geladen.',
  score: '{score}',
  'stamp.delivered': 'Geliefert',
  'stamp.shared': 'Geteilt',
  'stamp.nothing': 'Überladen',
  'form.slips': 'Was steht auf den Zetteln, Platz für Platz?',
  'form.roll': 'Was zeigen die Würfel?',
  'form.face': 'Eine {face} eintragen',
  'form.drop': 'Die {face} zurücknehmen',
  'form.enter': 'So war es',
};
