import { canonical } from '@waybill/kernel';
import type { TargetProps } from '@waybill/web/games/board.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SeenEvents } from '../rules/index.ts';
import { boxAround, boxOf, type Layout, middleOf } from './geometry.ts';
import { type Candidate, facingOf } from './picking.ts';
import { DominoGlyph } from './pieces.tsx';
import { between } from './scene.tsx';

interface Props {
  readonly candidate: Candidate;
  /** The move as it stands, with what was chosen beside the table. */
  readonly event: SeenEvents;
  readonly target: (event: SeenEvents) => TargetProps;
  readonly layout: Layout;
  /** The least width of what a finger can hit, in drawing units. */
  readonly finger: number;
  /** It was moved by keys, and keeps the focus. */
  readonly held: boolean;
  readonly onKey: (key: KeyboardEvent) => void;
}

/** The one place of the table that can be played: it goes where somebody points. */
export function Cursor(props: Props) {
  return <Spot key={canonical(props.event)} {...props} />;
}

function Spot({ candidate: { spaces }, event, target, layout, finger, held, onKey }: Props) {
  const element = useRef<SVGGElement>(null);
  const box = boxAround(spaces.map((space) => boxOf(layout, space)));
  const { x, y } = middleOf(box);
  const [width, height] = [Math.max(box.width, finger), Math.max(box.height, finger)];
  const { onKeyDown, ...rest } = target(event);
  useLayoutEffect(() => {
    if (held) element.current?.focus();
  }, []);
  return (
    <g
      ref={element}
      class="si-cursor"
      {...rest}
      onKeyDown={(key) => {
        onKey(key);
        if (!key.defaultPrevented) onKeyDown(key);
      }}
    >
      <rect class="si-finger" x={x - width / 2} y={y - height / 2} width={width} height={height} />
      {event.type === 'build' && (
        <g class="si-ghost">
          <DominoGlyph halves={event.domino as [number, number]} facing={facingOf(spaces)} at={between(spaces)} />
        </g>
      )}
      <rect class="si-cursor-ring" x={box.x} y={box.y} width={box.width} height={box.height} rx={5} />
    </g>
  );
}
