import type { Play, Viewer } from '@waybill/kernel';
import { whole } from '../args.ts';
import type { Call } from '../command.ts';
import { Failure, usage } from '../fail.ts';
import { paintFor } from '../io.ts';
import { eventNumber, logLines } from '../log.ts';
import { type Opened, openMatch, playThrough } from '../open.ts';
import { paintInk } from '../paint.ts';
import { situation } from '../situation.ts';

const LAST_LINES = 5;

export async function run(call: Call): Promise<void> {
  const at = whole(call, 'at', 0);
  const opened = await openMatch(call.args[0], call.io);
  const viewer = readViewer(call.value('view'), opened);
  const { length } = opened.match.events;
  if (at !== undefined && at > length) throw new Failure(`--at ${at}: the match has only ${length} events`);
  const play = playThrough(opened, at ?? length);
  if (call.has('json')) {
    const { game } = opened;
    const shown = viewer === null ? game.state(play.state) : game.view(play.state, viewer);
    call.io.out(`${JSON.stringify(shown, null, 2)}\n`);
  } else call.io.out(`${describe(play, viewer ?? 'watcher', call).join('\n')}\n`);
}

function readViewer(text: string | undefined, { setup, name }: Opened): Viewer | null {
  if (text === undefined) return null;
  if (text === 'watcher') return text;
  if (!/^\d+$/.test(text)) throw usage(`--view must be a seat's number or watcher, not ${text}`);
  if (Number(text) >= setup.seats.length)
    throw new Failure(`--view ${text}: ${name} has seats 0 to ${setup.seats.length - 1}`);
  return Number(text);
}

function describe(play: Play, viewer: Viewer, { io }: Call): string[] {
  const paint = paintFor(io);
  return [
    ...paintInk(play.game.draw(play.state, viewer), paint),
    '',
    paint(situation(play), 'strong'),
    ...logLines(play, viewer, LAST_LINES).map(({ index, words }) => paint(`${eventNumber(index)}  ${words}`, 'dim')),
  ];
}
