import type { Chance } from '../kernel/index.ts';
import { layTile, readTiles, sampleTiles, TILES, tileIndex, tilesEvent } from '../piecepack/index.ts';
import { SUIT_CODES } from './sheet.ts';
import type { State } from './state.ts';

/** City → tile: one sample, on its way into an event or the state. */
const tiles = new Uint8Array(TILES);

/** BPT-1.1 */
export const rollTiles: Chance<State> = {
  draw(_s, rng) {
    sampleTiles(rng, tiles);
    return tilesEvent(SUIT_CODES, tiles);
  },
  deal(s, rng) {
    sampleTiles(rng, tiles);
    lay(s);
  },
  read: (_s, event) => readTiles(SUIT_CODES, 'BPT-1.1', event),
  settle(s, event) {
    const codes = event.tiles as readonly string[];
    for (let city = 0; city < TILES; city++) tiles[city] = tileIndex(SUIT_CODES, codes[city]);
    lay(s);
  },
  outcomes: () => null,
};

function lay(s: State): void {
  for (let city = 0; city < TILES; city++) layTile(s.trade, city, tiles[city]);
  s.step = 'contracts';
}
