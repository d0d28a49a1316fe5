import type { SeenEvents } from '../rules/index.ts';
import { centreOf, type Layout, type Point, pointOf } from './geometry.ts';

/** A move that is made by pointing at the table: what it covers there. */
export interface Candidate {
  readonly event: SeenEvents;
  readonly spaces: readonly string[];
}

/** Where somebody points, and the way a domino is held: right, down, left or up. */
export interface Aim {
  readonly space: string;
  readonly facing: number;
}

/** From the first half of a domino to its second. */
export function facingOf([from, to]: readonly string[]): number {
  const [a, b] = [pointOf(from), pointOf(to)];
  if (a.y === b.y) return b.x > a.x ? 0 : 2;
  return b.y > a.y ? 1 : 3;
}

const isBuild = ({ event }: Candidate): boolean => event.type === 'build';

/** Which turn a placement is of those on a space: turning begins with how the domino is held, its first half there. */
function turnsOf({ spaces }: Candidate, { space, facing }: Aim): number {
  const quarters = (facingOf(spaces) - facing + 4) % 4;
  return 2 * quarters + (spaces[0] === space ? 0 : 1);
}

/** The move somebody means who points there; a domino is held as far as possible the way it was. */
export function candidateAt(candidates: readonly Candidate[], aim: Aim): Candidate | null {
  const here = candidates.filter(({ spaces }) => spaces.includes(aim.space));
  if (here.length === 0 || !isBuild(here[0])) return here[0] ?? null;
  return here.reduce((best, other) => (turnsOf(other, aim) < turnsOf(best, aim) ? other : best));
}

/** The same space, the domino turned on to the next way it fits there. */
export function turned(candidates: readonly Candidate[], aim: Aim): Aim {
  for (let turns = 1; turns < 4; turns++) {
    const facing = (aim.facing + turns) % 4;
    const found = candidateAt(candidates, { ...aim, facing });
    if (found && facingOf(found.spaces) === facing) return { ...aim, facing };
  }
  return aim;
}

/** The nearest space in a direction that some move covers. */
export function spaceTowards(
  layout: Layout,
  candidates: readonly Candidate[],
  from: string,
  way: Point,
): string | null {
  const start = centreOf(layout, from);
  let best: string | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const space of new Set(candidates.flatMap(({ spaces }) => spaces))) {
    const { x, y } = centreOf(layout, space);
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const across = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    if (along <= 0 || along + 2 * across >= shortest) continue;
    best = space;
    shortest = along + 2 * across;
  }
  return best;
}
