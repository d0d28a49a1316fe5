import { commitment, type Game, type Match } from '@waybill/rules/kernel';
import type { Sitter } from '../table/model.ts';
import { keepNew, randomText } from './create.ts';
import type { Kept } from './database.ts';

/** A match that goes on from an event of another: dealt anew from there, so what went before can't be proven again. */
export function copyFrom(game: Game, { match, sitters }: Pick<Kept, 'match' | 'sitters'>, at: number): Kept {
  const seed = randomText();
  const events = match.events.slice(0, at);
  const byHand = events.flatMap((event, index) => (event.by === 'chance' ? [index] : []));
  const dealer = { commit: commitment(seed), seed, ...(byHand.length > 0 && { byHand }) };
  return keepNew(game, { ...match, dealer, events }, sitters, { byHand: false });
}

/** Keeps a match that came from outside; its events have been replayed already. */
export function keepImported(game: Game, match: Match): Kept {
  const dealer = match.dealer?.seed === undefined ? undefined : match.dealer;
  if (dealer) return keepNew(game, match, match.seats.map(person), { byHand: false });
  return copyFrom(game, { match, sitters: match.seats.map(person) }, match.events.length);
}

const person = (): Sitter => ({ kind: 'person' });
