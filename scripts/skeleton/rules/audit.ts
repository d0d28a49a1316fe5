import type { Events } from './events.ts';
import { SLIPS, type State } from './state.ts';

/** A complaint when a load shrank, a van opened again, or there are slips that can't be; or null. */
export function audit(before: State | null, event: Events | null, after: State): string | null {
  if (new Set(after.slips).size !== after.slips.length) return 'a slip was drawn twice';
  if (after.slips.some((slip) => slip < 1 || slip > SLIPS)) return `slips ${after.slips.join()}`;
  if (!before || !event) return null;
  const gained = after.loads.map((load, seat) => load - before.loads[seat]);
  const expected = gained.map((_, seat) => (event.type === 'load' && event.by === seat ? event.die : 0));
  if (gained.join() !== expected.join()) return `loads grew by ${gained.join()}`;
  return before.closed.some((closed, seat) => closed && !after.closed[seat]) ? 'a van was opened again' : null;
}
