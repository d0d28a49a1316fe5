import { openGame } from '../../games/open-game.ts';
import type { Sitter } from '../model.ts';
import { create } from './create.ts';
import type { Kept } from './matches.ts';
import { botNames, ownName, PERSON } from './start.ts';

/** The taught match: a fixed deal, against the gentlest bots where others are needed. */
export async function startLesson(id: string): Promise<Kept | null> {
  const opened = await openGame(id);
  if (!opened) return null;
  const lesson = await opened.board.lesson();
  const others = lesson.seats - 1;
  return create(opened.game, {
    names: [ownName(), ...botNames(others)],
    sitters: [PERSON, ...Array.from({ length: others }, (): Sitter => ({ kind: 'bot', level: 'easy' }))],
    seed: lesson.seed,
    lesson: true,
    ...(lesson.answers && { answers: lesson.answers }),
    ...(lesson.options && { options: lesson.options }),
    ...(lesson.sheet !== undefined && { sheet: lesson.sheet }),
  });
}
