import { t } from '../../words/catalogue.ts';

/** A player is a colour and a shape: nobody has to tell them apart by colour alone. Centred in a box of 20 × 20. */
const SHAPES = [
  'M10 1a9 9 0 1 0 0 18a9 9 0 0 0 0-18z',
  'M2 2h16v16H2z',
  'M10 1l9.5 17.500H.5z',
  'M10 .5L19.5 10 10 19.5.5 10z',
] as const;

export function PlayerGlyph({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  const scale = size / 20;
  return (
    <path
      d={SHAPES[seat % SHAPES.length]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      class={`player player-${seat % SHAPES.length}`}
    />
  );
}

export function PlayerMark({ seat, size = 18 }: { seat: number; size?: number }) {
  return (
    <svg class="glyph" viewBox="-1 -1 22 22" width={size} height={size} aria-hidden="true">
      <PlayerGlyph seat={seat} x={10} y={10} size={20} />
    </svg>
  );
}

/** Who has not said a name is *you* to whoever sits there. */
export function playerName(names: readonly string[], seat: number, viewer: number | 'watcher' | null): string {
  return seat === viewer && names[seat] === t('you') ? t('players.you') : names[seat];
}
