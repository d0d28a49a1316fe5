import type { TableScreen } from '../screen.ts';

/** Tells a screen reader what chance and the others just did. */
export function Announcer({ screen }: { screen: TableScreen }) {
  const { lines, viewer } = screen.table;
  const line = screen.fresh.value === null ? undefined : lines.value[screen.shown.value - 1];
  const words = line && line.event.by !== viewer.value ? screen.tell(line.sentence) : '';
  return (
    <p class="unseen" aria-live="polite">
      {words}
    </p>
  );
}
