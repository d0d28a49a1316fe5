import type { Words } from '@waybill/kernel';

/** What stands on the board as text. */
export const drawWords: Words = {
  'draw.set-up': 'Set-up',
  'draw.turn': 'Turn {turn} of {last}',
  'draw.longer': 'Turn {turn} of at most {last}',
  'draw.you': '{name} (you)',
  'draw.no-truck': 'no truck',
  'draw.in': 'in {city}',
  'draw.bids': 'bids ${bid}',
  'draw.cup': 'Cup {cup}',
  'draw.unseen': 'Unseen',
  'draw.roads': 'Roads',
};
