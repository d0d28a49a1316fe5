import { t as say } from './panel-words.ts';
import { CoinGlyph, HubLabel, HubRing, OfficialGlyph, TileGlyph } from './pieces.tsx';

/** What the marks on the table mean. */
export function Legend() {
  return (
    <details class="si-legend" open>
      <summary class="caption">{say('side.legend')}</summary>
      <ul>
        <li>
          <svg viewBox="-29 -29 58 58" width={40} height={40} aria-hidden="true">
            <TileGlyph tile="3S" tick="se" />
          </svg>
          {say('legend.tick')}
        </li>
        <li>
          <svg viewBox="-29 -29 58 58" width={40} height={40} aria-hidden="true">
            <TileGlyph tile="aC" tick="sw" />
            <HubRing suit="C" />
            <HubLabel suit="C" sum={5} />
          </svg>
          {say('legend.hub')}
        </li>
        <li>
          <svg viewBox="-20 -20 40 40" width={40} height={40} aria-hidden="true">
            <OfficialGlyph suit="A" size={24} />
          </svg>
          {say('legend.official')}
        </li>
        <li>
          <svg viewBox="-24 -20 48 40" width={40} height={40} aria-hidden="true">
            <g transform="translate(-11 0)">
              <CoinGlyph suit="S" rank={null} up={false} size={20} />
            </g>
            <g transform="translate(11 0)">
              <CoinGlyph suit="S" rank="4" up size={20} />
            </g>
          </svg>
          {say('legend.coin')}
        </li>
        <li>
          <svg viewBox="0 0 40 40" width={40} height={40} aria-hidden="true">
            <rect class="si-domino-face" x={2} y={10} width={36} height={20} rx={3} />
            <rect class="si-shut" x={2} y={10} width={36} height={20} rx={3} />
          </svg>
          {say('legend.shut')}
        </li>
      </ul>
    </details>
  );
}
