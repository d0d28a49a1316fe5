import type { Play } from '@waybill/kernel';
import type { CityMapSheet } from '@waybill/kernel/piecepack';
import { mapBoard } from '@waybill/print/parts/map-board';
import type { Drawing } from '@waybill/print/prints';
import type { StateView } from '../rules/index.ts';

export const SUITS = { H: 'hearts', D: 'diamonds', C: 'clubs', S: 'spades' } as const;

/** The map with everybody's truck and what lies in the cities. */
export function board({ game, setup, state }: Play): Drawing | null {
  const { tiles, goods, seats } = game.view(state, 'watcher') as unknown as StateView;
  if (!tiles) return null;
  const trucks = seats.flatMap(({ truck }, seat) => (truck === null ? [] : [{ city: truck, seat }]));
  return mapBoard({ sheet: setup.sheet as CityMapSheet, suits: SUITS, tiles, goods, trucks });
}
