import { createHash } from 'node:crypto';
import type { Action, TableId } from '@waybill/protocol';
import type { Host } from '../host/host.ts';
import type { PersonId } from '../log/entry.ts';
import type { Pair } from './pairs.ts';

/** Seats two strangers and starts their match. Done twice it is done once. */
export async function seatPair(host: Host, table: TableId, [a, b]: Pair): Promise<void> {
  // Nobody can know beforehand who begins.
  const turned = createHash('sha256').update(table).digest()[0] % 2 === 1;
  for (const [seat, { person, promise }] of (turned ? [b, a] : [a, b]).entries()) {
    await actNow(host, person, table, { type: 'sit', seat, ...(promise === null ? {} : { promise }) });
  }
  await actNow(host, a.person, table, { type: 'start' });
}

/** As things stand; what has been done before is refused, and that is as good. */
async function actNow(host: Host, person: PersonId, table: TableId, action: Action): Promise<void> {
  for (;;) {
    const after = await host.look(table, ({ entries, phase }) => (phase === 'open' ? entries - 1 : null));
    if (after === null) return;
    const done = await host.act(person, table, { after, key: `pair-${action.type}-${person}`, action });
    if (done.ok || done.refusal.code !== 'stale') return;
  }
}
