import type { EventOf } from '@waybill/kernel';
import { type CityMapSheet, type DealingEvents, RANKS } from '@waybill/kernel/piecepack';
import { useState } from 'preact/hooks';
import type { SuitSet } from '../city-map/city.tsx';
import { CityMap } from '../city-map/city-map.tsx';
import { rankFace } from '../rank.ts';
import { Suit } from '../suit.tsx';
import { shuffled } from './shuffle.ts';
import { t } from './words.ts';
import './forms.css';

interface Props {
  readonly sheet: CityMapSheet;
  readonly suits: SuitSet;
  readonly onRoll: (event: EventOf<DealingEvents, 'tiles'>) => void;
}

/** The tiles as they were laid on a real table: tapped one after another, in the order of the cities. */
export function TilesForm({ sheet, suits, onRoll }: Props) {
  const [laid, setLaid] = useState<readonly string[]>([]);
  const all = Object.keys(suits).flatMap((suit) => RANKS.map((rank) => rank + suit));
  const left = all.filter((tile) => !laid.includes(tile));
  const next = sheet.cities[laid.length];
  return (
    <form
      class="pf"
      onSubmit={(submit) => {
        submit.preventDefault();
        onRoll({ by: 'chance', type: 'tiles', tiles: laid });
      }}
    >
      <p role="status">
        {next ? t('tiles.next', { city: next.name, at: laid.length + 1, of: all.length }) : t('tiles.done')}
      </p>
      <div class="pf-tiles">
        <div class="pf-map">
          <CityMap {...{ sheet, suits }} label={sheet.name} tiles={laid} lit={next ? [laid.length + 1] : []} still />
        </div>
        <div class="pf-stack">
          {all.map((tile) => (
            <TileButton
              key={tile}
              {...{ tile, suits }}
              gone={!left.includes(tile)}
              onPick={() => setLaid([...laid, tile])}
            />
          ))}
        </div>
      </div>
      <div class="row">
        <button type="submit" class="main" disabled={left.length > 0}>
          {t('tiles.enter')}
        </button>
        <button type="button" disabled={left.length === 0} onClick={() => setLaid([...laid, ...shuffled(left)])}>
          {t('tiles.shuffle')}
        </button>
        <button type="button" disabled={laid.length === 0} onClick={() => setLaid(laid.slice(0, -1))}>
          {t('tiles.back')}
        </button>
      </div>
    </form>
  );
}

interface TileProps {
  readonly tile: string;
  readonly suits: SuitSet;
  readonly gone: boolean;
  readonly onPick: () => void;
}

function TileButton({ tile: [rank, suit], suits, gone, onPick }: TileProps) {
  const face = rankFace(rank);
  const label = t('tiles.tile', { rank: face, suit: t(suits[suit]) });
  return (
    <button type="button" class="pf-key" disabled={gone} aria-label={label} onClick={onPick}>
      <Suit suit={suits[suit]} size={16} />
      <b>{face}</b>
    </button>
  );
}
