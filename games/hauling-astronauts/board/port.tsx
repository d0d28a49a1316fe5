import { memo } from '@waybill/web/look/memo.tsx';
import { type State, type Transport } from '../rules/index.ts';
import { type Berth, capacityShort, needsShort, percent } from './berths.ts';
import { ownerOf } from './docks.tsx';
import { type Face, fit, ShipFace } from './face.tsx';
import { Shade } from './glyphs.tsx';
import { pickProps } from './hand.ts';
import type { PadProps } from './pad.tsx';
import { portRect, type Rect } from './plan.ts';
import { isOpen, portPlace, sideOf, still, toPort } from './ways.ts';
import { t } from './words.ts';

export interface SeenPort {
  readonly berth: Berth;
  /** The move that is looked at makes a difference to it. */
  readonly changed: boolean;
}

type PortProps = PadProps & SeenPort;

export function Port(props: PortProps) {
  const { berth, changed, lit, hand } = props;
  const words = berthWords(props);
  const { seat, port } = berth;
  const place = portPlace(seat, port);
  const rect = portRect(seat, port);
  const mine = hand.held === `port ${port}` && hand.by === seat;
  return (
    <g
      class={`ha-port ha-seat-${seat}`}
      data-spot={place}
      data-holds={berth.holds}
      data-changed={changed ? '' : undefined}
      data-held={mine ? '' : undefined}
      data-lit={lit.includes(place) ? '' : undefined}
      {...useOf(props, words)}
    >
      <title>{words}</title>
      <Shade {...rect} rx={5} />
      <rect class="ha-berth" {...rect} rx={5} />
      <rect class="ha-edge" {...edgeOf(rect, seat)} rx={2} />
      <g data-piece={place}>
        <g transform={`translate(${rect.x} ${rect.y})`}>
          <Holding berth={berth} state={props.moment.state} />
        </g>
      </g>
      {swapOf(props) && <SwapMark rect={rect} />}
    </g>
  );
}

function edgeOf({ x, y, width, height }: Rect, seat: number): Rect {
  return seat === 0 ? { x, y, width: 4, height } : { x, y, width, height: 4 };
}

/** What a click does: take back a choice, swap with what is held, or take it up. */
function useOf(props: PortProps, words: string) {
  const { berth, docking, moment, hand } = props;
  if (docking.open) return docking.portProps(berth);
  if (berth.seat !== moment.viewer || berth.holds === 'departed') return still(words);
  const swap = swapOf(props);
  if (swap) return { ...swap, class: `ha-port ha-goal ha-seat-${berth.seat}` };
  return pickProps(hand, `port ${berth.port}`, t('pick.ship', { ship: words })) ?? still(words);
}

/** The transport that is held, and this one: what would swapping them be? */
function swapOf({ berth, hand, moment: { viewer, view }, target }: PortProps) {
  if (berth.seat !== viewer || berth.holds === 'departed' || hand.held === null || view.step !== 'act') return null;
  const event = toPort(hand.by, hand.held, berth.port);
  const props = event && target(event);
  return props && isOpen(props) ? props : null;
}

const Holding = memo(function Holding({ berth, state }: { berth: Berth; state: State }) {
  const { width, height } = portRect(berth.seat, berth.port);
  const [x, y] = [width / 2, height / 2];
  if (berth.holds === 'ship') return <ShipFace face={faceOf(berth, state)} width={width} height={height} />;
  if (berth.holds === 'hidden') {
    return (
      <>
        <text class="ha-unknown" x={x} y={y - 4} dy="0.36em">
          ?
        </text>
        <text class="ha-load ha-middle" x={x} y={height - 6}>
          {loadShort(berth)}
        </text>
      </>
    );
  }
  if (berth.holds === 'nothing') {
    return (
      <text class="ha-empty" x={x} y={y} dy="0.36em">
        {berth.port + 1}
      </text>
    );
  }
  return (
    <g class="ha-shipped" transform={`translate(${x + 2} ${y}) rotate(-14)`}>
      <rect x={-36} y={-11} width={72} height={22} rx={4} />
      <text dy="0.36em" font-size={fit(t('shipped'), 55, 13)}>
        {t('shipped')}
      </text>
    </g>
  );
});

function SwapMark({ rect: { x, y, width, height } }: { rect: Rect }) {
  return (
    <g class="ha-swap" transform={`translate(${x + width / 2} ${y + height / 2})`}>
      <circle r={17} />
      <path d="M-8-4h14m-4-4l4 4-4 4M8 5H-6m4-4l-4 4 4 4" />
    </g>
  );
}

export function faceOf(berth: Berth, s: State): Face {
  const { name, capacity, profit } = s.table.sheet.transports[berth.ship];
  const { sum, open, chance } = berth;
  const certain = open === 0;
  return {
    seat: berth.seat,
    ship: berth.ship,
    name,
    capacity: capacityShort(capacity),
    profit,
    fits: fitsOf(s, berth.ship),
    span: open < 3 ? [sum + open, sum + 6 * open] : null,
    load: loadShort(berth),
    chance: certain ? (chance === 1 ? '✓' : '✗') : open < 3 || sum > 0 ? percent(chance) : '',
    mood: chance === 1 ? 'good' : chance === 0 && open < 3 ? 'bad' : 'plain',
  };
}

function fitsOf({ table }: State, ship: number): boolean[] {
  return Array.from({ length: 16 }, (_, i) => ((table.capacity[ship] >> (i + 3)) & 1) === 1);
}

/** `7 + 1–3` is seven aboard, one to three to come; `= 9` is a full strip. */
function loadShort({ sum, open, needs, holds }: Berth): string {
  if (open === 0) return `= ${sum}`;
  if (open === 3) return '';
  if (holds === 'hidden') return `${sum} + ?`;
  return needs.length === 0 ? `${sum}` : `${sum} + ${needsShort(needs, open)}`;
}

/** The whole card in words. */
function berthWords(props: PortProps): string {
  const { berth } = props;
  const { state } = props.moment;
  const { holds, sum, open, needs, chance, seat, port } = berth;
  const where = { owner: ownerOf(props, seat), line: port + 1 };
  if (holds !== 'ship') return t(`port.${holds}.${sideOf(seat)}`, { ...where, sum, open });
  const transport = state.table.sheet.transports[berth.ship];
  const ship = t(`port.ship.${sideOf(seat)}`, { ...where, ...shipFacts(transport) });
  if (open === 3) return ship;
  if (open === 0) return `${ship} ${t(chance === 1 ? 'port.met' : 'port.missed', { sum })}`;
  const wanted = needs.length === 0 ? t('port.hopeless', { sum }) : '';
  return `${ship} ${wanted || t('port.load', { sum, needs: needsShort(needs, open), chance: percent(chance) })}`;
}

export function shipFacts({ name, capacity, profit }: Transport) {
  return { name, capacity: capacityShort(capacity), profit };
}
