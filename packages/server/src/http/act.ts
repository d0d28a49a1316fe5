import { isRefusal } from '@waybill/kernel';
import type { ActionRequest } from '@waybill/protocol';
import type { ActionOutcome } from '../host/perform.ts';
import { inWords } from '../host/words.ts';
import type { PersonId, TableId } from '../log/entry.ts';
import { type Context, pass } from './context.ts';
import { clean } from './json.ts';
import { Problem } from './problem.ts';

/** One action of one person, whether it came over a socket or by POST. */
export async function act(
  context: Context,
  person: PersonId,
  table: TableId,
  request: ActionRequest,
): Promise<ActionOutcome> {
  const { gates, metrics, log } = context;
  const { type } = request.action;
  pass(gates.actions, person);
  if (type === 'chat') pass(gates.chats, person);
  if (type === 'sit') await refuseBlocked(context, person, table);
  const start = performance.now();
  const outcome = await perform(context, person, table, request);
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
  { host, maker }: Context,
  person: PersonId,
  id: TableId,
  request: ActionRequest,
): Promise<ActionOutcome> {
  const { action } = request;
  if (action.type === 'chat') {
    const text = clean(action.text);
    if (text === '') throw new Problem(400, 'malformed', { field: 'action.text', words: 'must have letters' });
    return host.act(person, id, { ...request, action: { ...action, text } });
  }
  return action.type === 'rematch' ? rematch({ host, maker }, person, id, request) : host.act(person, id, request);
}

/** Asked without a table, it is only judged; the new table is made before the log speaks of it. */
async function rematch(
  { host, maker }: Pick<Context, 'host' | 'maker'>,
  person: PersonId,
  id: TableId,
  request: ActionRequest,
): Promise<ActionOutcome> {
  const judged = await host.act(person, id, request);
  if (!judged.ok) return judged;
  const plan = await host.look(id, (table) => (table.rematch === null ? table.plan : null));
  if (!plan) return judged;
  const made = await maker.again(person, plan, `rematch-${id}`);
  if (isRefusal(made)) return { ok: false, refusal: made, words: inWords(made, null), update: null };
  return host.act(person, id, { ...request, action: { type: 'rematch', table: made } });
}
