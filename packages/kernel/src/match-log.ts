import type { Event, Viewer } from './event.ts';
import type { Result } from './game.ts';
import { apply, judge } from './judge.ts';
import type { Play } from './play.ts';
import { isRefusal } from './refusal.ts';
import { speak, type Words } from './words.ts';

export interface LoggedEvent {
  readonly index: number;
  readonly event: Event;
  readonly words: string;
}

/** The last events of a match as sentences, each as this viewer may know it now. */
export function logOf(
  { game, setup, state, events }: Play,
  viewer: Viewer,
  last = events.length,
  words: Words = game.words,
): LoggedEvent[] {
  const past = game.begin(setup);
  const from = events.length - last;
  const logged: LoggedEvent[] = [];
  events.forEach((event, index) => {
    if (index >= from) {
      const known = game.hide(past, event, viewer, state);
      logged.push({ index, event: known, words: speak(words, game.say(past, known), setup.seats) });
    }
    const judged = judge(game, past, event);
    if (!isRefusal(judged)) apply(game, past, judged);
  });
  return logged;
}

/** How a match ended, in words; the ending's name where a game has none for it. */
export function resultWords(
  { game, setup }: Pick<Play, 'game' | 'setup'>,
  { ending, scores, winners }: Result,
  words: Words = game.words,
): string {
  const key = `end.${ending}`;
  const facts = { scores, score: scores[0], seats: winners, ...(winners.length > 0 ? { seat: winners[0] } : {}) };
  return key in words ? speak(words, { key, facts }, setup.seats) : ending;
}
