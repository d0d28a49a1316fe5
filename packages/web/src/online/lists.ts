import { isTableList, isYours, type TableSummary } from '@waybill/protocol';
import { useEffect, useState } from 'preact/hooks';
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

/** The tables of the server, looked at now and then while somebody looks at the page. */
export function useLists(): Lists | null {
  const [lists, setLists] = useState<Lists | null>(null);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void bring().then(setLists, () => undefined);
    look();
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [person.value?.id]);
  return lists;
}
