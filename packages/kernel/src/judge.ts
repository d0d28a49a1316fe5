import type { Actor, Event } from './event.ts';
import type { Game, Move } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';
import { checkShape } from './shape.ts';
import { speak, type Words } from './words.ts';

/** An event that may be played: a seat's decision as a move, or an outcome of chance as it is. */
export type Judged = { readonly event: Event; readonly move: Move | null };

/**
 * The only gate for anything from outside. In this order: malformed or by a seat there is not (E), after the end (the
 * clause that ended it), by somebody who is not to act (E), and then what the game itself says.
 */
export function judge<S>(game: Game<S>, s: S, claimed: unknown): Judged | Refusal {
  const malformed = checkShape(game.shapes, claimed);
  if (malformed) return refuse(`${game.prefix}-E`, malformed.code, { field: malformed.field });
  const event = claimed as Event;
  const next = game.next(s);
  if (event.by !== next) return outOfTurn(game, s, event.by, next);
  if (next === 'chance') return game.chance.read(s, event) ?? { event, move: null };
  const move = game.read(s, event);
  return typeof move === 'number' ? { event, move } : move;
}

function outOfTurn<S>(game: Game<S>, s: S, by: Event['by'], next: Actor): Refusal {
  const E = `${game.prefix}-E`;
  const nobody = by !== 'chance' && by >= game.score(s).length;
  if (next === 'over') return nobody ? refuse(E, 'type', { field: 'by' }) : refuse(game.result(s)!.clause, 'over');
  return (nobody ? undefined : game.due?.(s)) ?? refuse(E, 'turn', { by, next });
}

export function apply<S>(game: Game<S>, s: S, { event, move }: Judged): void {
  if (move === null) game.chance.settle(s, event);
  else game.play(s, move);
}

/** The refusals every game shares. */
export const kernelWords: Words = {
  'refuse.object': 'each of the events must be a JSON object',
  'refuse.missing': 'the event lacks the field {field}',
  'refuse.unknown': 'the event has an unknown {field}',
  'refuse.type': 'the event’s field {field} has the wrong form',
  'refuse.chance-due': 'chance does something else now: {due}',
  'refuse.dice-count': 'a roll has {dice} dice, not {rolled}',
  'refuse.dice-face': 'a die shows 1 to {faces}, never {face}',
  'refuse.over': 'the match is over',
  'refuse.turn': ({ by, next }) =>
    `${by === 'chance' ? 'chance is' : `seat ${by} is`} not to act now: ${next === 'chance' ? 'chance is' : `seat ${next} is`}`,
};

/** A refusal's words for a person. */
export function explain(
  game: Game,
  refusal: Refusal,
  seats: readonly string[] = [],
  words: Words = game.words,
): string {
  const key = `refuse.${refusal.code}`;
  return speak(key in words ? words : kernelWords, { key, facts: refusal.facts }, seats);
}
