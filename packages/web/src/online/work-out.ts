import {
  apply,
  type Event,
  type Game,
  isRefusal,
  judge,
  type Setup,
  Sfc32,
  setupOf,
  type View,
  type Viewer,
} from '@waybill/kernel';
import type { Plan } from '@waybill/protocol';
import { loadRules } from '../games/load-rules.ts';
import { findEntry } from '../games/registry.ts';

/** The set-up of a plan; names are looked up when somebody reads them. */
export function setupOfPlan(game: Game, { options, sheet, seats }: Plan): Setup {
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`);
  return setupOf(game, { options, seats: names, sheet });
}

/**
 * What the viewer knows after each of these events, from what it knew before them. The server leaves that to us only
 * where nobody has a secret; null where the events don't fit.
 */
export async function workOut(
  plan: Plan,
  view: View,
  viewer: Viewer,
  events: readonly Event[],
): Promise<View[] | null> {
  if (!findEntry(plan.game)) return null;
  const game = await loadRules(plan.game);
  const state = game.imagine(setupOfPlan(game, plan), view, viewer, new Sfc32('open'));
  const views: View[] = [];
  for (const event of events) {
    const judged = judge(game, state, event);
    if (isRefusal(judged)) return null;
    apply(game, state, judged);
    views.push(game.view(state, viewer));
  }
  return views;
}
