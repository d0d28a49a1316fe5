import { type Advice, type Knowledge, think } from '@waybill/bots';
import { loadKnowledge } from '@waybill/games';
import { count, legalEvents, type Play, type Seat, speak } from '@waybill/kernel';
import { readLevel } from '../analyse/thoroughness.ts';
import type { Call } from '../command.ts';
import { Failure } from '../fail.ts';
import { paintFor } from '../io.ts';
import { openMatch, playThrough } from '../open.ts';
import { shorten } from '../play/shorthand.ts';
import { reasonOf, valueWords } from '../players.ts';
import { situation } from '../situation.ts';
import { columns, oneLine } from '../text.ts';

/** How many moves are listed; --json has all. */
const SHOWN = 10;

export async function run(call: Call): Promise<void> {
  const { io } = call;
  const thoroughness = readLevel(call.value('level')) ?? { level: 'expert' as const };
  const play = playThrough(await openMatch(call.args[0], io));
  const { game, state } = play;
  const seat = game.next(state);
  if (typeof seat !== 'number') {
    throw new Failure(`there is nothing to decide: ${seat === 'over' ? 'the match is over' : 'chance is to act'}`);
  }
  const knowledge = await loadKnowledge(game);
  // No clock: the same file gets the same advice on any machine.
  const thinking = think(game, state, seat, knowledge, { ...thoroughness, clear: true, seed: 'advise' });
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  if (call.has('json')) io.out(`${JSON.stringify(toldOf(play, seat, step.value, knowledge), null, 2)}\n`);
  else io.out(textOf(play, step.value, knowledge, paintFor(io)));
}

function toldOf({ game, setup, state }: Play, seat: Seat, { options, unit, iterations }: Advice, knowledge: Knowledge) {
  return {
    game: game.id,
    seat,
    unit,
    iterations,
    unweighed: unweighed({ game, state }, options),
    options: options.map(({ event, value, visits }, i) => ({
      event,
      words: oneLine(speak(game.words, game.say(state, event), setup.seats)),
      value,
      visits,
      reason: reasonBeside(knowledge, state, options, i),
    })),
  };
}

/** How many moves the bot saw no use in. */
const unweighed = ({ game, state }: Pick<Play, 'game' | 'state'>, options: Advice['options']) =>
  legalEvents(game, state).length - options.length;

/** Why this option, beside the best of the others. */
function reasonBeside(knowledge: Knowledge, s: unknown, options: Advice['options'], i: number): string | null {
  const [one, other] = [options[i], options[i === 0 ? 1 : 0]];
  return reasonOf(knowledge, s, one.move, other?.move, other && one.value - other.value);
}

function textOf(
  play: Play,
  { options, unit }: Advice,
  knowledge: Knowledge,
  paint: ReturnType<typeof paintFor>,
): string {
  const { game, setup, state } = play;
  const shown = options.slice(0, SHOWN);
  const rows = shown.map(({ event, value }, i) => [
    `${i + 1}`.padStart(3),
    oneLine(shorten(game.shapes, event), 40),
    valueWords(unit, value),
    oneLine(reasonBeside(knowledge, state, options, i) ?? speak(game.words, game.say(state, event), setup.seats), 80),
  ]);
  const left = options.length - shown.length;
  const more = left > 0 ? `… and ${left} more; --json has them all\n` : '';
  const others = unweighed(play, options);
  const rest =
    others > 0 ? `not weighed: ${count(others, 'other move', 'other moves')}, in which the bot sees no use\n` : '';
  const lines = columns(rows, 4).map((line) => `${line.trimEnd()}\n`);
  return `${paint(situation(play), 'strong')}\n${lines.join('')}${more}${rest}`;
}
