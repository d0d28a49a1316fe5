import { useRef } from 'preact/hooks';
import type { BySuit } from '../rules/index.ts';
import type { Props } from './board.tsx';
import type { ShipItMoment } from './modes.ts';
import { wayOf } from './way.ts';

/** What the event that has just happened did on the table. */
export interface LastMove {
  readonly index: number;
  readonly way: readonly string[];
  /** The tile that shipped, and what each suit was paid. */
  readonly shipped: { readonly from: string; readonly pays: BySuit<number> } | null;
  readonly scattered: { readonly after: number; readonly from: string } | null;
}

/** Seen by comparing two moments; null when the moment was jumped to. Shown at once, several events may lie between them. */
export function useLastMove({ moment, fresh }: Props): LastMove | null {
  const before = useRef<ShipItMoment>(moment);
  const found = useRef<LastMove | null>(null);
  if (before.current !== moment) {
    const steps = fresh === null ? 0 : moment.index - before.current.index;
    found.current = steps > 0 ? between(before.current, moment, steps === 1 ? fresh : null) : null;
    before.current = moment;
  }
  return found.current;
}

function between(was: ShipItMoment, now: ShipItMoment, event: Props['fresh']): LastMove {
  const { shipment, laid } = was.view;
  return {
    index: now.index,
    way: event ? wayOf(was.state, was.view.pipstop, event) : [],
    shipped: shippedIn(was, now),
    scattered: event?.type === 'scatter' && shipment ? { after: laid, from: shipment.from } : null,
  };
}

function shippedIn({ view: was }: ShipItMoment, { view: now }: ShipItMoment): LastMove['shipped'] {
  const suit = Object.keys(was.hubs).find((code) => was.hubs[code] !== now.hubs[code]);
  const from = suit && was.hubs[suit];
  if (!from) return null;
  const pays = Object.keys(was.scores).map((code) => [code, now.scores[code] - was.scores[code]]);
  return { from, pays: Object.fromEntries(pays) };
}
