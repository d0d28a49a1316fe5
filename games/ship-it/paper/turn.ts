import { type Area, above, columns, rows } from '@waybill/print/area';
import type { Page } from '@waybill/print/page';
import { framed } from '@waybill/print/parts/frame';
import { heading } from '@waybill/print/parts/label';
import { range, track } from '@waybill/print/parts/track';
import type { Pen } from '@waybill/print/pen';
import type { Job } from '@waybill/print/prints';
import { fittingSize } from '@waybill/print/text/measure';
import { wrap } from '@waybill/print/text/wrap';

const POINTS = 8;
const CHIPS = 5;
const PIPS = 6;

const PHASES = [
  [
    'Links',
    '1 point each',
    'Turn over a random domino. Build it this turn. Pool empty: once a turn take up one that slides off.',
  ],
  ['Building', 'free', 'Lay each link on two free squares, next to a tile or a domino.'],
  [
    'Officials',
    '1 point a space',
    'Move your own official. It may pass anything, but not stop on freight or another official.',
  ],
  ['Freight', 'pip-stop + 1 a load', 'Choose the pip-stop and pay it. Then 1 point a load; each load moves once.'],
] as const;

/** The strip of a turn: action points, phases, pip-stop; and what a shipment does. */
export function turn(job: Job): Page[] {
  const { inks, say } = job;
  return [
    framed(job, 'Turn', (pen, body) => {
      const [points, afterPoints] = above(body, 30, 4);
      const y = heading(pen, inks, points.x, points.y, points.w, say('Action points: 8, and 1 for each chip'));
      const labels = range(1, POINTS + CHIPS).map((n) => (n <= POINTS ? String(n) : say('{n} chip', { n })));
      track(pen, inks, { ...points, y, h: 20 }, labels, { columns: labels.length, strong: (i) => i < POINTS });
      const [phases, afterPhases] = above(afterPoints, 54, 4);
      const top = heading(pen, inks, phases.x, phases.y, phases.w, say('Phases, in this order; each may be skipped'));
      columns({ ...phases, y: top, h: phases.h - 7 }, PHASES.length, 3).forEach((area, i) => phase(pen, job, area, i));
      const [stop, ships] = above(afterPhases, 44, 4);
      const dial = heading(
        pen,
        inks,
        stop.x,
        stop.y,
        stop.w,
        say('Pip-stop: a space that counts this much or more ends a load’s move'),
      );
      track(pen, inks, { ...stop, y: dial, h: 22 }, range(0, PIPS).map(String), {
        columns: PIPS + 1,
        strong: (i) => i === 0,
      });
      const note = say(
        'A half counts its pips, a tile its rank (null 0, ace 1). Halves under freight or your own official count 0.',
      );
      pen.text(stop.x, dial + 27, note, { size: fittingSize(note, 8, stop.w), fill: inks.soft });
      shipment(pen, job, ships);
    }),
  ];
}

function phase(pen: Pen, { inks, say }: Job, area: Area, i: number): void {
  const [name, cost, words] = PHASES[i].map((text) => say(text));
  pen.rect(area.x, area.y, area.w, area.h, { stroke: inks.ink, width: 0.4, round: 2, fill: inks.tint });
  pen.text(area.x + 3, area.y + 7, `${i + 1} ${name}`, { size: 12, font: 'bold', fill: inks.accent });
  pen.text(area.x + 3, area.y + 12.5, cost, { size: fittingSize(cost, 8.5, area.w - 5, 'bold'), font: 'bold' });
  wrap(words, 8.5, area.w - 6).forEach((line, row) => {
    for (const run of line)
      pen.text(area.x + 3 + run.x, area.y + 19 + row * 3.9, run.text, { size: 8.5, font: run.font });
  });
}

const STEPS = [
  'Warehoused ranks + the rank of the hub’s tile are **8 or more**: it ships at once. So does a hub where an official ends its move on warehoused freight of its own suit.',
  '**Scores.** Each coin pays its suit its rank + twice the tile’s rank. For the suit that triggered it: double, and 8 more on a tile of its own suit.',
  '**Hub** goes to the next higher tile of its suit; from the five it closes.',
  '**Chip.** One of your own coins in the shipment, if any, becomes a chip: a point more from your next turn on.',
  '**Scatter.** Mix the others; lay them suit up, one by one, on the lower tiles of the hub’s suit, downwards from just below, and round again.',
  '**New hub.** Freight lying there is warehoused; with 8 or more it ships too.',
];

function shipment(pen: Pen, { inks, say }: Job, area: Area): void {
  const y = heading(pen, inks, area.x, area.y, area.w, say('A shipment, step by step'));
  rows({ ...area, y, h: Math.min(area.h - 7, 84) }, STEPS.length, 1.5).forEach((row, i) => {
    pen.circle(row.x + 4, row.y + 4, 3.4, { stroke: inks.accent, width: 0.5 });
    pen.text(row.x + 4, row.y + 5.2, String(i + 1), { size: 9, font: 'bold', anchor: 'middle', fill: inks.accent });
    wrap(say(STEPS[i]), 9, row.w - 12).forEach((line, n) => {
      for (const run of line) pen.text(row.x + 10 + run.x, row.y + 4.6 + n * 4, run.text, { size: 9, font: run.font });
    });
  });
}
