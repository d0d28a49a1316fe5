import type { Phrase } from '@waybill/kernel';
import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, Phrase>> = {
  title: 'Gegner finden',
  words:
    'Du wirst mit jemandem zusammengebracht, der dieselbe Partie will, zuerst mit dem, dessen Wertung deiner am nächsten ist. Lass diese Seite offen.',
  game: 'Spiel',
  go: 'Gegner suchen',
  seeking: 'Suche jemanden für {game} …',
  'seeking.gap': 'Zuerst nur nahe an deiner Wertung, dann immer weiter weg, je länger es dauert.',
  stop: 'Nicht mehr suchen',
  lost: 'Die Verbindung ist unterbrochen. Neuer Versuch …',
  failed: 'Es konnte kein Tisch eröffnet werden. Beende oder verlasse erst einige deiner Tische.',
  list: 'Suchen eine Partie',
  'list.none': 'Gerade sucht sonst niemand.',
  play: 'Mit {name} spielen',
  somebody: 'jemandem',
  'clock.none': 'ohne Uhr',
  watch: 'Läuft gerade',
  'watch.none': 'Gerade läuft keine Partie, die in der Liste steht.',
  'watch.best': 'Der besten Partie zusehen',
  'watch.title': 'Die beste Partie, die gerade läuft',
};
