import { randomUUID } from 'node:crypto';
import { isRefusal, type Refusal } from '@waybill/kernel';
import type { Deal } from '@waybill/protocol';
import type { Host } from '../host/host.ts';
import type { TableMaker } from '../host/table-maker.ts';
import { no } from '../host/words.ts';
import type { TableId } from '../log/entry.ts';
import type { People, Person } from '../store/people.ts';
import type { Deals } from './deals.ts';
import type { DealResults } from './results.ts';

interface Parts {
  readonly deals: Deals;
  readonly dealResults: DealResults;
  readonly host: Host;
  readonly maker: TableMaker;
  readonly people: Pick<People, 'isBlockedBy'>;
}

/** Seats somebody at a table of the deal: at their own again, where somebody is awaited, or at a new one. */
export async function playDeal(parts: Parts, person: Person, deal: Deal): Promise<TableId | Refusal> {
  const { deals, dealResults, maker } = parts;
  const own = await dealResults.tableOf(deal.id, person.id);
  if (own !== null) return own;
  if (deal.kind === 'open') return no('deal-without-server');
  if (deals.isOver(deal)) return no('deal-over');
  const together = deal.seats.filter((bot) => bot === null).length > 1;
  for (const id of together ? await dealResults.openTables(deal.id) : [])
    if (await joins(parts, person, deal, id)) return id;
  const made = await maker.deal(person, deal, deals.seedOf(deal));
  if (isRefusal(made)) return made;
  return (await sit(parts, person, deal, made)) ?? made;
}

/** Nobody has to sit with somebody they have blocked. */
async function joins(parts: Parts, person: Person, deal: Deal, table: TableId): Promise<boolean> {
  const there = await parts.host.look(table, ({ seats }) => seats.flatMap((seat) => seat.person ?? []));
  if (await parts.people.isBlockedBy(person.id, there ?? [])) return false;
  return (await sit(parts, person, deal, table)) === null;
}

async function sit({ host }: Parts, { id: person }: Person, { seats }: Deal, table: TableId): Promise<Refusal | null> {
  const after = (await host.look(table, ({ entries }) => entries - 1)) ?? 0;
  const action = { type: 'sit-at-deal', seats } as const;
  const outcome = await host.act(person, table, { after, key: randomUUID(), action });
  return outcome.ok ? null : outcome.refusal;
}
