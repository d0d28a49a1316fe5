import type { EventOf } from '@waybill/kernel';
import { layTile, readTiles, sampleTiles, TILES, tileIndex, tilesEvent } from '@waybill/kernel/piecepack';
import type { Events } from './events.ts';
import type { Roll } from './roll.ts';
import { SUITS_C2C } from './state.ts';

const tray = new Uint8Array(TILES);

/** C2C-1.1: the tiles, shuffled. */
export const rollTiles: Roll<EventOf<Events, 'tiles'>> = {
  clause: () => 'C2C-1.1',
  roll(_, rng) {
    sampleTiles(rng, tray);
  },
  take(event) {
    event.tiles.forEach((code, city) => {
      tray[city] = tileIndex(SUITS_C2C, code);
    });
  },
  write: () => tilesEvent(SUITS_C2C, tray),
  apply(s) {
    for (let city = 0; city < TILES; city++) layTile(s.trade, city, tray[city]);
    s.step = 'contracts';
  },
  read: (_, event) => readTiles(SUITS_C2C, 'C2C-1.1', event.tiles),
  outcomes: () => null,
};
