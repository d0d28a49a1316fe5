import { type Event, type Facts, type Seat, type Sentence, sentence } from '../kernel/index.ts';
import { canRoll, couldPlace, hasAction, mustPlace, rollIsDue } from './allowed.ts';
import { canStay } from './depart.ts';
import { type DieJson, dieJson } from './dice.ts';
import { CELLS, type CellName, PORTS } from './grid.ts';
import { quoteDeparture } from './quote.ts';
import { availableDice, DEPART, DOCK, OVER, portOf, ROLLING, type State } from './state.ts';
import { isReady } from './strip.ts';
import { HIDDEN } from './view.ts';
import { rangeText } from './words.ts';

export function say(s: State, event: Event): Sentence {
  const { by, type } = event;
  if (by === 'chance') return sentence('say.rolled', { dice: (event.dice as readonly DieJson[]).map(dieText) });
  switch (type) {
    case 'dock':
      return sentence('say.dock', { seat: by, ...dockFacts(s, event) });
    case 'place':
      return sentence('say.place', { seat: by, ...dieFacts(event as unknown as DieJson), cell: event.cell as string });
    case 'shift':
      return sentence('say.shift', { seat: by, ...shiftFacts(s, event) });
    case 'swap':
      return saySwap(s, by, event.ports as readonly number[]);
    case 'depart':
      return sentence('say.depart', { seat: by, ...departFacts(s, event) });
    default:
      return sentence(`say.${type}`, { seat: by });
  }
}

function dieText({ pips, kind }: DieJson): string {
  return kind === undefined ? `${pips}` : `${kind} ${pips}`;
}

function dieFacts({ pips, kind }: DieJson): Facts {
  return { pips, kind: kind ?? 'plain' };
}

function nameOf({ table }: State, id: string | null): string {
  return table.sheet.transports.find((transport) => transport.id === id)?.name ?? HIDDEN;
}

function dockFacts(s: State, event: Event): Facts {
  const ids = event.transports as readonly (string | null)[];
  return { transports: ids.map((id) => nameOf(s, id)), shown: ids.filter((id) => id !== null).length };
}

function shiftFacts(s: State, event: Event): Facts {
  const { from, to } = event as unknown as { from: CellName; to: CellName };
  return { ...dieFacts(dieJson(s.grid[CELLS.indexOf(from)])), from, to };
}

/** HA-4.2: only which ports, since the same line is read by both players. */
function saySwap(s: State, seat: Seat, ports: readonly number[]): Sentence {
  if (s.table.hidden) return sentence('say.swap-hidden', { seat, ports });
  const transports = ports.map((port) => s.table.sheet.transports[portOf(s, seat, port)].name);
  return sentence('say.swap', { seat, transports });
}

function departFacts(s: State, event: Event): Facts {
  const { transports, docks } = s.table.sheet;
  const dock = event.dock as number;
  const { transport, sum, profit, bonus } = quoteDeparture(s, event);
  return {
    transport: transports[transport].name,
    sum,
    dock,
    range: rangeText(docks[dock].min, docks[dock].max),
    profit,
    bonus,
    gold: (event.gold as string | undefined) ?? null,
    red: (event.red as string | undefined) ?? null,
  };
}

export function ask(s: State): Sentence {
  if (s.step === OVER) return sentence('ask.over');
  if (s.step === DOCK) return sentence('ask.dock');
  if (s.step === ROLLING) return sentence('ask.rolling');
  if (s.step === DEPART) return sentence(canStay(s) ? 'ask.depart' : 'ask.must-depart', { ready: readyNames(s) });
  return askAct(s);
}

function askAct(s: State): Sentence {
  if (rollIsDue(s)) return sentence('ask.first-roll');
  if (!hasAction(s)) return sentence(couldPlace(s) ? 'ask.must-roll' : 'ask.pass');
  if (mustPlace(s)) return sentence('ask.must-place', { quiet: s.quiet });
  const stock = { booked: s.waiting, available: availableDice(s) };
  return sentence(canRoll(s) ? 'ask.roll-or-act' : 'ask.act', stock);
}

/** HA-4.2: in a hidden match only the ports, since others may read the question too. */
function readyNames(s: State): string[] {
  const ports = Array.from({ length: PORTS }, (_, port) => port).filter((port) => isReady(s, s.seat, port));
  const { hidden, sheet } = s.table;
  return ports.map((port) => (hidden ? `port ${port}` : sheet.transports[portOf(s, s.seat, port)].name));
}
