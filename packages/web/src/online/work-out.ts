import {
  apply,
  type Event,
  type Game,
  isFlaw,
  isRefusal,
  judge,
  readSetup,
  type Setup,
  Sfc32,
  type View,
  type Viewer,
} from '@waybill/rules/kernel';
import { rules } from '../boards/rules.ts';
import type { Plan } from './wire.ts';

/** The set-up of a plan; names are looked up when somebody reads them. */
export function setupOf(game: Game, { options, sheet, seats }: Plan): Setup {
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`);
  const setup = readSetup(game, { options, seats: names, ...(sheet !== undefined && { sheet }) });
  if (isFlaw(setup)) throw new Error(`${setup.field} ${setup.words}`);
  return setup;
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
  const game = await rules[plan.game]?.();
  if (!game) return null;
  const state = game.imagine(setupOf(game, plan), view, viewer, new Sfc32('open'));
  const views: View[] = [];
  for (const event of events) {
    const judged = judge(game, state, event);
    if (isRefusal(judged)) return null;
    apply(game, state, judged);
    views.push(game.view(state, viewer));
  }
  return views;
}
