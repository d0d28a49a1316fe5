import { type Facts, type Seat, type Sentence, sentence } from '@waybill/kernel';
import { rangeText } from '../words/en/rules.ts';
import { canRoll, couldPlace, hasAction, mustPlace, rollIsDue } from './allowed.ts';
import { canStay } from './depart.ts';
import { dieJson, type WrittenDie } from './dice.ts';
import type { SeenDeparture, SeenEvents } from './events.ts';
import { cellIndex, PORTS, portName } from './grid.ts';
import { quoteDeparture } from './quote.ts';
import { availableDice, DEPART, DOCK, NONE, OVER, portOf, ROLLING, type State } from './state.ts';
import { isReady } from './strip.ts';
import { HIDDEN } from './view.ts';

export function say(s: State, event: SeenEvents): Sentence {
  if (event.by === 'chance') return sayRoll(s, event.dice);
  const { by } = event;
  switch (event.type) {
    case 'dock':
      return sentence('say.dock', { seat: by, ...dockFacts(s, event.transports) });
    case 'place':
      return sentence('say.place', { seat: by, ...dieFacts(event), cell: event.cell });
    case 'shift':
      return sentence('say.shift', { seat: by, ...shiftFacts(s, event.from, event.to) });
    case 'swap':
      return saySwap(s, by, event.ports);
    case 'depart':
      return sentence('say.depart', { seat: by, ...departFacts(s, event) });
    default:
      return sentence(`say.${event.type}`, { seat: by });
  }
}

/** HA-1.3: the first roll may say who begins. */
function sayRoll({ table, turn }: State, dice: readonly WrittenDie[]): Sentence {
  const shown = { dice: dice.map(dieText) };
  if (turn !== 1 || !table.diceBegin) return sentence('say.rolled', shown);
  const pips = dice.reduce((sum, die) => sum + die.pips, 0);
  return sentence('say.begins', { ...shown, seat: pips % 2 === 1 ? 0 : 1 });
}

function dieText({ pips, kind }: WrittenDie): string {
  return kind === undefined ? `${pips}` : `${kind} ${pips}`;
}

function dieFacts({ pips, kind }: WrittenDie): Facts {
  return { pips, kind: kind ?? 'plain' };
}

function nameOf({ table }: State, id: string | null): string {
  return table.sheet.transports.find((transport) => transport.id === id)?.name ?? HIDDEN;
}

function dockFacts(s: State, ids: readonly (string | null)[]): Facts {
  return { transports: ids.map((id) => nameOf(s, id)), shown: ids.filter((id) => id !== null).length };
}

function shiftFacts(s: State, from: string, to: string): Facts {
  return { ...dieFacts(dieJson(s.grid[cellIndex(from)])), from, to };
}

/** HA-4.2: only which ports, since the same line is read by both players. */
function saySwap(s: State, seat: Seat, ports: readonly number[]): Sentence {
  if (s.table.hidden) return sentence('say.swap-hidden', { seat, ports: ports.map((port) => portName(seat, port)) });
  const transports = ports.map((port) => s.table.sheet.transports[portOf(s, seat, port)].name);
  return sentence('say.swap', { seat, transports });
}

function departFacts(s: State, event: SeenDeparture): Facts {
  const { transports, docks } = s.table.sheet;
  const { dock, gold = null, red = null } = event;
  const { transport, sum, profit, bonus } = quoteDeparture(s, event);
  return {
    // A board that is being drawn anew may still ask about a ship that has left.
    transport: transport === NONE ? HIDDEN : transports[transport].name,
    sum,
    dock,
    range: rangeText(docks[dock].min, docks[dock].max),
    profit,
    bonus,
    gold,
    red,
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
