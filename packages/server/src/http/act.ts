import { isRefusal } from '@waybill/kernel';
import type { Action, ActionRequest } from '@waybill/protocol';
import type { ActionOutcome } from '../host/perform.ts';
import { type SitAgain, seatInRematch } from '../host/rematch.ts';
import { inWords } from '../host/words.ts';
import type { PersonId, TableId } from '../log/entry.ts';
import { type Context, pass, refuseForbidden } from './context.ts';
import { clean } from './json.ts';
import { Problem } from './problem.ts';

/** One action of one person, whether it came over a socket or by POST. */
export async function act(
  context: Context,
  person: PersonId,
  table: TableId,
  request: ActionRequest,
  /** How long messages to this person and back take. */
  lag = 0,
): Promise<ActionOutcome> {
  const { gates, metrics, log } = context;
  const { type } = request.action;
  pass(gates.actions, person);
  if (type === 'chat') pass(gates.chats, person);
  if (type === 'sit') await refuseBlocked(context, person, table);
  const start = performance.now();
  const outcome = await perform(context, person, table, request, lag);
  metrics.acted(type, outcome.ok ? 'done' : outcome.refusal.code, (performance.now() - start) / 1000);
  if (!outcome.ok) log.info({ person, table, type, code: outcome.refusal.code }, 'action refused');
  return outcome;
}

/** Nobody has to sit with somebody they have blocked; who came first stays. */
async function refuseBlocked({ host, people }: Context, person: PersonId, id: TableId): Promise<void> {
  const there = await host.look(id, ({ owner, seats }) => [owner, ...seats.flatMap((seat) => seat.person ?? [])]);
  const others = (there ?? []).filter((one) => one !== person);
  if (await people.isBlockedBy(person, others)) throw new Problem(403, 'blocked');
}

function perform(
  context: Context,
  person: PersonId,
  id: TableId,
  request: ActionRequest,
  lag: number,
): Promise<ActionOutcome> {
  const { host } = context;
  const { action, after, key } = request;
  if (action.type === 'chat') return say(context, person, id, { after, key }, action.text);
  if (action.type === 'rematch') return rematch(context, person, id, { ...request, action });
  return host.act(person, id, { after, key, action, lag });
}

async function say(
  context: Context,
  person: PersonId,
  id: TableId,
  request: Omit<ActionRequest, 'action'>,
  words: string,
): Promise<ActionOutcome> {
  const text = clean(words);
  if (text === '') throw new Problem(400, 'malformed', { field: 'action.text', words: 'must have letters' });
  await refuseForbidden(context, text);
  return context.host.act(person, id, { ...request, action: { type: 'chat', text } });
}

/** Asks for a rematch or accepts it: either way one sits there. The new table is made before the log speaks of it. */
async function rematch(
  context: Context,
  person: PersonId,
  id: TableId,
  request: RematchRequest,
): Promise<ActionOutcome> {
  const { host, maker } = context;
  const { salt, promise } = request.action;
  const judged = await host.act(person, id, { ...request, action: { type: 'rematch' } });
  if (!judged.ok) return judged;
  const old = await host.look(id, (table) => ({ made: table.rematch, again: seatInRematch(table, person) }));
  if (!old?.again) return judged;
  const made = old.made ?? (await maker.again(person, old.again.plan, id));
  if (isRefusal(made)) return { ok: false, refusal: made, words: inWords(made, null), update: null };
  const named =
    old.made === null ? await host.act(person, id, { ...request, action: { type: 'rematch', table: made } }) : judged;
  const table = await host.look(id, (over) => over.rematch);
  if (!named.ok || table === null) return named;
  await refuseBlocked(context, person, table);
  const seated = await sitAt(context, person, table, request.key, { type: 'sit-again', salt, promise, ...old.again });
  return seated.ok ? named : seated;
}

type RematchRequest = ActionRequest & { readonly action: Extract<Action, { type: 'rematch' }> };

/** As things stand at the table. */
async function sitAt(
  { host }: Context,
  person: PersonId,
  id: TableId,
  key: string,
  action: SitAgain,
): Promise<ActionOutcome> {
  const after = await host.look(id, (table) => table.entries - 1);
  return host.act(person, id, { after: after ?? 0, key, action });
}
