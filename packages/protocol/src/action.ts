import type { Event, Level, Seat } from '@waybill/kernel';
import type { Plan } from './plan.ts';

/** What somebody wants to do at a table. */
export type Action =
  | { readonly type: 'plan'; readonly plan: Omit<Plan, 'game'> }
  | { readonly type: 'sit'; readonly seat?: Seat; readonly salt?: string; readonly promise?: string }
  | { readonly type: 'stand' }
  | { readonly type: 'unseat'; readonly seat: Seat }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: Level }
  | { readonly type: 'start' }
  | { readonly type: 'reveal'; readonly salt: string }
  | { readonly type: 'play'; readonly event: Event }
  | { readonly type: 'ask-back'; readonly to?: number }
  | { readonly type: 'answer-back'; readonly yes: boolean }
  | { readonly type: 'resign' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'chat'; readonly text: string }
  /** Asks for one more match, or accepts: whoever does sits there, one seat further. */
  | { readonly type: 'rematch'; readonly salt?: string; readonly promise?: string };

export type ActionType = Action['type'];

export interface ActionRequest {
  /** The number of the last entry its author had seen. */
  readonly after: number;
  /** The author's own name for it: a repeat changes nothing. */
  readonly key: string;
  readonly action: Action;
}
