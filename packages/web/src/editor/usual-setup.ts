import { type Game, type Setup, usualOptions } from '@waybill/kernel';

/** What bots play a sheet with: as few seats as the game has, and its usual options. */
export function usualSetup(game: Game): Pick<Setup, 'seats' | 'options'> {
  const seats = Array.from({ length: game.seats.min }, (_, i) => String(i + 1));
  return { seats, options: usualOptions(game.options) };
}
