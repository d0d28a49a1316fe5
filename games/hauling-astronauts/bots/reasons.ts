import { type Move, type Seat, type Sentence, sentence } from '@waybill/kernel';
import {
  move as codes,
  game as haulingAstronauts,
  NONE,
  openCells,
  PORTS,
  portOf,
  type State,
  seesPorts,
  stripSum,
} from '../rules/index.ts';
import { FIT, stripsOf } from './strips.ts';

/** Odds that differ by less are not worth speaking of. */
const SLIGHT = 0.05;

/** The odds of a transport's pay with one move and with another. */
interface Difference {
  readonly seat: Seat;
  readonly transport: number;
  readonly odds: number;
  readonly instead: number;
}

/**
 * Why one move and not another: the points of a transport that leaves, or else the transport whose odds differ most between the two, and only
 * where that speaks for the move that the search prefers, by `lead`. Of rolling and staying there is nothing to say but that they are
 * preferred.
 */
export function why(s: State, move: Move, instead?: Move, lead = 0): Sentence | null {
  if (codes.isDeparture(move)) return whyDepart(s, move, lead);
  const most = instead === undefined ? undefined : mostDifferent(s, move, instead, lead);
  if (most) return tell(s, most);
  if (lead <= 0) return null;
  if (move === codes.ROLL) return sentence('why.roll');
  return move === codes.STAY ? sentence('why.stay') : null;
}

function whyDepart(s: State, move: Move, lead: number): Sentence | null {
  const points = after(s, move).scores[s.seat] - s.scores[s.seat];
  if (points === 0 && lead <= 0) return null;
  return sentence('why.depart', { transport: nameOf(s, portOf(s, s.seat, codes.departedPort(move))), points });
}

function mostDifferent(s: State, move: Move, otherMove: Move, lead: number): Difference | undefined {
  const [one, other] = [after(s, move), after(s, otherMove)];
  const differences: Difference[] = [];
  for (const seat of [s.seat, 1 - s.seat]) {
    if (!seesPorts(s, s.seat, seat)) continue;
    for (let port = 0; port < PORTS; port++) {
      const transport = portOf(s, seat, port);
      if (transport === NONE) continue;
      const [odds, instead] = [oddsOf(one, seat, transport), oddsOf(other, seat, transport)];
      if (odds !== null && instead !== null) differences.push({ seat, transport, odds, instead });
    }
  }
  const gain = (of: Difference) => (of.seat === s.seat ? 1 : -1) * (of.odds - of.instead);
  const points = (of: Difference) => Math.abs(gain(of)) * s.table.sheet.transports[of.transport].profit;
  return differences
    .filter((of) => gain(of) * Math.sign(lead || 1) >= SLIGHT)
    .toSorted((a, b) => points(b) - points(a))[0];
}

function tell(s: State, { seat, transport, odds, instead }: Difference): Sentence {
  const percent = (chance: number) => Math.round(100 * chance);
  const facts = { transport: nameOf(s, transport), odds: percent(odds), instead: percent(instead) };
  return sentence(seat === s.seat ? 'why.odds' : 'why.their-odds', facts);
}

/** That a transport is paid for its load if chance fills what is open; null where it has left. A swap moves it to another port. */
function oddsOf(s: State, seat: Seat, transport: number): number | null {
  const strips = stripsOf(s.table.sheet);
  for (let port = 0; port < PORTS; port++) {
    if (portOf(s, seat, port) !== transport) continue;
    return strips.outlook(0)[strips.at(transport, openCells(s, seat, port), stripSum(s, seat, port)) + FIT];
  }
  return null;
}

function after(s: State, move: Move): State {
  const next = haulingAstronauts.clone(s);
  haulingAstronauts.play(next, move);
  return next;
}

const nameOf = (s: State, transport: number) => s.table.sheet.transports[transport].name;
