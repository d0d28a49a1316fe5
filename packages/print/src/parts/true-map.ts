import type { CityMapSheet } from '@waybill/kernel/piecepack';
import type { Area } from '../area.ts';
import type { Page } from '../page.ts';
import type { Pen } from '../pen.ts';
import type { Job } from '../prints.ts';
import { drawMap, layMap } from './city-map.ts';
import { bodyOf, framed } from './frame.ts';

/** Larger than any map, so that nothing is made smaller. */
const ROOM = 10_000;
const LABEL = 6;

/** The map in the true size of the tiles, on as many pages as it takes, to be glued together edge to edge. */
export function trueMap(job: Job<CityMapSheet>): Page[] {
  const { inks, sheet, say } = job;
  const body = bodyOf(job);
  const pane = { x: body.x, y: body.y + LABEL, w: body.w, h: body.h - LABEL };
  const whole = layMap(sheet, { x: 0, y: 0, w: ROOM, h: ROOM });
  const [across, down] = [Math.ceil(whole.width / pane.w), Math.ceil(whole.height / pane.h)];
  const pages = across * down;
  // The map in the middle of all pages together.
  const left = whole.left - (across * pane.w - whole.width) / 2;
  const top = whole.top - (down * pane.h - whole.height) / 2;
  return Array.from({ length: pages }, (_, i) => {
    const [column, row] = [i % across, Math.floor(i / across)];
    const clip = { x: left + column * pane.w, y: top + row * pane.h, w: pane.w, h: pane.h };
    return framed(
      job,
      'Map in true size',
      (pen) => {
        const words = say(
          'Row {row} of {rows}, column {column} of {columns}: cut along the frame, glue edge to edge.',
          {
            row: row + 1,
            rows: down,
            column: column + 1,
            columns: across,
          },
        );
        pen.text(body.x, body.y + 3.6, words, { size: 8, fill: inks.soft });
        pen.group(pane.x - clip.x, pane.y - clip.y, (map) => drawMap(map, job, sheet, whole), { clip });
        outline(pen, inks.line, pane);
      },
      { page: i + 1, pages },
    );
  });
}

function outline(pen: Pen, stroke: string, { x, y, w, h }: Area): void {
  pen.rect(x, y, w, h, { stroke, width: 0.2, dash: [2, 1.5] });
}
