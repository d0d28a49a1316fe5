import { UNIT } from '../../pieces/city-map/layout.ts';
import { EDGE } from './world.ts';

const SIZE = EDGE * UNIT;
const AT = Array.from({ length: EDGE + 1 }, (_, i) => i * UNIT);
const LINES = AT.map((at) => `M${at} 0v${SIZE}M0 ${at}h${SIZE}`).join('');

/** The half-tile grid: the middle of a tile lies where two lines cross. */
export function Grid() {
  return <path class="me-grid" d={LINES} />;
}
