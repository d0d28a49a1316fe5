import { Ink, saying, type Viewer, type Words } from '@waybill/kernel';
import { words as english } from '../words/en/rules.ts';
import type { State } from './state.ts';
import { type SlipsView, view } from './view.ts';

/** The two vans, a line each, and the dice. */
export function draw(s: State, viewer: Viewer, words: Words = english): Ink {
  const t = saying(words);
  const { loads, closed, slips, floor, dice } = view(s, viewer) as unknown as SlipsView;
  const ink = new Ink().line(t('draw.floor', { floor }), 'dim');
  loads.forEach((load, seat) => {
    const known = slips[seat] === undefined || slips[seat] === null ? '?' : String(slips[seat]);
    const line = t('draw.van', { van: seat + 1, load: String(load).padStart(2), slip: known });
    ink.line(
      `${line}  ${'#'.repeat(load)}${closed[seat] ? ` ${t('draw.closed')}` : ''}`,
      s.seat === seat ? 'strong' : 'plain',
    );
  });
  return dice.length > 0 ? ink.line(t('draw.dice', { van: s.seat + 1, dice: [...dice] })) : ink;
}
