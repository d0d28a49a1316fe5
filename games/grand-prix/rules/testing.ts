import { type Event, isRefusal, judge, type Play, playOf, type Refusal } from '@waybill/kernel';
import { game as grandPrix } from './index.ts';
import { season2021 } from './season-2021.ts';
import type { CircuitSheet, Sheet } from './sheet.ts';
import type { State } from './state.ts';

export function start(sheet: Sheet = season2021, options: Record<string, unknown> = {}): Play<State> {
  return playOf(grandPrix, { seats: ['Ann'], sheet, options });
}

/** A match in which these events were accepted. */
export function script(events: readonly Event[], sheet?: Sheet, options: Record<string, unknown> = {}): Play<State> {
  return start(sheet, options).mustAccept(...events);
}

/** Why this event is refused, the state as it is. */
export function refusalOf(play: Play<State>, event: unknown): Refusal | null {
  const judged = judge(grandPrix, play.state, event);
  return isRefusal(judged) ? judged : null;
}

export const clauseOf = (play: Play<State>, event: unknown) => refusalOf(play, event)?.clause ?? null;
export const stateOf = (play: Play<State>) => grandPrix.state(play.state);

type Extras = { readonly shift?: true; readonly include?: true };
export const gear = (n: number, extras: Extras = {}): Event => ({ by: 0, type: 'gear', gear: n, ...extras });
export const roll = (...dice: number[]): Event => ({ by: 'chance', type: 'roll', dice });
export const reroll = (extras: Extras = {}): Event => ({ by: 0, type: 'reroll', ...extras });
export const select = (dice: number[], extras: Extras = {}): Event => ({ by: 0, type: 'select', dice, ...extras });
export const drive: Event = { by: 0, type: 'drive' };

/** A turn in this gear that moves so many spaces: that many ones, the rest sixes. */
export function turn(n: number, spaces: number, { dice = 6, ...extras }: Extras & { dice?: number } = {}): Event[] {
  const row = Array.from({ length: dice }, (_, i) => (i < spaces ? 1 : 6));
  return [gear(n, extras), roll(...row), drive];
}

/** The 2021 season with some of it replaced. */
export function sheetWith(changes: Partial<Sheet>): Sheet {
  return { ...season2021, ...changes };
}

export function oneCircuit(changes: Partial<CircuitSheet> = {}): Sheet {
  const circuit = { name: 'Short', stretches: [2, 2, 2], time: 3, damage: 6, ...changes };
  return sheetWith({ circuits: [circuit] });
}
