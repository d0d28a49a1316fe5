import { readLoad } from './loads.ts';
import { MOST_NEIGHBOURS, neighbours } from './network.ts';
import { passValue, reach } from './reach.ts';
import type { State } from './state.ts';
import { survey } from './survey.ts';
import { NOWHERE, readSpace, type Space, SQUARES, spaceName } from './table.ts';

const near = new Int16Array(MOST_NEIGHBOURS);
const marks = new Uint8Array(SQUARES);
const spaces = new Int16Array(SQUARES);

/** A shortest way of a load with this pip-stop, both ends included; empty where none leads. */
export function haulWay(s: State, id: string, to: string, pipstop: number): string[] {
  const load = readLoad(s, id);
  if (load < 0 || s.space[load] === NOWHERE) return [];
  survey(s, s.loadSuit[load], marks);
  const n = reach(s, s.space[load], pipstop, marks, spaces);
  const reached = Array.from(spaces.subarray(0, n));
  return back(s, s.space[load], readSpace(to), reached, (space) => passValue(s, space, marks) < pipstop);
}

/** The cheapest way of the official of the suit to move, both ends included; empty where none leads. */
export function officialWay(s: State, to: string): string[] {
  const from = s.officials[s.suit];
  const reached: Space[] = [from];
  for (let i = 0; i < reached.length; i++) {
    for (const space of beside(s, reached[i])) if (!reached.includes(space)) reached.push(space);
  }
  return back(s, from, readSpace(to), reached.slice(1), () => true);
}

function beside(s: State, space: Space): Space[] {
  return Array.from(near.subarray(0, neighbours(s, space, near)));
}

/** `reached` lists the nearer spaces first, so the first that leads on lies on a shortest way. */
function back(
  s: State,
  from: Space,
  to: Space,
  reached: readonly Space[],
  passes: (space: Space) => boolean,
): string[] {
  const at = reached.indexOf(to);
  if (at < 0) return [];
  // SI-3.2 needs no second look: the halves beside one that is shut in are shut too, and not reached.
  if (beside(s, from).includes(to)) return [spaceName(from), spaceName(to)];
  const before = reached.slice(0, at).find((space) => passes(space) && beside(s, space).includes(to));
  return before === undefined ? [] : [...back(s, from, before, reached, passes), spaceName(to)];
}
