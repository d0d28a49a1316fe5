import { Dealer, type Game, type Match } from '@waybill/kernel';
import type { Sitter } from '../model.ts';
import { keepNew, randomText } from './create.ts';
import type { Kept } from './matches.ts';

/** A match that goes on from an event of another: dealt anew from there, so what went before can't be proven again. */
export function copyFrom(game: Game, { match, sitters }: Pick<Kept, 'match' | 'sitters'>, at: number): Kept {
  const events = match.events.slice(0, at);
  const byHand = events.flatMap((event, index) => (event.by === 'chance' ? [index] : []));
  const dealer = { ...new Dealer(randomText()).record(), ...(byHand.length > 0 && { byHand }) };
  return keepNew(game, { ...match, dealer, events }, sitters, { byHand: false });
}

/** Keeps a match that came from outside; its events have been replayed already. */
export function keepImported(game: Game, match: Match): Kept {
  const dealer = match.dealer?.seed === undefined ? undefined : match.dealer;
  if (dealer) return keepNew(game, match, match.seats.map(person), { byHand: false });
  return copyFrom(game, { match, sitters: match.seats.map(person) }, match.events.length);
}

const person = (): Sitter => ({ kind: 'person' });
