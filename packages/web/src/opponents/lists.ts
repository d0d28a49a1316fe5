import { isSeekers, isWatched, type Seeker, type WatchedTable } from '@waybill/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../online/http.ts';

const LOOK_EVERY = 3_000;

export interface Opponents {
  readonly seeks: readonly Seeker[];
  /** Not one's own, the best first. */
  readonly watched: readonly WatchedTable[];
}

export async function bringWatched(): Promise<readonly WatchedTable[]> {
  return (await ask(isWatched, '/api/watch')).tables.filter(({ seat }) => seat === null);
}

async function bring(): Promise<Opponents> {
  const [{ seeks }, watched] = await Promise.all([ask(isSeekers, '/api/seeks'), bringWatched()]);
  return { seeks, watched };
}

/** Who looks for a match and what is on, looked at now and then while somebody looks at the page. */
export function useOpponents(): Opponents | null {
  const [found, setFound] = useState<Opponents | null>(null);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void bring().then(setFound, () => undefined);
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return found;
}
