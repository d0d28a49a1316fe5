import { apply, type Event, isRefusal, judge, type Play, speak, type Viewer } from '@waybill/rules/kernel';
import { oneLine } from './text.ts';

export interface LogLine {
  readonly index: number;
  readonly event: Event;
  readonly words: string;
}

/** The last lines of the log, each told as this viewer may know it now. */
export function logLines({ game, setup, state, events }: Play, viewer: Viewer, last = events.length): LogLine[] {
  const past = game.begin(setup);
  const from = events.length - last;
  const lines: LogLine[] = [];
  events.forEach((event, index) => {
    if (index >= from) {
      const known = game.hide(past, event, viewer, state);
      lines.push({ index, event: known, words: oneLine(speak(game.words, game.say(past, known), setup.seats)) });
    }
    const judged = judge(game, past, event);
    if (!isRefusal(judged)) apply(game, past, judged);
  });
  return lines;
}
