import type { Play } from '@waybill/kernel';
import { above } from '@waybill/print/area';
import type { Drawing } from '@waybill/print/prints';
import { fittingSize } from '@waybill/print/text/measure';
import type { Sheet, View } from '../rules/index.ts';
import { drawTrack } from './track.ts';

const CAPTION = 9;

/** The circuit that is raced, with the car on it, and the places so far. */
export function board({ game, setup, state }: Play): Drawing {
  const view = game.view(state, 'watcher') as View;
  const sheet = setup.sheet as Sheet;
  const circuit = sheet.circuits[view.circuit];
  return {
    ratio: 0.5,
    draw(pen, job, area) {
      const [caption, track] = above(area, CAPTION, 1);
      const size = fittingSize(circuit.name, 12, caption.w * 0.4, 'bold');
      pen.text(caption.x, caption.y + 5, circuit.name, { size, font: 'bold', fill: job.inks.accent });
      const places = sheet.circuits
        .map(({ name }, i) => (i < view.places.length ? `${name} ${view.places[i]}` : ''))
        .filter(Boolean)
        .join('  ·  ');
      pen.text(caption.x + caption.w, caption.y + 5, places, {
        size: fittingSize(places, 9, caption.w * 0.58),
        anchor: 'end',
      });
      drawTrack(pen, job, sheet, circuit, track, view.space);
    },
  };
}
