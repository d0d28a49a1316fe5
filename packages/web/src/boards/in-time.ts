import { useEffect } from 'preact/hooks';
import type { Later } from '../look/later.tsx';
import type { BoardProps } from './contract.ts';

/** Fetches parts of later phases once the viewer has played: one that comes late pushes others away from under a finger. */
export function useInTime(
  { fresh, moment }: Pick<BoardProps<unknown, unknown>, 'fresh' | 'moment'>,
  ...parts: Pick<Later<unknown>, 'bring'>[]
): void {
  const played = fresh?.by === moment.viewer;
  useEffect(() => {
    // What can't be fetched now is asked for again when it is shown.
    if (played) for (const part of parts) part.bring().catch(() => undefined);
  }, [played]);
}
