import { signal } from '@preact/signals';
import { isTableList, isYours, type TableSummary } from '@waybill/protocol';
import { useEffect } from 'preact/hooks';
import { person } from '../frame/server.ts';
import { ask } from './http.ts';

const LOOK_EVERY = 15_000;

export interface Lists {
  /** One's own, those where it is one's turn first. */
  readonly yours: readonly TableSummary[];
  readonly open: readonly TableSummary[];
}

async function bring(): Promise<Lists> {
  const [yours, open] = await Promise.all([
    person.peek() ? ask(isTableList, '/api/me/tables') : { tables: [] },
    ask(isTableList, '/api/tables'),
  ]);
  const own = yours.tables.toSorted((a, b) => Number(isYours(b)) - Number(isYours(a)));
  return { yours: own, open: open.tables.filter(({ seat }) => seat === null) };
}

/** One for all parts of a page that show them. */
const lists = signal<Lists | null>(null);
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;
/** Whose are on their way. */
let under: { readonly of: string | undefined } | null = null;

function look(): void {
  const of = person.peek()?.id;
  if (document.visibilityState !== 'visible' || (under && under.of === of)) return;
  const asked = { of };
  under = asked;
  const settle = (found: Lists | null) => {
    if (under !== asked) return;
    under = null;
    if (found && watchers > 0) lists.value = found;
  };
  void bring().then(settle, () => settle(null));
}

function watch(): () => void {
  if (watchers++ === 0) {
    timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
  }
  look();
  return () => {
    if (--watchers > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    lists.value = null;
  };
}

/** The tables of the server, looked at now and then while somebody looks at the page. */
export function useLists(): Lists | null {
  useEffect(watch, [person.value?.id]);
  return lists.value;
}
