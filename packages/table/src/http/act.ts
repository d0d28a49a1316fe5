import { isRefusal } from '@waybill/rules/kernel';
import type { Request } from '../host/action.ts';
import type { Outcome } from '../host/outcome.ts';
import { inWords } from '../host/words.ts';
import type { PersonId, TableId } from '../log/entry.ts';
import { type Context, pass } from './context.ts';
import { clean } from './json.ts';
import { Problem } from './problem.ts';

/** One action of one person, however it came in; one of the two is told what became of it. */
export function actFor(
  context: Context,
  person: PersonId,
  id: TableId,
  request: Request,
  answer: (outcome: Outcome) => void,
  fail: (error: unknown) => void,
): void {
  const { gates, metrics, host } = context;
  pass(gates.actions, person);
  const { type } = request.action;
  if (type === 'chat') pass(gates.chats, person);
  const start = performance.now();
  const told = (known: Outcome) => {
    metrics.acted(type, known.ok ? 'done' : known.refusal.code, (performance.now() - start) / 1000);
    if (!known.ok) refusedLine(context, person, id, request, known.refusal.code);
    answer(known);
  };
  if (host.move(person, id, request, told, fail)) return;
  const outcome =
    type === 'chat' || type === 'rematch'
      ? prepared(context, person, id, request, (ready) => host.act(person, id, ready))
      : host.act(person, id, request);
  outcome.then(told).catch(fail);
}

export function act(context: Context, person: PersonId, id: TableId, request: Request): Promise<Outcome> {
  return new Promise((resolve, reject) => actFor(context, person, id, request, resolve, reject));
}

function refusedLine({ log }: Context, person: PersonId, table: TableId, { action }: Request, code: string): void {
  log.info({ person, table, type: action.type, code }, 'action refused');
}

type Go = (request: Request) => Promise<Outcome>;

/** What has to be there before the table is asked. */
async function prepared(context: Context, person: PersonId, id: TableId, request: Request, go: Go): Promise<Outcome> {
  const { action } = request;
  if (action.type === 'chat') {
    const text = clean(action.text);
    if (text === '') throw new Problem(400, 'malformed', { field: 'action.text', words: 'must have letters' });
    return go({ ...request, action: { ...action, text } });
  }
  if (action.type !== 'rematch') return go(request);
  // Asked without a table, it is only judged; the new table is made before the log speaks of it.
  const judged = await go(request);
  if (!judged.ok) return judged;
  const plan = await context.host.look(id, (table) => (table.rematch === null ? table.plan : null));
  if (!plan) return judged;
  const made = await context.maker.again(person, plan, `rematch-${id}`);
  if (isRefusal(made)) return { ok: false, refusal: made, words: inWords(made, null), update: null };
  return go({ ...request, action: { type: 'rematch', table: made } });
}
