import type { Phrase } from '@waybill/kernel';
import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, Phrase>> = {
  title: 'Gegner finden',
  words:
    'Du spielst gegen jemanden, der dieselbe Partie sucht, am liebsten mit einer Wertung nahe an deiner. Lass diese Seite offen.',
  game: 'Spiel',
  go: 'Gegner suchen',
  seeking: 'Suche jemanden für {game} …',
  'seeking.gap': 'Zuerst nur nahe an deiner Wertung; je länger es dauert, desto weiter weg.',
  stop: 'Nicht mehr suchen',
  lost: 'Die Verbindung ist unterbrochen. Neuer Versuch …',
  failed: 'Der Tisch ließ sich nicht eröffnen. Spiel erst an einigen deiner Tische zu Ende oder verlass sie.',
  list: 'Wer eine Partie sucht',
  'list.none': 'Gerade sucht sonst niemand.',
  play: 'Mit {name} spielen',
  somebody: 'jemand',
  'clock.none': 'ohne Uhr',
  watch: 'Läuft gerade',
  'watch.none': 'Gerade läuft keine Partie, die in der Liste steht.',
  'watch.best': 'Der besten Partie zusehen',
  'watch.title': 'Die beste Partie, die gerade läuft',
};
