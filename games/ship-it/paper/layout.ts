import type { Play } from '@waybill/kernel';
import type { Rank } from '@waybill/kernel/piecepack';
import type { Layout, Piece } from '@waybill/print/ppn/layout';
import type { ShipItView } from '../rules/index.ts';

const SUITS = ['S', 'C', 'A', 'M'];
/** SI-1.2: three sites of 4 squares, two between them and two around. */
const HEIGHT = 20;
/** At rest the mark of a tile is in its upper left corner; turned to the left it goes round by the lower left. */
const TURNS = { nw: 0, sw: 90, se: 180, ne: 270 } as const;
const ACE = 'a';
const NULL = 'n';

/** A square is an inch, and a tile two. The dominoes wait face down beside the table. */
export function layout({ game, setup, events }: Play): Layout | null {
  const start = game.begin(setup);
  const [cities, freight] = events;
  if (!cities || !freight) return null;
  for (const event of [cities, freight]) game.chance.settle(start, event);
  const { tiles } = game.state(start) as ShipItView;
  const laid = tiles.map(({ tile, at, tick }): Piece => {
    const [x, y] = at.split(',').map(Number);
    const turned = TURNS[tick as keyof typeof TURNS];
    return { kind: 'tile', suit: tile[1], rank: tile[0] as Rank, turned, x: x + 1, y: HEIGHT - y - 1 };
  });
  const on = (rank: string) => laid.filter((tile) => tile.rank === rank);
  const loaded = laid.filter((tile) => tile.rank !== ACE);
  return [
    { name: 'tiles', words: 'The cities, tile by tile as drawn', pieces: laid },
    {
      name: 'freight',
      words: 'A coin, suit up, on each tile that is no ace',
      pieces: loaded.map(({ x, y }, i) => ({ kind: 'coin', suit: SUITS[i % SUITS.length], x, y })),
    },
    {
      name: 'hubs',
      words: 'A pawn on each ace',
      pieces: on(ACE).map(({ suit, x, y }) => ({ kind: 'pawn', suit, x, y })),
    },
    {
      name: 'officials',
      words: 'A die on each null, the 28 dominoes face down beside the table',
      pieces: on(NULL).map(({ suit, x, y }) => ({ kind: 'die', suit, rank: NULL, x, y })),
    },
  ];
}
