import type { EventOf, Game, Seat } from '@waybill/kernel';
import type { Moment, Preview } from '@waybill/web/games/board.ts';
import {
  cellIndex,
  isDocked,
  portOf,
  quoteDeparture,
  type SeenEvents,
  type State,
  type StateJson,
  seesPorts,
  stripOf,
} from '../rules/index.ts';
import { after, loadOf, percent } from './berths.ts';
import { t } from './words.ts';

type Now = Moment<State, StateJson, SeenEvents>;
type Moving = EventOf<SeenEvents, 'place' | 'shift' | 'swap'>;

export function preview(moment: Now, event: SeenEvents, game: Game<State>): Preview {
  if (event.type === 'depart') return previewDeparture(moment, event);
  return { parts: [], total: null, notes: notesOf(moment, event, game) };
}

function notesOf(moment: Now, event: SeenEvents, game: Game<State>): string[] {
  switch (event.type) {
    case 'dock':
      return [t(moment.state.table.hidden ? 'note.dock.hidden' : 'note.dock')];
    case 'roll':
      return [`${t('note.roll')} ${t('note.booked')}`];
    case 'place':
    case 'shift':
    case 'swap':
      return moved(moment, event, game);
    case 'stay':
    case 'pass':
      return [t('note.stay')];
    default:
      return [];
  }
}

/** What becomes of every load that the move touches, one's own first. */
function moved(moment: Now, event: Moving, game: Game<State>): string[] {
  const { state } = moment;
  const then = after(game, state, event);
  const notes = touched(event)
    .filter(({ seat, port }) => isDocked(state, seat, port) && seesPorts(state, moment.viewer, seat))
    .map((strip) => stripNote(state, then, event.by, strip));
  if (event.type === 'shift') notes.push(t('note.shift'));
  if (then.window && !state.window) notes.push(t('note.window'));
  return notes;
}

/** A port where something changes, and the one where its transport was before. */
interface Touched {
  readonly seat: Seat;
  readonly port: number;
  readonly before: number;
}

function touched(event: Moving): Touched[] {
  const { by } = event;
  if (event.type === 'swap') {
    const [a, b] = event.ports;
    return [
      { seat: by, port: a, before: b },
      { seat: by, port: b, before: a },
    ];
  }
  const cells = event.type === 'shift' ? [event.to, event.from] : [event.cell];
  return [by, 1 - by].flatMap((seat) => {
    const ports = new Set(cells.map((cell) => stripOf(seat, cellIndex(cell))));
    return [...ports].map((port) => ({ seat, port, before: port }));
  });
}

/** Whoever looks at a move is the one to make it. */
function stripNote(state: State, then: State, by: number, { seat, port, before }: Touched): string {
  const [was, now] = [loadOf(state, seat, before), loadOf(then, seat, port)];
  const { name } = then.table.sheet.transports[portOf(then, seat, port)];
  const facts = { owner: seat === by ? '' : state.table.names[seat], name, was: was.sum, now: now.sum };
  if (now.open === 0) return t('note.strip.full', { ...facts, verdict: t(now.chance === 1 ? 'met' : 'missed') });
  return t('note.strip', { ...facts, before: percent(was.chance), after: percent(now.chance) });
}

function previewDeparture({ state, view }: Now, event: EventOf<SeenEvents, 'depart'>): Preview {
  const { profit, bonus } = quoteDeparture(state, event);
  const seat = event.by;
  const last = view.seats[seat].ports.filter((id) => id !== null).length === 1;
  const rival = state.table.names[1 - seat];
  return {
    parts: [
      { label: partWords('profit', event), amount: String(profit) },
      { label: partWords('bonus', event), amount: String(bonus) },
    ],
    total: t('score', { score: profit + bonus }),
    notes: [last ? t('note.last', { rival }) : t('note.depart')],
  };
}

function partWords(part: 'profit' | 'bonus', { gold, red }: EventOf<SeenEvents, 'depart'>): string {
  const [doubled, halved] = [gold === part, red === part];
  const words = t(`part.${part}`);
  if (!doubled && !halved) return words;
  return t(doubled && halved ? 'part.both' : doubled ? 'part.doubled' : 'part.halved', { part: words });
}
