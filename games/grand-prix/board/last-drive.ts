import { useRef } from 'preact/hooks';
import { spaces } from '../rules/index.ts';
import type { Props } from './board.tsx';
import { landingOf } from './odds.ts';

/** What the drive that has just been made came to. */
export interface LastDrive {
  readonly circuit: number;
  readonly from: number;
  readonly to: number;
  readonly damage: number;
  /** Damage to spare before it. */
  readonly left: number;
  /** How it ended the circuit; `on` if it did not. */
  readonly ends: ReturnType<typeof landingOf>['ends'];
}

/** A drive that ended its circuit. */
export type LastOfAll = LastDrive & { readonly ends: Exclude<LastDrive['ends'], 'on'> };

export const isLast = (drive: LastDrive | null): drive is LastOfAll => drive !== null && drive.ends !== 'on';

/** Seen by comparing two moments in a row; null when the moment was jumped to, or another event led here. */
export function useLastDrive({ moment, fresh }: Props): LastDrive | null {
  const before = useRef(moment);
  const found = useRef<LastDrive | null>(null);
  if (before.current !== moment) {
    const was = before.current;
    const drove = fresh?.type === 'drive' && was.index + 1 === moment.index;
    found.current = drove ? driven(was.state) : null;
    before.current = moment;
  }
  return found.current;
}

function driven(was: Props['moment']['state']): LastDrive {
  const { to, damage, ends } = landingOf(was, spaces(was));
  return { circuit: was.circuit, from: was.space, to, damage, left: was.damage, ends };
}
