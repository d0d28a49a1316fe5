import { type Game, isFlaw, readSetup, type Setup } from '@waybill/rules';

/** A set-up with the standard options. */
export function setupOf(game: Game, seats: number, options: Record<string, unknown> = {}): Setup {
  const setup = readSetup(game, { options, seats: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`) });
  if (isFlaw(setup)) throw new Error(`${setup.field} ${setup.words}`);
  return setup;
}
