import type { Phrase } from '@waybill/kernel';

/** The rules on one page, for somebody who wants to play; fetched when they are read. */
export const guide = {
  'guide.aim':
    'Two to four firms, one truck each, six turns. Fetch raw materials where they lie, sell them where they are wanted, and take the finished products on. Everybody starts with $0, and owing money is allowed. Most money after six turns wins.',
  'guide.table':
    'Every tile is a city with a suit and a rank. Coins with a suit are raw materials: gold ♥, diamonds ♦, oil ♣, coal ♠. Coins with a rank are finished products. Anybody may take any of them.',
  'guide.turn':
    'Each turn begins with an auction for who drives first. Raise, or pass: whoever passes first drives last and pays the last bid they made. Then all drive in that order: load what you like, drive, deliver. A drive costs $1 for each city you enter and $1 for each good on board.',
  'guide.pays':
    'A city pays its rank for raw materials of its own suit, from $1 for an ace to $6 for a null, and turns them over into finished products. For finished products of its rank it pays its rank and $5 more. Those leave the game.',
  'guide.end':
    'After all have driven, four more coins come to the map. The match ends with the sixth turn. If money is level, more finished products delivered decide; if they are level too, the win is shared.',
  'guide.advice':
    'Ask before you bid: what do I lose if I go second? Often nothing. A finished product that lies under your truck is worth more than one across the continent. Two goods in one direction beat two drives.',
} as const satisfies Record<string, Phrase>;
