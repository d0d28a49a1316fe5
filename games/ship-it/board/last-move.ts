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

/** Seen by comparing two moments in a row; null when the moment was jumped to. */
export function useLastMove({ moment, fresh }: Props): LastMove | null {
  const before = useRef<ShipItMoment>(moment);
  const found = useRef<LastMove | null>(null);
  if (before.current !== moment) {
    const next = fresh !== null && before.current.index + 1 === moment.index;
    found.current = next ? between(before.current, moment, fresh) : null;
    before.current = moment;
  }
  return found.current;
}

function between(was: ShipItMoment, now: ShipItMoment, event: NonNullable<Props['fresh']>): LastMove {
  const { shipment, laid } = was.view;
  return {
    index: now.index,
    way: wayOf(was.state, was.view.pipstop, event),
    shipped: shippedIn(was, now),
    scattered: event.type === 'scatter' && shipment ? { after: laid, from: shipment.from } : null,
  };
}

function shippedIn({ view: was }: ShipItMoment, { view: now }: ShipItMoment): LastMove['shipped'] {
  const suit = Object.keys(was.hubs).find((code) => was.hubs[code] !== now.hubs[code]);
  const from = suit && was.hubs[suit];
  if (!from) return null;
  const pays = Object.keys(was.scores).map((code) => [code, now.scores[code] - was.scores[code]]);
  return { from, pays: Object.fromEntries(pays) };
}
