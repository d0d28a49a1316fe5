import { batch } from '@preact/signals';
import type { Line } from './model.ts';
import type { TableScreen } from './screen.ts';

/** The start of the turn before that moment, or of the next one: `way` is −1 or 1. */
export function lookAtTurn(screen: TableScreen, at: number, way: 1 | -1): void {
  const starts = turnStarts(screen.table.lines.value);
  const found = way < 0 ? starts.findLast((start) => start < at) : starts.find((start) => start > at);
  screen.lookAt(found ?? (way < 0 ? 0 : null));
}

/** Plays the match through, from its beginning where nothing earlier is looked at; or stops. */
export function togglePlaying(screen: TableScreen): void {
  batch(() => {
    if (!screen.playing.value && screen.sought.value === null) screen.lookAt(0);
    screen.playing.value = !screen.playing.value && screen.table.length.value > 0;
  });
}

/** Shows once more what has happened since the viewer last acted. */
export function showAgain(screen: TableScreen): void {
  const [first] = screen.missed.value;
  if (!first) return;
  batch(() => {
    screen.lookAt(first.index);
    screen.playing.value = true;
  });
}

/** How many events came before each turn: a turn begins when another seat decides, or with every decision of one alone. */
function turnStarts(lines: readonly Line[]): number[] {
  const decided = lines.filter(({ event }) => event.by !== 'chance');
  const alone = decided.every(({ event }) => event.by === decided[0].event.by);
  return decided.flatMap(({ index, event }, i) => (alone || event.by !== decided[i - 1]?.event.by ? [index] : []));
}
