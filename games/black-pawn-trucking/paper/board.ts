import type { Play } from '@waybill/kernel';
import type { CityMapSheet } from '@waybill/kernel/piecepack';
import { mapBoard } from '@waybill/print/parts/map-board';
import type { Drawing } from '@waybill/print/prints';
import type { TruckingView } from '../rules/index.ts';

export const SUITS = { S: 'suns', M: 'moons', C: 'crowns', A: 'arms' } as const;

/** The map with the truck and what lies in the cities. */
export function board({ game, setup, state }: Play): Drawing | null {
  const { tiles, goods, truck } = game.view(state, 'watcher') as TruckingView;
  if (!tiles) return null;
  const trucks = truck === null ? [] : [{ city: truck, seat: null }];
  return mapBoard({ sheet: setup.sheet as CityMapSheet, suits: SUITS, tiles, goods, trucks });
}
