import { Dealer, type Game, type Match } from '@waybill/kernel';
import type { Sitter } from '../model.ts';
import { keepNew, randomText } from './create.ts';
import type { Kept } from './matches.ts';

/** Where a match that came from outside was played. */
export type Origin = Pick<Kept, 'table' | 'sitters'>;

/** A match that goes on from an event of another, on this device. */
export function copyFrom(game: Game, { match, sitters }: Pick<Kept, 'match' | 'sitters'>, at: number): Kept {
  return keepNew(game, dealtAnew(match, at), atThisDevice(sitters), { byHand: false });
}

/** Keeps a match that came from outside; its events have been replayed already. */
export function keepImported(game: Game, match: Match, origin?: Origin): Kept {
  const { sitters, ...from } = origin ?? { sitters: match.seats.map(person) };
  const known = match.dealer?.seed === undefined ? dealtAnew(match, match.events.length) : match;
  return keepNew(game, known, sitters, { byHand: false, ...from });
}

/** Whoever sat at another device is not there to go on. */
export const atThisDevice = (sitters: readonly Sitter[]): Sitter[] =>
  sitters.map((sitter) => (sitter.kind === 'friend' ? person() : sitter));

/** What comes is dealt anew, so what went before can't be proven again. */
function dealtAnew(match: Match, at: number): Match {
  const events = match.events.slice(0, at);
  const byHand = events.flatMap((event, index) => (event.by === 'chance' ? [index] : []));
  const dealer = { ...new Dealer(randomText()).record(), ...(byHand.length > 0 && { byHand }) };
  return { ...match, dealer, events };
}

const person = (): Sitter => ({ kind: 'person' });
