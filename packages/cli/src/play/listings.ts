import { type Play, speak, type Viewer } from '@waybill/kernel';
import { Failure } from '../fail.ts';
import { eventNumber, logLines } from '../log.ts';
import type { Paint } from '../paint.ts';
import { findClause, readRulebook } from '../rulebook/read.ts';
import { renderBlocks, renderClause } from '../rulebook/render.ts';
import { clean, oneLine } from '../text.ts';
import type { Choice } from './choose.ts';

/** Every choice with the sentence the log would tell of it. */
export function listMoves({ game, state, setup }: Play, choices: readonly Choice[], paint: Paint): string[] {
  if (choices.length === 0) return ['there are no moves now'];
  const width = Math.max(...choices.map(({ short }) => short.length));
  return choices.map(({ number, short, event }) => {
    const words = oneLine(speak(game.words, game.say(state, event), setup.seats));
    return `${paint(String(number).padStart(3), 'cyan')} ${short.padEnd(width)}  ${paint(words, 'dim')}`;
  });
}

/** The log, or with a number its last lines. */
export function listLog(play: Play, viewer: Viewer, last: string): string[] {
  const count = /^\d+$/.test(last) ? Number(last) : undefined;
  const lines = logLines(play, viewer, count).map(
    ({ index, words }) => `${String(eventNumber(index)).padStart(3)}  ${words}`,
  );
  return lines.length > 0 ? lines : ['nothing has happened yet'];
}

/** The rulebook, or one clause of it. */
export function listRules({ game }: Play, asked: string, width: number, paint: Paint): string[] {
  try {
    const blocks = readRulebook(game);
    const clause = asked === '' ? undefined : findClause(game, blocks, asked);
    if (asked !== '' && !clause) return [`${game.title} has no clause ${clean(asked)}`];
    return clause ? renderClause(clause, width, paint) : renderBlocks(blocks, width, paint);
  } catch (error) {
    if (error instanceof Failure) return [error.message];
    throw error;
  }
}
