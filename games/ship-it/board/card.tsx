import { SQUARE, TILE } from './geometry.ts';
import { CoinGlyph, DominoGlyph, HubLabel, HubRing, OfficialGlyph, TileGlyph } from './pieces.tsx';

const put = (x: number, y: number): string => `translate(${x * SQUARE} ${y * SQUARE})`;

/** Two cities, a road between them, and a load on its way to the hub. */
export function Card() {
  return (
    <svg viewBox="14 6 346 194.600" preserveAspectRatio="xMidYMid slice">
      <rect class="si-wood" x={0} y={0} width={400} height={220} />
      <path
        class="si-paper"
        d={Array.from({ length: 16 }, (_, i) => `M${i * SQUARE} 0V${9 * SQUARE}M0 ${i * SQUARE}H${16 * SQUARE}`).join(
          '',
        )}
      />
      {(['3A se 3 3', '5S sw 1 3', '4M nw 3 5', 'aC sw 11 3', '2M ne 13 3', '4S ne 13 5', 'nA ne 8 7'] as const).map(
        (laid) => {
          const [tile, tick, x, y] = laid.split(' ');
          return (
            <g key={tile} transform={put(Number(x) + 1, Number(y))}>
              <TileGlyph tile={tile} tick={tick} />
            </g>
          );
        },
      )}
      <g transform={put(6, 3.5)}>
        <DominoGlyph halves={[1, 3]} />
      </g>
      <g transform={put(8, 3.5)}>
        <DominoGlyph halves={[3, 2]} />
      </g>
      <g transform={put(10, 3.5)}>
        <DominoGlyph halves={[0, 4]} />
      </g>
      <g transform={put(8.5, 2)}>
        <DominoGlyph halves={[6, 2]} facing={1} />
      </g>
      <g transform={put(9.5, 5)}>
        <DominoGlyph halves={[5, 0]} facing={1} />
      </g>
      <g transform={put(12, 3)}>
        <HubRing suit="C" />
        <HubLabel suit="C" sum={6} />
      </g>
      <g transform={put(2, 3.4)}>
        <CoinGlyph suit="M" rank={null} up={false} size={18} />
      </g>
      <g transform={put(12.05, 3.14)}>
        <CoinGlyph suit="A" rank="5" up size={15} />
      </g>
      <g transform={put(7.5, 3.5)}>
        <CoinGlyph suit="S" rank={null} up={false} size={20} />
      </g>
      <g transform={put(14, 5.4)}>
        <CoinGlyph suit="C" rank={null} up={false} size={TILE * 0.38} />
      </g>
      <g transform={put(8.5, 1.5)}>
        <OfficialGlyph suit="M" size={18} />
      </g>
    </svg>
  );
}
