import { isDeepStrictEqual } from 'node:util';
import type { Level, Refusal, Seat } from '@waybill/kernel';
import type { Plan, TableId } from '@waybill/protocol';
import type { PersonId } from '../log/entry.ts';
import { seatOf, type TableState } from '../log/table.ts';
import type { ActionDraft } from './action-draft.ts';
import { sit, start } from './seats.ts';
import { no } from './words.ts';

/** Asked without a table, it is only judged; where there is a rematch already, that is the one. */
export function rematch(draft: ActionDraft, { table }: { readonly table?: TableId }): Refusal | null {
  const { seat } = draft;
  if (seat === null) return no('not-seated');
  if (draft.table.phase !== 'over') return no('not-over');
  if (draft.table.plan.deal !== undefined) return no('deal');
  if (draft.table.rematch === null && table !== undefined) draft.push({ type: 'rematch', table, seat });
  return null;
}

/** Where somebody sits in a rematch, and what they had seen of it when they said yes. */
export interface SitAgain {
  readonly type: 'sit-again';
  readonly seat: Seat;
  readonly salt?: string | undefined;
  readonly promise?: string | undefined;
  readonly bots: readonly (readonly [seat: Seat, level: Level])[];
  readonly plan: Plan;
}

/** Everybody moves on by one seat, bots too. */
export function seatInRematch(old: TableState, person: PersonId): Pick<SitAgain, 'seat' | 'bots' | 'plan'> | null {
  const { seats, plan } = old;
  const seat = seatOf(old, person);
  const turned = (from: Seat) => (from + 1) % seats.length;
  const bots = seats.flatMap((one, at) =>
    one.person === null && one.bot !== null ? [[turned(at), one.bot] as const] : [],
  );
  return seat === null ? null : { seat: turned(seat), bots, plan };
}

/** Who has waited longer at a table with a live clock may be gone: then somebody has to start it. */
const WAITED_MS = 120_000;

/** Sits down in a rematch: the first brings the bots along, the last starts the match. */
export function sitAgain(draft: ActionDraft, { seat, salt, promise, bots, plan }: SitAgain): Refusal | null {
  if (draft.seat !== null) return null;
  const first = draft.table.entries === 1;
  const wanted = draft.table.seats[seat]?.person === null ? { seat } : {};
  const mixed = { ...(salt === undefined ? {} : { salt }), ...(promise === undefined ? {} : { promise }) };
  const refusal = sit(draft, { type: 'sit', ...wanted, ...mixed });
  if (refusal) return refusal;
  if (first) for (const [at, level] of bots) draft.push({ type: 'bot', seat: at, level });
  const { table } = draft;
  const full = !table.seats.some((one) => one.person === null && one.bot === null);
  const together = plan.clock?.kind !== 'live' || draft.at - table.made <= WAITED_MS;
  // Nobody said yes to other options than those they had just played.
  if (full && together && isDeepStrictEqual(table.plan, plan)) start(draft);
  return null;
}
