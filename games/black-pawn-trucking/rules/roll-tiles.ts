import type { Chance, EventOf } from '@waybill/kernel';
import {
  type DealingEvents,
  layTile,
  readTiles,
  sampleTiles,
  TILES,
  tileIndex,
  tilesEvent,
} from '@waybill/kernel/piecepack';
import { SUIT_CODES } from './sheet.ts';
import type { State } from './state.ts';

/** City → tile: one sample, on its way into an event or the state. */
const tiles = new Uint8Array(TILES);

/** BPT-1.1 */
export const rollTiles: Required<Chance<State, EventOf<DealingEvents, 'tiles'>>> = {
  kind: () => 'tiles',
  draw(_s, rng) {
    sampleTiles(rng, tiles);
    return tilesEvent(SUIT_CODES, tiles);
  },
  lot: (s, streams, ordinal) => rollTiles.draw(s, streams.at('tiles', ordinal)),
  deal(s, rng) {
    sampleTiles(rng, tiles);
    lay(s);
  },
  read: (_s, event) => readTiles(SUIT_CODES, 'BPT-1.1', event.tiles),
  settle(s, event) {
    for (let city = 0; city < TILES; city++) tiles[city] = tileIndex(SUIT_CODES, event.tiles[city]);
    lay(s);
  },
  outcomes: () => null,
};

function lay(s: State): void {
  for (let city = 0; city < TILES; city++) layTile(s.trade, city, tiles[city]);
  s.step = 'contracts';
}
