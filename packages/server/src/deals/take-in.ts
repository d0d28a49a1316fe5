import { randomUUID } from 'node:crypto';
import { findGame } from '@waybill/games';
import { asUsual, canonical, isRefusal, type Match, type Refusal } from '@waybill/kernel';
import type { Deal } from '@waybill/protocol';
import type { Host } from '../host/host.ts';
import type { TableMaker } from '../host/table-maker.ts';
import { no } from '../host/words.ts';
import type { TableId } from '../log/entry.ts';
import type { Person } from '../store/people.ts';
import type { Deals } from './deals.ts';
import type { DealResults } from './results.ts';

interface Parts {
  readonly deals: Deals;
  readonly dealResults: DealResults;
  readonly host: Host;
  readonly maker: TableMaker;
}

/** A match of an open deal becomes a table like any other; sent again, it is the same. */
export async function takeIn(parts: Parts, person: Person, deal: Deal, match: Match): Promise<TableId | Refusal> {
  const { deals, dealResults, host, maker } = parts;
  const own = await dealResults.tableOf(deal.id, person.id);
  if (own !== null) return own;
  if (deal.kind !== 'open') return no('deal');
  if (deals.isOver(deal)) return no('deal-over');
  const field = otherSetUp(deal, match);
  if (field !== null) return no('deal-set-up', { field });
  const made = await maker.deal(person, deal, deals.seedOf(deal));
  if (isRefusal(made)) return made;
  const action = { type: 'take-match', seats: deal.seats, events: match.events } as const;
  const outcome = await host.act(person.id, made, { after: 0, key: randomUUID(), action });
  return outcome.ok ? made : outcome.refusal;
}

/** What is not as the deal says; null where all of it is. */
function otherSetUp(deal: Deal, match: Match): string | null {
  const game = findGame(deal.game);
  if (!game || match.game !== deal.game) return 'game';
  if (match.seats.length !== deal.seats.length) return 'seats';
  const [mine, theirs] = [asUsual(game, { options: deal.options, sheet: deal.sheet }), asUsual(game, match)];
  if (canonical(mine.options) !== canonical(theirs.options)) return 'options';
  return canonical(mine.sheet ?? null) === canonical(theirs.sheet ?? null) ? null : 'sheet';
}
