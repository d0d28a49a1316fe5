import { memo } from '@waybill/web/look/memo.tsx';
import { useMemo } from 'preact/hooks';
import { hubSums, regions, type ShipItState, type ShipItView } from '../rules/index.ts';
import { boxOf, centreOf, type Layout, type Point, pointOf, SQUARE } from './geometry.ts';
import { Load } from './load.tsx';
import { facingOf } from './picking.ts';
import { DominoGlyph, HubLabel, HubRing, OfficialGlyph, TileGlyph } from './pieces.tsx';
import { standingOf } from './standing.ts';

export interface SceneProps {
  readonly view: ShipItView;
  readonly state: ShipItState;
  readonly layout: Layout;
  /** The suit through whose eyes closed regions are shown. */
  readonly suit: string | null;
  readonly lit: readonly string[];
  /** The load that is about to be hauled. */
  readonly chosen?: string | null;
  /** Loads laid after this id come from that tile. */
  readonly scattered?: { readonly after: number; readonly from: string } | null;
}

/** Squared paper, the cities, the roads. */
export const Ground = memo(function Ground({ view, layout, lit }: Pick<SceneProps, 'view' | 'layout' | 'lit'>) {
  const [width, height] = [layout.columns * SQUARE, layout.rows * SQUARE];
  return (
    <>
      <path class="si-paper" d={useMemo(() => ruled(layout), [layout])} />
      <rect class="si-edge" x={0.5} y={0.5} width={width - 1} height={height - 1} />
      <Ruler of={layout.columns} at={(i) => ({ x: (i + 0.5) * SQUARE, y: RIM })} />
      <Ruler of={layout.rows} at={(i) => ({ x: RIM, y: (i + 0.5) * SQUARE })} />
      {view.tiles.map(({ tile, tick }) => (
        <g key={tile} transform={at(centreOf(layout, tile))} data-lit={lit.includes(tile) ? '' : undefined}>
          <TileGlyph tile={tile} tick={tick} />
        </g>
      ))}
      {view.dominoes.map(({ domino, squares }) => (
        <g key={domino.join()} data-lit={squares.some((square) => lit.includes(square)) ? '' : undefined}>
          <Road a={domino[0]} b={domino[1]} facing={facingOf(squares)} {...between(squares)} />
        </g>
      ))}
    </>
  );
});

interface RoadProps extends Point {
  readonly a: number;
  readonly b: number;
  readonly facing: number;
}

/** A domino that lies: of the many on a table, a move changes one. */
const Road = memo(function Road({ a, b, facing, x, y }: RoadProps) {
  return <DominoGlyph halves={[a, b]} facing={facing} at={{ x, y }} />;
});

/** How far from the edge its numbers stand: the middle of a square is for the dots where a domino fits. */
const RIM = 5.5;

/** What the log calls a square, at two edges of the table; no tile ever lies there. */
function Ruler({ of, at: spot }: { of: number; at: (i: number) => Point }) {
  return (
    <>
      {Array.from({ length: of }, (_, i) => (
        <text key={i} class="si-ruler" {...spot(i)} dy="0.36em">
          {i}
        </text>
      ))}
    </>
  );
}

const at = ({ x, y }: Point): string => `translate(${x} ${y})`;

function ruled({ columns, rows }: Layout): string {
  const down = Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * SQUARE} 0V${rows * SQUARE}`);
  const across = Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * SQUARE}H${columns * SQUARE}`);
  return [...down, ...across].join('');
}

/** The middle of a domino. */
export function between(squares: readonly string[]): Point {
  const [a, b] = squares.map(pointOf);
  return { x: ((a.x + b.x + 1) / 2) * SQUARE, y: ((a.y + b.y + 1) / 2) * SQUARE };
}

/** SI-3.2: halves closed to the suit, hatched. */
export const Shut = memo(function Shut({ state, layout, suit }: Pick<SceneProps, 'state' | 'layout' | 'suit'>) {
  if (suit === null) return null;
  const shut = regions(state).filter(({ closedTo }) => closedTo.includes(suit));
  return (
    <>
      {shut
        .flatMap(({ halves }) => halves)
        .map((half) => {
          const { x, y } = boxOf(layout, half);
          return <rect key={half} class="si-shut" x={x + 1} y={y + 1} width={SQUARE - 2} height={SQUARE - 2} />;
        })}
    </>
  );
});

/** The rings of the hubs, under what stands there. */
export const Rings = memo(function Rings({ view, layout }: Pick<SceneProps, 'view' | 'layout'>) {
  return (
    <>
      {Object.entries(view.hubs).map(([suit, hub]) =>
        hub === null ? null : (
          <g key={suit} class="si-piece" style={moved(centreOf(layout, hub))}>
            <HubRing suit={suit} />
          </g>
        ),
      )}
    </>
  );
});

/** What closed regions are hatched with. */
export function Hatching() {
  return (
    <defs>
      <pattern id="si-hatch" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="si-hatch-line" width={2.2} height={6} />
      </pattern>
    </defs>
  );
}

/** Everything that stands on the spaces. */
export const Pieces = memo(function Pieces({ view, state, layout, lit, chosen, scattered }: Omit<SceneProps, 'suit'>) {
  const sums = hubSums(state);
  return (
    <>
      {Object.entries(view.freight).map(([id, load]) =>
        load.space === null ? null : (
          <Load
            key={id}
            {...{ id, load }}
            spot={standingOf(view, layout, load.space, id)}
            lit={lit.includes(id)}
            chosen={chosen === id}
            moved={view.moved.includes(id)}
            from={scattered && Number(id.slice(1)) > scattered.after ? centreOf(layout, scattered.from) : null}
          />
        ),
      )}
      {Object.entries(view.officials).map(([suit, space]) => {
        const spot = standingOf(view, layout, space, suit);
        return (
          <g key={suit} class="si-piece" style={moved(spot)} data-lit={lit.includes(suit) ? '' : undefined}>
            <OfficialGlyph suit={suit} size={spot.size * 1.1} />
          </g>
        );
      })}
      {Object.entries(sums).map(([suit, sum]) =>
        sum === null ? null : (
          <g key={suit} class="si-piece" style={moved(centreOf(layout, sum.hub))}>
            <HubLabel suit={suit} sum={sum.sum} />
          </g>
        ),
      )}
    </>
  );
});

const moved = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });
