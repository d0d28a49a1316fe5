import type { Event, Game, Setup, Viewer } from '@waybill/kernel';
import type { Undo } from './model.ts';
import { reveals } from './secrets.ts';

interface Past {
  readonly game: Game;
  readonly setup: Setup;
  readonly events: readonly Event[];
  /** The event that would be taken back, with everything after it. */
  readonly at: number;
  readonly viewer: Viewer;
  /** The state before each event, and the latest one. */
  readonly states: readonly unknown[];
}

/** Taking back is free as long as nothing came in between that can't be unseen. */
export function undoOf({ game, setup, events, at, viewer, states }: Past): Undo {
  const since = events.slice(at + 1);
  if (since.some(({ by }) => by === 'chance')) return { kind: 'marked', reason: 'chance' };
  if (since.length > 0 || events[at].by !== viewer) return { kind: 'marked', reason: 'opponent' };
  if (reveals(game, setup, states[at], events[at], states[at + 1])) return { kind: 'marked', reason: 'hidden' };
  return { kind: 'free' };
}
