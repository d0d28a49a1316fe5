import type { Sheet } from '../../rules/index.ts';
import { ShipGlyph } from '../glyphs.tsx';
import { capacityWords, rangeWords } from './flaw-words.ts';
import './sheet.css';

const WIDTH = 80;

/** The six ships over the six docks. */
export function Picture({ sheet }: { sheet: Sheet }) {
  return (
    <svg class="hs-picture" viewBox={`0 0 ${6 * WIDTH} 230`} aria-hidden="true">
      {sheet.transports.map(({ capacity }, i) => (
        <g key={i} transform={`translate(${i * WIDTH + WIDTH / 2} 0)`}>
          <ShipGlyph kind={i} seat={i % 2} x={0} y={58} size={84} />
          <text y={134} {...squeezed(capacityWords(capacity))}>
            {capacityWords(capacity)}
          </text>
        </g>
      ))}
      {sheet.docks.map(({ min, max, bonus }, i) => (
        <g key={i} transform={`translate(${i * WIDTH + WIDTH / 2} 160)`}>
          <rect class="hs-quay" x={-34} y={0} width={68} height={60} rx={6} />
          <text y={25}>{rangeWords({ min, max })}</text>
          <text class="hs-bonus" y={49}>
            +{bonus}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Words that would run into the next ship. */
function squeezed(words: string) {
  return words.length > 6 ? { textLength: WIDTH - 6, lengthAdjust: 'spacingAndGlyphs' } : {};
}
