import { haulWay, officialWay, type SeenEvents, type ShipItState } from '../rules/index.ts';

/** The spaces that a move leads over. */
export function wayOf(state: ShipItState, pipstop: number | null, event: SeenEvents | null): string[] {
  if (event?.type === 'official') return officialWay(state, event.to);
  if (event?.type !== 'haul' || pipstop === null) return [];
  return haulWay(state, event.load, event.to, pipstop);
}
