import { legalMoves, type Move, type Seat, Sfc32, speak } from '@waybill/kernel';
import { expect, it } from 'vitest';
import { positions } from '../../../packages/bots/src/testing/positions.ts';
import { game as haulingAstronauts, holds, openCells, PORTS, portOf, type State, stripSum } from '../rules/index.ts';
import { bots } from '../words/en/bots.ts';
import { why } from './reasons.ts';
import { trainingPlan } from './training-plan.ts';

const rng = new Sfc32('reasons');
/** Standard and drawn sheets, with and without options. */
const states = Array.from({ length: 40 }, (_, i) =>
  positions(haulingAstronauts, trainingPlan.setup(rng), `match ${i}`, 3, 20),
).flat();

/** In percent, by counting all ways to fill what is open. */
function countedOdds(s: State, seat: Seat, name: unknown): number {
  const port = Array.from({ length: PORTS }, (_, at) => at).find(
    (at) => s.table.sheet.transports[portOf(s, seat, at)]?.name === name,
  )!;
  let loads = [stripSum(s, seat, port)];
  for (let open = openCells(s, seat, port); open > 0; open--)
    loads = loads.flatMap((load) => [1, 2, 3, 4, 5, 6].map((pips) => load + pips));
  const paid = loads.filter((load) => holds(s.table.capacity[portOf(s, seat, port)], load));
  return Math.round((100 * paid.length) / loads.length);
}

function after(s: State, move: Move): State {
  const next = haulingAstronauts.clone(s);
  haulingAstronauts.play(next, move);
  return next;
}

it('the odds that a reason names are right, and speak for the move that is preferred', () => {
  const said = new Set<string>();
  for (const s of states) {
    const [one, other] = legalMoves(haulingAstronauts, s);
    if (other === undefined) continue;
    for (const lead of [1, -1]) {
      const reason = why(s, one, other, lead);
      if (reason) expect(speak(bots, reason)).not.toMatch(/why\.|undefined|NaN|\{/);
      if (reason?.key !== 'why.odds' && reason?.key !== 'why.their-odds') continue;
      said.add(reason.key);
      const seat = reason.key === 'why.odds' ? s.seat : 1 - s.seat;
      const { transport, odds, instead } = reason.facts;
      expect(odds).toBe(countedOdds(after(s, one), seat, transport));
      expect(instead).toBe(countedOdds(after(s, other), seat, transport));
      expect(Math.sign(Number(odds) - Number(instead))).toBe(seat === s.seat ? lead : -lead);
    }
  }
  expect([...said].toSorted()).toEqual(['why.odds', 'why.their-odds']);
});

it('nothing is said of a move that is compared with none', () => {
  const [s] = states.filter((one) => legalMoves(haulingAstronauts, one).length > 1);
  for (const move of legalMoves(haulingAstronauts, s)) expect(why(s, move)?.key ?? 'why.depart').toBe('why.depart');
});
