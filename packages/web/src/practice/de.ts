import { count, type Phrase } from '@waybill/kernel';
import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, Phrase>> = {
  title: 'Üben',
  ask: 'Hier hast du dich einmal geirrt. Was würdest du jetzt spielen?',
  left: ({ left }) => count(left, 'Stellung heute', 'Stellungen heute'),
  right: 'Richtig.',
  'right.also': 'So gut wie das Beste.',
  wrong: 'Nein. Am besten war: {best}.',
  before: 'In der Partie hast du gespielt: {played}. Das hat dich {loss} gekostet.',
  again: 'Kommt {when} wieder.',
  next: 'Weiter',
  show: 'Den besten Zug zeigen',
  drop: 'Nicht mehr fragen',
  leave: 'Aufhören',
  none: 'Heute gibt es nichts zu üben.',
  'none.next': 'Die nächste Stellung kommt {when}.',
  'none.first':
    'Lass eine beendete Partie analysieren: Deine Fehler kommen hierher und kommen wieder, bis du es besser weißt.',
  'none.matches': 'Meine Partien',
};
