import type { Words } from '@waybill/kernel';

/** Was auf dem Brett als Text steht. */
export const drawWords: Words = {
  'draw.set-up': 'Aufbau',
  'draw.turn': 'Runde {turn} von {last}',
  'draw.longer': 'Runde {turn} von höchstens {last}',
  'draw.you': '{name} (du)',
  'draw.no-truck': 'kein Lastwagen',
  'draw.in': 'in {city}',
  // Ohne Dollarzeichen, sonst reicht der Platz nicht.
  'draw.bids': 'Gebot {bid}',
  'draw.cup': 'Becher {cup}',
  'draw.unseen': 'Ungesehen',
  'draw.roads': 'Straßen',
};
