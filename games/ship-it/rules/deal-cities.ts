import { type EventOf, type Refusal, type Rng, refuse } from '@waybill/kernel';
import { TILES } from '@waybill/kernel/piecepack';
import { layCities, TICKS } from './cities.ts';
import { type Deal, mix } from './deal.ts';
import type { Events } from './events.ts';
import { RANKS_LAID, type State } from './state.ts';
import { tileCode, tileIndex } from './suits.ts';

interface Drawn {
  readonly tile: string;
  readonly tick: string;
}

const tiles = new Uint8Array(TILES);
const turned = new Uint8Array(TILES);

function shuffleTiles(rng: Rng): void {
  for (let i = 0; i < TILES; i++) tiles[i] = i;
  mix(tiles, 0, TILES, rng);
  for (let i = 0; i < TILES; i++) turned[i] = rng.below(TICKS.length);
}

function build(s: State): void {
  layCities(s, tiles, turned);
  s.awaited = RANKS_LAID;
}

/** SI-1.2 */
export const cities: Deal<EventOf<Events, 'cities'>> = {
  type: 'cities',
  clause: 'SI-1.2',
  draw(_, rng) {
    shuffleTiles(rng);
    const drawn = Array.from(tiles, (tile, i): Drawn => ({ tile: tileCode(tile), tick: TICKS[turned[i]] }));
    return { by: 'chance', type: 'cities', tiles: drawn };
  },
  read: (_, event) => readTicks(event.tiles) ?? readTiles(event.tiles),
  settle(s, event) {
    event.tiles.forEach(({ tile, tick }, i) => {
      tiles[i] = tileIndex(tile);
      turned[i] = tickIndex(tick);
    });
    build(s);
  },
  deal(s, rng) {
    shuffleTiles(rng);
    build(s);
  },
  outcomes: () => null,
};

const tickIndex = (tick: string) => (TICKS as readonly string[]).indexOf(tick);

function readTicks(drawn: readonly Drawn[]): Refusal | null {
  const wrong = drawn.find(({ tick }) => tickIndex(tick) < 0);
  return wrong ? refuse('SI-1.1', 'tick', { tick: wrong.tick }) : null;
}

function readTiles(drawn: readonly Drawn[]): Refusal | null {
  if (drawn.length !== TILES) return refuse('SI-1.2', 'tiles-count', { need: TILES, have: drawn.length });
  const known = new Set<string>();
  for (const { tile } of drawn) {
    if (tileIndex(tile) < 0) return refuse('SI-1.2', 'tile-unknown', { tile });
    if (known.has(tile)) return refuse('SI-1.2', 'tile-twice', { tile });
    known.add(tile);
  }
  return null;
}
