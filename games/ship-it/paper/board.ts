import type { Play } from '@waybill/kernel';
import { suit } from '@waybill/print/parts/label';
import { coin, pips } from '@waybill/print/parts/pieces';
import type { Pen } from '@waybill/print/pen';
import type { Drawing, Job } from '@waybill/print/prints';
import type { ShipItState, ShipItView } from '../rules/index.ts';
import { SUIT_NAMES } from './suits.ts';

/** Millimetres for a square, and where the table begins. */
interface Scale {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
}

/** The table: cities, roads, freight, hubs and officials. */
export function board({ game, state }: Play): Drawing | null {
  const view = game.view(state, 'watcher') as ShipItView;
  if (view.tiles.length === 0) return null;
  const { width, height } = state as ShipItState;
  return {
    ratio: height / width,
    draw(pen, job, area) {
      const unit = Math.min(area.w / width, area.h / height);
      const scale = { unit, x: area.x + (area.w - unit * width) / 2, y: area.y };
      for (const tile of view.tiles) drawTile(pen, job, scale, tile, view);
      for (const domino of view.dominoes) drawDomino(pen, job, scale, domino);
      for (const space of spacesOf(view)) drawPieces(pen, job, scale, space, view);
    },
  };
}

const squareOf = (name: string) => name.split(',').map(Number);

/** The middle of a space, and how wide it is. */
function spotOf({ unit, x, y }: Scale, space: string, { tiles }: ShipItView) {
  const tile = tiles.find((one) => one.tile === space);
  const [column, row] = squareOf(tile?.at ?? space);
  const half = tile ? 1 : 0.5;
  return { x: x + (column + half) * unit, y: y + (row + half) * unit, wide: 2 * half * unit };
}

function drawTile(
  pen: Pen,
  { inks }: Job,
  scale: Scale,
  { tile, tick }: ShipItView['tiles'][number],
  view: ShipItView,
): void {
  const { unit } = scale;
  const name = SUIT_NAMES[tile[1]];
  const { x, y } = spotOf(scale, tile, view);
  const hub = Object.values(view.hubs).includes(tile);
  pen.rect(x - unit * 0.96, y - unit * 0.96, unit * 1.92, unit * 1.92, {
    fill: inks.tint,
    stroke: inks.suit[name],
    width: hub ? 0.9 : 0.3,
    round: unit * 0.15,
  });
  const corner = [tick[1] === 'e' ? 1 : -1, tick[0] === 's' ? 1 : -1];
  pen.circle(x + corner[0] * unit * 0.8, y + corner[1] * unit * 0.8, unit * 0.12, { fill: inks.suit[name] });
  suit(pen, inks, name, x - unit * 0.35, y - unit * 0.45, unit * 0.6);
  const size = unit * 1.9;
  pen.text(x + unit * 0.35, y - unit * 0.45 + size * 0.125, tile[0].toUpperCase(), {
    size,
    font: 'bold',
    anchor: 'middle',
    fill: inks.suit[name],
  });
}

function drawDomino(
  pen: Pen,
  { inks }: Job,
  { unit, x, y }: Scale,
  { domino, squares }: ShipItView['dominoes'][number],
): void {
  const [a, b] = squares.map(squareOf);
  const [left, top] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  const [wide, high] = [Math.abs(a[0] - b[0]) + 1, Math.abs(a[1] - b[1]) + 1];
  pen.rect(x + (left + 0.04) * unit, y + (top + 0.04) * unit, (wide - 0.08) * unit, (high - 0.08) * unit, {
    fill: '#ffffff',
    stroke: inks.ink,
    width: 0.25,
    round: unit * 0.12,
  });
  [a, b].forEach(([column, row], i) => {
    pips(pen, inks, x + (column + 0.5) * unit, y + (row + 0.5) * unit, unit * 0.85, domino[i]);
  });
}

function spacesOf({ freight, officials }: ShipItView): Set<string> {
  const loads = Object.values(freight).flatMap(({ space }) => (space === null ? [] : [space]));
  return new Set([...loads, ...Object.values(officials)]);
}

/** Coins and officials in a row: on a tile at its foot, on a half across it. */
function drawPieces(pen: Pen, { inks }: Job, scale: Scale, space: string, view: ShipItView): void {
  const spot = spotOf(scale, space, view);
  const loads = Object.values(view.freight).filter((load) => load.space === space);
  const officials = Object.keys(view.officials).filter((code) => view.officials[code] === space);
  const count = loads.length + officials.length;
  const step = Math.min(scale.unit * 0.85, (spot.wide * 0.95) / count);
  const line = spot.wide > scale.unit ? spot.y + scale.unit * 0.42 : spot.y;
  const at = (i: number) => spot.x + (i - (count - 1) / 2) * step;
  loads.forEach(({ suit: code, rank, warehoused }, i) => {
    const face = warehoused && rank !== null ? { suit: SUIT_NAMES[code], rank } : { suit: SUIT_NAMES[code] };
    coin(pen, inks, at(i), line, step * 0.92, face);
  });
  officials.forEach((code, i) => {
    const x = at(loads.length + i);
    const size = step * 0.86;
    pen.rect(x - size / 2, line - size / 2, size, size, { fill: inks.suit[SUIT_NAMES[code]], round: size * 0.2 });
    const scaled = size * 0.5;
    pen.circle(x, line, scaled * 0.7, { fill: '#ffffff' });
    suit(pen, inks, SUIT_NAMES[code], x, line, scaled);
  });
}
