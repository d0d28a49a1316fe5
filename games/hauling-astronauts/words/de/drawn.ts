import type { Words } from '@waybill/kernel';

/** Was auf dem Brett als Text steht. */
export const drawWords: Words = {
  'draw.set-up': 'Aufbau',
  'draw.end': 'Das Ende',
  'draw.turn': 'Zug {turn}: {name}',
  'draw.window': 'Startfenster offen',
  'draw.no-window': 'kein Start, bevor das Raster voll ist',
  'draw.stock': 'Verfügbar {dice}   Gebucht',
  'draw.gold': 'golden',
  'draw.red': 'rot',
  'draw.rows': 'Reihen',
  'draw.columns': 'Spalten',
  'draw.empty': 'leer',
  'draw.departed': 'gestartet',
  'draw.hidden': 'verdeckt',
  'draw.even': 'gerade',
  'draw.odd': 'unger.',
  'draw.open': '{sum}, {open} frei',
  'draw.docks': 'Docks auf dem Mars',
  'draw.shifted': 'ein Würfel, der schon geschoben wurde',
  'draw.free': 'frei',
};
