import { Ink, saying, type Tone, type Viewer, type Words } from '../kernel/index.ts';
import { RANKS, TILES } from '../piecepack/index.ts';
import { DOMINOES, HIGH, LOW } from './dominoes.ts';
import { drawPanel, TONES } from './draw-panel.ts';
import { higherHalf, onTable } from './links.ts';
import { loadAt } from './loads.ts';
import { hubHere } from './shipments.ts';
import { OFF, type State } from './state.ts';
import { SHIP_SUITS } from './suits.ts';
import { columnOf, isTile, ROWS, rankOf, rowOf, type Square, squareAt, suitOf, widthOf } from './table.ts';
import { words as english } from './words.ts';

const LEFT = 3;

/**
 * The table as text, a character a square. A tile shows its suit on its tick square and its rank opposite, and between
 * them `*` for a hub and `°` for loads; a half shows its pips, its freight as a small letter, or `@` for an official.
 */
export function draw(s: State, viewer: Viewer, words: Words = english): Ink {
  const ink = new Ink();
  const width = widthOf(s.columns);
  drawGround(s, ink);
  drawDominoes(s, ink);
  if (s.columns > 0) for (let tile = 0; tile < TILES; tile++) drawTile(s, ink, tile);
  drawPieces(s, ink);
  return ink.paste(LEFT + width + 1, 0, drawPanel(s, viewer, saying(words)));
}

function at(ink: Ink, square: Square, mark: string, tone: Tone): void {
  ink.put(LEFT + columnOf(square), rowOf(square), mark, tone);
}

/** Every fifth square both ways is marked, to find a place by its numbers. */
function drawGround(s: State, ink: Ink): void {
  for (let y = 0; y < ROWS; y++) {
    ink.put(0, y, String(y).padStart(2), 'dim');
    for (let x = 0; x < widthOf(s.columns); x++) {
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
    if (!isTile(s.space[load])) at(ink, s.space[load], SHIP_SUITS[suit].toLowerCase(), TONES[suit]);
  }
  s.officials.forEach((space, suit) => {
    if (!isTile(space)) at(ink, space, '@', TONES[suit]);
  });
}
