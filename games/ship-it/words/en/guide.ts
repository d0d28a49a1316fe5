import type { Phrase } from '@waybill/kernel';

/** The rules on one page, for somebody who wants to play; fetched when they are read. */
export const guide = {
  'guide.aim':
    'You ship freight. Four suits, shared among two to four players, build roads of dominoes between cities and haul coins to their hubs. A coin that leaves in a shipment pays its suit, and double if you made it leave. The first to the target ends the match; most points win.',
  'guide.table':
    'The tiles are cities. Roads join them at the ticked corner, where the small arrows are. The coins are freight: you see their suit, not their rank. Each suit has a hub, marked by its pawn and at first on its Ace, and an official, at first on its Null.',
  'guide.turn':
    'You have 8 points and four phases, in this order: buy links (1 point each), build them (free), move your official (1 point a space), haul freight. For freight you set a pip-stop, 0 to 6, and pay as many points; then each load costs 1. A load runs on until something counts as much as the pip-stop or more: half a domino counts its pips, a tile its rank.',
  'guide.pays':
    'A load that reaches a hub is turned up. When the hub’s rank and the coins on it make 8 or more, everything ships: each coin pays its rank and twice the hub’s, doubled for the suit that did it, with 8 more at its own hub. That suit keeps one of its coins as a chip, a point more each turn. The hub moves one rank up.',
  'guide.end':
    'An official on a road closes that road, and all dominoes joined to it, to other suits’ freight, unless they have an official there too. An official that walks onto a hub with coins of its own suit ships it at once. The match also ends when all hubs are closed, or when nothing ships for ten rounds.',
  'guide.advice':
    'Look for two coins of your suit close to a hub with one road missing. Low pip-stops are cheap but stop early; use doubles of few pips. Chips are worth most early. Watch what others have made nearly full: the one who adds the last coin gets double.',
} as const satisfies Record<string, Phrase>;
