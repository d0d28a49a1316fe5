import type { ShipItView } from './view-types.ts';

type Loads = {
  readonly [id: string]: { readonly space?: string; readonly rank?: string; readonly warehoused?: boolean };
};
export type Changes = Partial<Omit<ShipItView, 'freight'>> & { readonly freight?: Loads };

/** A whole state with pieces moved on the table that nobody played there; ranks stay as they are. */
export function rearrange(state: ShipItView, { freight = {}, ...changes }: Changes): ShipItView {
  const loads = Object.entries(state.freight).map(([id, load]) => {
    const changed = { ...load, ...freight[id] };
    const knownTo = changed.warehoused ? 'everybody' : load.knownTo;
    return [id, { ...changed, knownTo, possible: [changed.rank] }];
  });
  return { ...state, ...changes, freight: Object.fromEntries(loads) };
}
