import { type CellName, isDocked, stripOf } from '../rules/index.ts';
import { LoadDie, Shade } from './glyphs.tsx';
import { pickProps } from './hand.ts';
import type { PadProps } from './pad.tsx';
import { CELL, cellRect } from './plan.ts';
import { cellPlace, dieOfSource, still, toCell } from './ways.ts';
import { dieWords, t } from './words.ts';

const DIE = 50;

interface CellProps extends PadProps {
  readonly cell: CellName;
  readonly at: number;
}

export function Cell(props: CellProps) {
  const { cell, at, moment, lit, hand } = props;
  const { x, y } = cellRect(at);
  const die = moment.view.grid[cell];
  const place = cellPlace(cell);
  const use = useOf(props);
  return (
    <g
      class="ha-spot"
      data-spot={place}
      data-lit={lit.includes(place) ? '' : undefined}
      data-held={hand.held === place ? '' : undefined}
      data-leaving={isLeaving(props) ? '' : undefined}
      {...use}
    >
      <Shade {...cellRect(at)} rx={6} />
      <rect class="ha-cell" x={x} y={y} width={CELL} height={CELL} rx={6} />
      {isShut(props) && !die && <rect class="ha-shut" x={x} y={y} width={CELL} height={CELL} rx={6} />}
      <text class="ha-cell-name" x={x + 6} y={y + 13}>
        {cell}
      </text>
      {die && (
        <g data-piece={place} data-moved={previewMoves(props) ? '' : undefined}>
          <LoadDie
            x={x + CELL / 2}
            y={y + CELL / 2}
            size={DIE}
            die={die}
            shifted={die.shifted}
            raised={'data-pick' in use}
          />
        </g>
      )}
      <Coming {...props} />
    </g>
  );
}

/** The die that the move looked at would bring here. */
function Coming({ cell, at, preview, moment: { view } }: CellProps) {
  const { x, y } = cellRect(at);
  const here = { x: x + CELL / 2, y: y + CELL / 2, size: DIE };
  if (preview?.type === 'place' && preview.cell === cell) {
    return (
      <g class="ha-coming">
        <LoadDie {...here} die={{ pips: preview.pips, kind: preview.kind }} />
      </g>
    );
  }
  const die = preview?.type === 'shift' && preview.to === cell ? view.grid[preview.from as CellName] : undefined;
  return die ? (
    <g class="ha-coming">
      <LoadDie {...here} die={die} shifted />
    </g>
  ) : null;
}

/** HA-2.3: the viewer's transport has left the strip. */
function isShut({ at, moment: { view, state, viewer } }: CellProps): boolean {
  return view.turn > 0 && viewer !== 'watcher' && !view.over && !isDocked(state, viewer, stripOf(viewer, at));
}

function isLeaving({ at, preview }: CellProps): boolean {
  return preview?.type === 'depart' && stripOf(preview.by, at) === preview.port;
}

function previewMoves({ cell, preview }: CellProps): boolean {
  return preview?.type === 'shift' && preview.from === cell;
}

/** What a click does: bring what is held, take up the die, or say why it can't be taken up. */
function useOf(props: CellProps) {
  const { cell, hand, moment, target } = props;
  const die = moment.view.grid[cell];
  const label = die ? t('cell.die', { cell, die: dieWords(die), shifted: die.shifted }) : t('cell.open', { cell });
  if (!die) {
    const event = hand.held && toCell(hand.by, hand.held, cell);
    if (event) return { ...target(event), class: 'ha-spot ha-goal' };
    return still(label);
  }
  return pickProps(hand, `cell ${cell}`, t('pick.shift', { cell, die: dieWords(die) })) ?? still(label);
}

/** What is being dragged. */
export function heldDie(held: NonNullable<PadProps['hand']['held']>, view: PadProps['moment']['view']) {
  if (held.startsWith('die ')) return dieOfSource(held);
  return held.startsWith('cell ') ? (view.grid[held.slice(5) as CellName] ?? null) : null;
}
