import type { Words } from '@waybill/kernel';

/** What stands on the board as text. A transport's terms have eleven columns. */
export const drawWords: Words = {
  'draw.set-up': 'Set-up',
  'draw.end': 'The end',
  'draw.turn': 'Turn {turn}: {name}',
  'draw.window': 'launch window open',
  'draw.no-window': 'no departures before the grid is full',
  'draw.stock': 'Available {dice}   Booked',
  'draw.gold': 'gold',
  'draw.red': 'red',
  'draw.rows': 'rows',
  'draw.columns': 'columns',
  'draw.empty': 'empty',
  'draw.departed': 'departed',
  'draw.hidden': 'hidden',
  'draw.even': 'even',
  'draw.odd': 'odd',
  'draw.open': '{sum}, {open} open',
  'draw.docks': 'Docks',
  'draw.shifted': 'a die that has been shifted',
  'draw.free': 'free',
};
