import { type Game, isFlaw, type Match, readSetup, type Setup } from '@waybill/rules';

/** A set-up with the standard options. */
export function setupOf(game: Game, seats: number, options: Record<string, unknown> = {}): Setup {
  return setupOfMatch(game, { options, seats: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`) });
}

export function setupOfMatch(game: Game, match: Pick<Match, 'options' | 'seats' | 'sheet'>): Setup {
  const setup = readSetup(game, match);
  if (isFlaw(setup)) throw new Error(`${setup.field} ${setup.words}`);
  return setup;
}
