import { useEffect } from 'preact/hooks';
import type { BoardProps } from '../games/board.ts';
import type { Lazy } from './lazy.tsx';

/** Fetches parts of later phases once the viewer has played: one that comes late pushes others away from under a finger. */
export function usePreload(
  { fresh, moment }: Pick<BoardProps<unknown, unknown>, 'fresh' | 'moment'>,
  ...parts: Pick<Lazy<unknown>, 'load'>[]
): void {
  const played = fresh?.by === moment.viewer;
  useEffect(() => {
    // What can't be fetched now is asked for again when it is shown.
    if (played) for (const part of parts) part.load().catch(() => undefined);
  }, [played]);
}
