import { type LoggedEvent, logOf, type Play, type Viewer } from '@waybill/kernel';
import { oneLine } from './text.ts';

/** What people call an event that stands at this index: the first is number 1, and `replay --at 1` shows the board after it. */
export const eventNumber = (index: number) => index + 1;

/** The last lines of the log, fit for a terminal, each told as this viewer may know it now. */
export function logLines(play: Play, viewer: Viewer, last?: number): LoggedEvent[] {
  return logOf(play, viewer, last).map((line) => ({ ...line, words: oneLine(line.words) }));
}
