import { findGame } from '@waybill/games';
import { type Dealt, isFlaw, NOTHING_DEALT } from '@waybill/kernel';
import { fullLag } from './clock.ts';
import { readPlan, setupOfPlan } from './fold.ts';
import type { Playing, TableState } from './table.ts';

/**
 * A state as what sets it apart from a fresh one: path → value. Works for states made of numbers, texts, lists and
 * typed arrays; whatever it can't bring back is not frozen, and the log decides as ever.
 */
type Leaves = [path: string, value: unknown][];

type Branch = Record<string, unknown>;

const isTyped = (value: unknown): value is Uint8Array => ArrayBuffer.isView(value);
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null && !isTyped(value);

function leavesOf(fresh: Branch, now: Branch, path: string, out: Leaves): Leaves {
  for (const key of Object.keys(now)) {
    const [a, b] = [fresh[key], now[key]];
    if (a === b || typeof b === 'function') continue;
    if (isTyped(b)) {
      if (!isTyped(a) || b.some((n, i) => n !== a[i])) out.push([path + key, Array.from(b)]);
    } else if (isBranch(b) && isBranch(a) && !Array.isArray(b)) leavesOf(a, b, `${path}${key}.`, out);
    else if (!isBranch(b) || JSON.stringify(a) !== JSON.stringify(b)) out.push([path + key, b]);
  }
  return out;
}

function grow(root: Branch, leaves: Leaves): void {
  for (const [path, value] of leaves) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const branch = keys.reduce((at, key) => at[key] as Branch, root);
    const old = branch[last];
    if (isTyped(old)) old.set(value as number[]);
    else if (Array.isArray(old)) old.splice(0, old.length, ...(value as unknown[]));
    else branch[last] = value;
  }
}

/** What a database needs to know of a state, besides its plan. */
type Frozen = { readonly events: number; readonly dealt?: Dealt; readonly leaves: Leaves };

function freezeState({ game }: TableState, playing: Playing): Frozen {
  const fresh = game.begin(playing.setup) as Branch;
  return { events: playing.events, dealt: playing.dealt, leaves: leavesOf(fresh, playing.state as Branch, '', []) };
}

function thawState({ game, plan }: Pick<TableState, 'game' | 'plan'>, frozen: Frozen): Playing {
  const setup = setupOfPlan(plan);
  if (isFlaw(setup)) throw new Error(`${setup.field} ${setup.words}`);
  const state = game.begin(setup);
  grow(state as Branch, frozen.leaves);
  return { setup, state, events: frozen.events, dealt: frozen.dealt ?? NOTHING_DEALT };
}

/** A table as text; null where it would not come back as it is. */
export function freeze(table: TableState): string | null {
  const { game: _, playing, ...rest } = table;
  const frozen = playing && freezeState(table, playing);
  const text = JSON.stringify({ ...rest, playing: frozen });
  if (!playing) return text;
  const back = thaw(text).playing;
  return back && leavesOf(back.state as Branch, playing.state as Branch, '', []).length === 0 ? text : null;
}

/** What tables had before snapshots spoke of it. */
function before(seats: number): Partial<TableState> {
  const each = <T>(value: T) => Array.from({ length: seats }, () => value);
  return { ended: null, dealer: 1, starting: null, pausedAt: null, promises: each(null), pauses: each(0) };
}

export function thaw(text: string): TableState {
  const { playing, ...rest } = JSON.parse(text) as Omit<TableState, 'game' | 'playing'> & { playing: Frozen | null };
  const game = findGame(rest.plan.game);
  if (!game) throw new Error(`there is no game ${rest.plan.game}`);
  const { clocks } = rest;
  const plan = readPlan(rest.plan);
  return {
    ...before(plan.seats),
    ...rest,
    plan,
    clocks: clocks && plan.clock && { ...clocks, lag: clocks.lag ?? fullLag(plan.clock, plan.seats) },
    game,
    playing: playing && thawState({ game, plan }, playing),
  };
}
