import { RANKS, tileIndex } from '@waybill/kernel/piecepack';
import { oneOf, shuffled } from '@waybill/web/look/pieces/piecepack-forms/shuffle.ts';
import { rankFace } from '@waybill/web/look/pieces/rank.ts';
import { SUIT_NAMES, Suit } from '@waybill/web/look/pieces/suit.tsx';
import { useState } from 'preact/hooks';
import { SHIP_SUITS, sitesOf } from '../rules/index.ts';
import type { FormProps } from './chance-form.tsx';
import { t as say } from './form-words.ts';
import { SQUARE } from './geometry.ts';
import { TileGlyph } from './pieces.tsx';
import { type Key, t } from './words.ts';

interface Drawn {
  readonly tile: string;
  readonly tick: string;
}

/** Clockwise, as a tile is turned. */
const TICKS = ['nw', 'ne', 'se', 'sw'];
const ALL = SHIP_SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

/** The tiles in the order they were drawn, laid out as they come; tapping a laid one turns it. */
export function CitiesForm({ moment: { state }, onRoll }: FormProps) {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const left = ALL.filter((tile) => !drawn.some((other) => other.tile === tile));
  const turn = (at: number) =>
    setDrawn(drawn.map((one, i) => (i === at ? { ...one, tick: TICKS[(TICKS.indexOf(one.tick) + 1) % 4] } : one)));
  return (
    <form
      class="si-form"
      onSubmit={(submit) => {
        submit.preventDefault();
        void onRoll({ by: 'chance', type: 'cities', tiles: drawn });
      }}
    >
      <p role="status">{left.length > 0 ? say('form.tiles', { at: drawn.length + 1 }) : say('form.tiles.done')}</p>
      <Stack left={left} onPick={(tile) => setDrawn([...drawn, { tile, tick: 'nw' }])} />
      {drawn.length > 0 && <Laid drawn={drawn} winding={state.winding} onTurn={turn} />}
      <div class="row">
        <button type="submit" class="main" disabled={left.length > 0}>
          {say('form.enter')}
        </button>
        <button
          type="button"
          disabled={left.length === 0}
          onClick={() => setDrawn([...drawn, ...shuffled(left).map((tile) => ({ tile, tick: oneOf(TICKS) }))])}
        >
          {say('form.shuffle')}
        </button>
        <button type="button" disabled={drawn.length === 0} onClick={() => setDrawn(drawn.slice(0, -1))}>
          {say('form.back')}
        </button>
      </div>
    </form>
  );
}

const namesOf = ([rank, suit]: string) => ({ rank: rankFace(rank), suit: t(`suit.${suit}` as Key) });

function Stack({ left, onPick }: { left: readonly string[]; onPick: (tile: string) => void }) {
  return (
    <div class="si-stack">
      {ALL.map((tile) => (
        <button
          key={tile}
          type="button"
          class="si-key"
          disabled={!left.includes(tile)}
          aria-label={say('form.tile', namesOf(tile))}
          onClick={() => onPick(tile)}
        >
          <Suit suit={SUIT_NAMES[tile[1]]} size={16} />
          <b>{rankFace(tile[0])}</b>
        </button>
      ))}
    </div>
  );
}

interface LaidProps {
  readonly drawn: readonly Drawn[];
  readonly winding: boolean;
  readonly onTurn: (at: number) => void;
}

function Laid({ drawn, winding, onTurn }: LaidProps) {
  const sites = sitesOf(
    drawn.map(({ tile }) => tileIndex(SHIP_SUITS, tile)),
    winding,
  );
  const columns = Math.max(...sites.map(({ x }) => x)) + 3;
  return (
    <div class="si-laid">
      <div style={{ width: `${columns * 1.5}rem`, height: `${19 * 1.5}rem` }}>
        {drawn.map(({ tile, tick }, i) => (
          <button
            key={tile}
            type="button"
            style={{ left: `${(sites[i].x - 1) * 1.5}rem`, top: `${(sites[i].y - 1) * 1.5}rem` }}
            aria-label={say('form.turn', { ...namesOf(tile), tick })}
            onClick={() => onTurn(i)}
          >
            <svg viewBox={`${-SQUARE} ${-SQUARE} ${2 * SQUARE} ${2 * SQUARE}`} aria-hidden="true">
              <TileGlyph tile={tile} tick={tick} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  );
}
