import { findGame } from '@waybill/rules';
import { isFlaw } from '@waybill/rules/kernel';
import { setupOf } from './fold.ts';
import type { Playing, Table } from './table.ts';

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

/** What a thread or a database needs to know of a state, besides its plan. */
export type Frozen = { readonly events: number; readonly leaves: Leaves };

export function freezeState({ game }: Table, playing: Playing): Frozen {
  const fresh = game.begin(playing.setup) as Branch;
  return { events: playing.events, leaves: leavesOf(fresh, playing.state as Branch, '', []) };
}

export function thawState({ game, plan }: Pick<Table, 'game' | 'plan'>, frozen: Frozen): Playing {
  const setup = setupOf(plan);
  if (isFlaw(setup)) throw new Error(`${setup.field} ${setup.words}`);
  const state = game.begin(setup);
  grow(state as Branch, frozen.leaves);
  return { setup, state, events: frozen.events };
}

/** A table as text; null where it would not come back as it is. */
export function freeze(table: Table): string | null {
  const { game: _, playing, ...rest } = table;
  const frozen = playing && freezeState(table, playing);
  const text = JSON.stringify({ ...rest, playing: frozen });
  if (!playing) return text;
  const back = thaw(text).playing;
  return back && leavesOf(back.state as Branch, playing.state as Branch, '', []).length === 0 ? text : null;
}

export function thaw(text: string): Table {
  const { playing, ...rest } = JSON.parse(text) as Omit<Table, 'game' | 'playing'> & { playing: Frozen | null };
  const game = findGame(rest.plan.game);
  if (!game) throw new Error(`there is no game ${rest.plan.game}`);
  return { ...rest, game, playing: playing && thawState({ game, plan: rest.plan }, playing) };
}
