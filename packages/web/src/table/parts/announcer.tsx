import { tell } from '../../words/catalogue.ts';
import type { Desk } from '../desk.ts';

/** Tells a screen reader what chance and the others just did. */
export function Announcer({ desk }: { desk: Desk }) {
  const { game, setup, lines, viewer } = desk.table;
  const line = desk.fresh.value === null ? undefined : lines.value[desk.shown.value - 1];
  const words = line && line.event.by !== viewer.value ? tell(game, line.sentence, setup.seats) : '';
  return (
    <p class="unseen" aria-live="polite">
      {words}
    </p>
  );
}
