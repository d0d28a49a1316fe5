import { pieceWords } from '../piece-words.ts';
import type { Corner } from './layout.ts';
import type { Zoom } from './use-zoom.ts';

const t = pieceWords({
  en: { in: 'Zoom in', out: 'Zoom out', all: 'Show the whole map' },
  de: { in: 'Näher heran', out: 'Weiter weg', all: 'Die ganze Karte zeigen' },
});

const STEP = 1.5;

export function ZoomButtons({ zoom, corner }: { zoom: Zoom; corner: Corner | null }) {
  return (
    <div class="cm-zoom" data-corner={corner ?? 'below'}>
      <Button label={t('in')} sign="M3 10h14M10 3v14" onPress={() => zoom.by(STEP)} />
      {!zoom.isWhole && <Button label={t('out')} sign="M3 10h14" onPress={() => zoom.by(1 / STEP)} />}
      {!zoom.isWhole && (
        <Button label={t('all')} sign="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" onPress={zoom.showAll} />
      )}
    </div>
  );
}

function Button({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }) {
  const press = (click: MouseEvent) => {
    click.stopPropagation();
    onPress();
  };
  return (
    <button type="button" class="icon" aria-label={label} title={label} onClick={press}>
      <svg viewBox="0 0 20 20" width={18} height={18} aria-hidden="true">
        <path d={sign} fill="none" stroke="currentColor" stroke-width={2} />
      </svg>
    </button>
  );
}

const KEYS: { readonly [key: string]: (zoom: Zoom) => void } = {
  '+': (zoom) => zoom.by(STEP),
  '=': (zoom) => zoom.by(STEP),
  '-': (zoom) => zoom.by(1 / STEP),
  0: (zoom) => zoom.showAll(),
};

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** `+ − 0` zoom, Shift with an arrow pans, an arrow alone goes on to the next city. */
export function pressed(key: KeyboardEvent, zoom: Zoom, walk: (dx: number, dy: number) => void): void {
  if (key.ctrlKey || key.metaKey || key.altKey) return;
  const arrow = ARROWS[key.key];
  if (!arrow && !KEYS[key.key]) return;
  key.preventDefault();
  if (!arrow) KEYS[key.key](zoom);
  else if (key.shiftKey) zoom.pan(arrow[0] / 4, arrow[1] / 4);
  else walk(...arrow);
}
