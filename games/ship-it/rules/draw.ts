import { Ink, saying, type Tone, type Viewer, type Words } from '@waybill/kernel';
import { RANKS, TILES } from '@waybill/kernel/piecepack';
import { drawWords } from '../words/en/drawn.ts';
import { DOMINOES, HIGH, LOW } from './dominoes.ts';
import { drawPanel, TONES } from './draw-panel.ts';
import { higherHalf, onTable } from './links.ts';
import { loadAt, loadsAt } from './loads.ts';
import { hubHere } from './shipments.ts';
import { OFF, type State } from './state.ts';
import { SHIP_SUITS } from './suits.ts';
import { columnOf, isTile, rankOf, rowOf, type Square, squareAt, suitOf } from './table.ts';

const LEFT = 3;
/** The room left for a table that is not laid yet. */
const NO_TABLE = 2;

/**
 * The table as text, a character a square. A tile shows its suit on its tick square and its rank opposite, and between
 * them `*` for a hub and `°` for loads; a half shows its pips, its freight as a small letter (`&` for several), or `@`
 * for an official.
 */
export function draw(s: State, viewer: Viewer, words: Words = drawWords): Ink {
  const ink = new Ink();
  drawGround(s, ink);
  drawDominoes(s, ink);
  if (s.width > 0) for (let tile = 0; tile < TILES; tile++) drawTile(s, ink, tile);
  drawPieces(s, ink);
  return ink.paste(LEFT + Math.max(s.width, NO_TABLE) + 1, 0, drawPanel(s, viewer, saying(words)));
}

function at(ink: Ink, square: Square, mark: string, tone: Tone): void {
  ink.put(LEFT + columnOf(square), rowOf(square), mark, tone);
}

/** Every fifth square both ways is marked, to find a place by its numbers. */
function drawGround(s: State, ink: Ink): void {
  for (let y = 0; y < s.height; y++) {
    ink.put(0, y, String(y).padStart(2), 'dim');
    for (let x = 0; x < s.width; x++) {
      if (s.cell[squareAt(x, y)] !== OFF) ink.put(LEFT + x, y, x % 5 === 0 && y % 5 === 0 ? '+' : '·', 'dim');
    }
  }
}

function drawDominoes(s: State, ink: Ink): void {
  for (let domino = 0; domino < DOMINOES; domino++) {
    if (!onTable(s, domino)) continue;
    at(ink, s.dominoAt[domino], String(LOW[domino]), 'plain');
    at(ink, higherHalf(s, domino), String(HIGH[domino]), 'plain');
  }
}

function drawTile(s: State, ink: Ink, tile: number): void {
  const x = columnOf(s.tickAt[tile]);
  const y = rowOf(s.tickAt[tile]);
  // The tile's other column and its other row.
  const across = 2 * columnOf(s.tileAt[tile]) + 1 - x;
  const down = 2 * rowOf(s.tileAt[tile]) + 1 - y;
  at(ink, squareAt(x, y), SHIP_SUITS[suitOf(tile)], TONES[suitOf(tile)]);
  at(ink, squareAt(across, down), RANKS[rankOf(tile)], 'strong');
  at(ink, squareAt(across, y), hubHere(s, tile) ? '*' : ' ', 'strong');
  at(ink, squareAt(x, down), loadAt(s, tile) >= 0 ? '°' : ' ', 'plain');
}

function drawPieces(s: State, ink: Ink): void {
  for (let load = 0; load < s.count; load++) {
    const suit = s.loadSuit[load];
    const space = s.space[load];
    if (isTile(space)) continue;
    if (loadsAt(s, space) > 1) at(ink, space, '&', 'strong');
    else at(ink, space, SHIP_SUITS[suit].toLowerCase(), TONES[suit]);
  }
  s.officials.forEach((space, suit) => {
    if (!isTile(space)) at(ink, space, '@', TONES[suit]);
  });
}
