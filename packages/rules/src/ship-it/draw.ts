import { Ink, type Tone, type Viewer } from '../kernel/index.ts';
import { RANKS, TILES } from '../piecepack/index.ts';
import { DOMINOES, HIGH, LOW } from './dominoes.ts';
import { drawPanel, TONES } from './draw-panel.ts';
import { higherHalf, onTable } from './links.ts';
import { loadAt } from './loads.ts';
import { hubHere } from './shipments.ts';
import { OFF, type State } from './state.ts';
import { SHIP_SUITS } from './suits.ts';
import { columnOf, isTile, ROWS, rankOf, rowOf, type Square, STRIDE, squareAt, suitOf, widthOf } from './table.ts';

const LEFT = 3;

/**
 * The table as text, a character a square. A tile shows its suit on its tick square and its rank opposite, and between
 * them `*` for a hub and `°` for loads; a half shows its pips, its freight as a small letter, or `@` for an official.
 */
export function draw(s: State, viewer: Viewer): Ink {
  const ink = new Ink();
  const width = widthOf(s.columns);
  drawGround(s, ink);
  drawDominoes(s, ink);
  if (s.columns > 0) for (let tile = 0; tile < TILES; tile++) drawTile(s, ink, tile);
  drawPieces(s, ink);
  return ink.paste(LEFT + width + 1, 0, drawPanel(s, viewer));
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

/** The corner opposite the tick, and the two beside it. */
function drawTile(s: State, ink: Ink, tile: number): void {
  const corner = s.tileAt[tile];
  const tick = s.tickAt[tile];
  const opposite = 2 * corner + STRIDE + 1 - tick;
  const sameRow = rowOf(tick) === rowOf(corner) ? corner + corner + 1 - tick : 2 * (corner + STRIDE) + 1 - tick;
  const sameColumn = corner + corner + STRIDE + 1 - sameRow;
  const tone = TONES[suitOf(tile)];
  at(ink, tick, SHIP_SUITS[suitOf(tile)], tone);
  at(ink, opposite, RANKS[rankOf(tile)], 'strong');
  at(ink, sameRow, hubHere(s, tile) ? '*' : ' ', 'strong');
  at(ink, sameColumn, loadAt(s, tile) >= 0 ? '°' : ' ', 'plain');
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
