import { legalEvents, speak } from '@waybill/kernel';
import type { Call } from '../command.ts';
import { openMatch, playThrough } from '../open.ts';
import { situation } from '../situation.ts';
import { oneLine, pad } from '../text.ts';

export async function run(call: Call): Promise<void> {
  const { io } = call;
  const play = playThrough(await openMatch(call.args[0], io));
  const { game, state, setup } = play;
  const events = legalEvents(game, state);
  const next = game.next(state);
  if (next === 'chance') io.err(`chance is to act: ${situation(play)}\n`);
  if (next === 'over') io.err(`the match is over: ${situation(play)}\n`);
  if (call.has('json')) io.out(`${JSON.stringify(events, null, 2)}\n`);
  else if (io.terminal) {
    const texts = events.map((event) => JSON.stringify(event));
    const width = Math.max(0, ...texts.map((text) => text.length));
    const lines = events.map((event, i) => {
      const words = oneLine(speak(game.words, game.say(state, event), setup.seats));
      return `${String(i + 1).padStart(3)}  ${pad(texts[i], width)}  ${words}\n`;
    });
    io.out(lines.join(''));
  } else io.out(events.map((event) => `${JSON.stringify(event)}\n`).join(''));
}
