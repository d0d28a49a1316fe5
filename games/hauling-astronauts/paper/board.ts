import type { Play } from '@waybill/kernel';
import type { Area } from '@waybill/print/area';
import { die } from '@waybill/print/parts/pieces';
import type { Pen } from '@waybill/print/pen';
import type { Drawing, Job } from '@waybill/print/prints';
import { fittingSize } from '@waybill/print/text/measure';
import { CELLS, rangeText, type Sheet, type StateJson, type Transport } from '../rules/index.ts';
import { capacityIn } from './ships.ts';

const SIDE = 3;
/** In cells: what the ports beside and above the grid take, and what the docks take. */
const PORT = 1.15;
const DOCKS = 2.2;
const GAP = 0.12;

/** The grid with its dice, the transports at their ports, and the docks. */
export function board({ game, setup, state }: Play): Drawing {
  const view = game.view(state, 'watcher') as StateJson;
  const sheet = setup.sheet as Sheet;
  const wide = PORT + SIDE + DOCKS + 2 * GAP;
  return {
    ratio: (PORT + SIDE + GAP) / wide,
    draw(pen, job, area) {
      const cell = Math.min(area.w / wide, area.h / (PORT + SIDE + GAP));
      const [left, top] = [area.x + (PORT + GAP) * cell, area.y + (PORT + GAP) * cell];
      CELLS.forEach((name, i) => {
        const [x, y] = [left + (i % SIDE) * cell, top + Math.floor(i / SIDE) * cell];
        pen.rect(x, y, cell, cell, { fill: job.inks.tint, stroke: job.inks.line, width: 0.3 });
        pen.text(x + 1, y + 3, name, { size: 6, fill: job.inks.soft });
        const on = view.grid[name];
        if (on) die(pen, job.inks, x + cell / 2, y + cell / 2, cell * 0.52, on.pips, on.shifted ? 45 : 0);
      });
      for (let port = 0; port < SIDE; port++) {
        const rows = { x: area.x, y: top + port * cell + 0.6, w: PORT * cell, h: cell - 1.2 };
        const across = { x: left + port * cell + 0.6, y: area.y, w: cell - 1.2, h: PORT * cell };
        ship(pen, job, rows, shipOf(sheet, view.seats[0].ports[port]), 0);
        ship(pen, job, across, shipOf(sheet, view.seats[1].ports[port]), 1);
      }
      const x = left + (SIDE + GAP) * cell;
      docks(pen, job, { x, y: top, w: DOCKS * cell, h: SIDE * cell }, sheet, view);
    },
  };
}

type Ship = Transport | 'hidden' | null;

function shipOf({ transports }: Sheet, docked: string | null): Ship {
  if (docked === null) return null;
  return transports.find(({ id }) => id === docked) ?? 'hidden';
}

function ship(pen: Pen, { inks, say }: Job, area: Area, docked: Ship, seat: number): void {
  const paint = { stroke: inks.players[seat], width: docked ? 0.6 : 0.2, round: 1.5 };
  pen.rect(area.x, area.y, area.w, area.h, { ...paint, ...(docked ? { fill: '#ffffff' } : { dash: [1, 1] }) });
  if (!docked) return;
  const lines = docked === 'hidden' ? ['?'] : [docked.name, capacityIn(say, docked.capacity), `+${docked.profit}`];
  lines.forEach((line, i) => {
    const size = fittingSize(line, i === 0 ? 9 : 8, area.w - 2, 'bold');
    const y = area.y + (area.h * (i + 1)) / (lines.length + 1) + size * 0.13;
    pen.text(area.x + area.w / 2, y, line, { size, font: i === 0 ? 'bold' : 'plain', anchor: 'middle' });
  });
}

function docks(pen: Pen, { inks }: Job, area: Area, { docks: all, transports }: Sheet, view: StateJson): void {
  const high = area.h / all.length;
  all.forEach(({ min, max, bonus }, i) => {
    const y = area.y + i * high;
    const landed = view.docks[i];
    pen.rect(area.x, y, area.w, high, { stroke: inks.line, width: 0.25, fill: inks.tint });
    pen.text(area.x + 1.5, y + high / 2 + 1.2, `${rangeText(min, max)}  +${bonus}`, { size: 8.5 });
    if (!landed) return;
    const name = transports.find(({ id }) => id === landed.transport)?.name ?? '?';
    const size = fittingSize(name, 9, area.w * 0.45, 'bold');
    pen.text(area.x + area.w - 1.5, y + high / 2 + 1.2, name, {
      size,
      font: 'bold',
      anchor: 'end',
      fill: inks.players[landed.seat],
    });
  });
}
